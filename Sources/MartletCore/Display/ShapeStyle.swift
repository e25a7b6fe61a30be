/// Something that fills shapes and text: a colour, a gradient, a rank in a hierarchy.
///
/// Conform by answering `resolve(in:)` with another style.
nonisolated public protocol ShapeStyle: Sendable {
    /// The style that this one stands for in an environment.
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What is painted. Framework styles answer it themselves; the default asks `resolve(in:)`.
    func _resolve(_ context: _StyleContext) -> _ResolvedStyle
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is resolved by the framework")
    }
}

extension ShapeStyle {
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        resolve(in: context.environment)._resolve(context)
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { switch self {} }
}

/// Where a style is resolved. Nothing is looked up before a style asks for it.
public struct _StyleContext {
    let environment: EnvironmentValues
    /// The view that what is missing is reported for.
    private var instance: ViewInstance?
    /// What `foreground` and the ranks mean where a style is inside of another one.
    private var outerForeground: ForegroundStyles??

    init(_ environment: EnvironmentValues) { self.environment = environment }

    /// The context of a view, which reports to its host.
    init(_ inputs: _ViewInputs) {
        self.init(EnvironmentValues(scope: inputs.environment), instance: inputs.instance)
    }

    init(_ environment: EnvironmentValues, instance: ViewInstance) {
        self.environment = environment
        self.instance = instance
    }

    /// What `foreground` and the ranks mean here.
    var foreground: ForegroundStyles? {
        get { outerForeground ?? environment.foregroundStyles }
        set { outerForeground = .some(newValue) }
    }

    /// Tells of something that was not found.
    func report(_ code: Diagnostic.Code, _ message: String) {
        instance?.host.report(code, message, at: instance)
    }

    func reportMissingColor(_ name: String, _ bundle: BundleReference) {
        report(
            .missingColor,
            "No color named '\(name)' found in asset catalog for \(bundle.bundle.bundlePath). Add "
                + "\(name).colorset to a copied .xcassets folder, or use Color(red:green:blue:).")
    }
}

/// A style without an environment: what to paint, still without a rectangle.
public struct _ResolvedStyle: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case color(RGBA)
        case linear(GradientStops, UnitPoint, UnitPoint)
        case radial(GradientStops, UnitPoint, CGFloat, CGFloat)
        case elliptical(GradientStops, UnitPoint, CGFloat, CGFloat)
        case angular(GradientStops, UnitPoint, Angle, Angle)
        /// A picture, the part of it that is used (0...1), and points for each pixel.
        case image(Bitmap, CGRect, CGFloat)
        /// A gradient in the rectangle of something else.
        indirect case anchored(_ResolvedStyle, CGRect)
    }

    var content: Content
    var opacity: Double

    init(_ content: Content, opacity: Double = 1) {
        self.content = content
        self.opacity = opacity
    }

    init(_ color: RGBA) { self.init(.color(color)) }

    /// The one colour, if it is one.
    var solidColor: RGBA? {
        guard case .color(let color) = content else { return nil }
        return opacity == 1 ? color : color.multiplyingAlpha(by: Float(opacity))
    }

    /// One colour that stands for it where only a colour can be used.
    var representative: RGBA {
        if let solidColor { return solidColor }
        let color: RGBA
        switch content {
        case .color(let own): color = own
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            color = stops.color(at: 0)
        case .anchored(let style, _): color = style.representative
        case .image: color = .black
        }
        return color.multiplyingAlpha(by: Float(opacity))
    }

    /// Whether nothing of it can be seen.
    var isClear: Bool { opacity == 0 || solidColor?.alpha == 0 }

    func multiplyingOpacity(by factor: Double) -> _ResolvedStyle {
        var result = self
        result.opacity *= factor
        return result
    }
}
