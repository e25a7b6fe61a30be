/// What `foreground` and the ranks mean at a level of the views: one to three styles, and what is further out.
struct ForegroundStyles: Equatable, Sendable {
    private final class Outer: Sendable {
        let styles: ForegroundStyles
        init(_ styles: ForegroundStyles) { self.styles = styles }
    }

    let levels: [AnyShapeStyle]
    private let outer: Outer?

    init(_ levels: [AnyShapeStyle], outer: ForegroundStyles?) {
        self.levels = levels
        self.outer = outer.map(Outer.init)
    }

    static func == (a: ForegroundStyles, b: ForegroundStyles) -> Bool {
        a.levels == b.levels && (a.outer === b.outer || a.outer?.styles == b.outer?.styles)
    }

    /// The style of a rank, 0 being the first.
    func resolve(level: Int, _ context: _StyleContext) -> _ResolvedStyle {
        var context = context
        context.foreground = outer?.styles
        if level < levels.count { return levels[level]._resolve(context) }
        let base = levels.count - 1
        // A rank taken from a rank further out stays a rank of that.
        if base == 0, let rank = levels[0].base as? HierarchicalShapeStyle {
            return HierarchicalShapeStyle(level: rank.level + level)._resolve(context)
        }
        return levels[0]._resolve(context).multiplyingOpacity(by: HierarchicalShapeStyle.opacity(of: level))
    }
}

private struct ForegroundStylesKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct AccentColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// What the ranks mean; nil is the label colours of the system.
    var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// The foreground as one colour, where `foregroundColor(_:)` set it.
    var foregroundColor: Color? {
        get { foregroundStyles?.levels.first?.base as? Color }
        set { foregroundStyles = newValue.map { ForegroundStyles([AnyShapeStyle($0)], outer: nil) } }
    }

    var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    var tintColor: Color? {
        get { tintStyle?.base as? Color }
        set { tintStyle = newValue.map(AnyShapeStyle.init) }
    }

    /// The colour that `Color.accentColor` is; nil for the app's own.
    package var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }

    /// The style that `background` means; nil is the window's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}
