/// The matrices of effects that change colours: straight alpha, encoded sRGB.
///
/// Formulas fitted to pixels measured on macOS 26.2 (iamcgn/swiftui-web, docs Effects); saturation and hue are those of
/// SVG's feColorMatrix.
enum ColorMatrix {
    /// Weights of the channels in luminance.
    static let luminance: (r: Float, g: Float, b: Float) = (0.2126, 0.7152, 0.0722)

    /// Scales each channel and adds to it.
    static func channels(_ scale: Float, plus offset: Float) -> [Float] {
        [
            scale, 0, 0, 0, offset,
            0, scale, 0, 0, offset,
            0, 0, scale, 0, offset,
            0, 0, 0, 1, 0,
        ]
    }

    static func saturation(_ s: Float) -> [Float] {
        let (r, g, b) = luminance
        return [
            r + (1 - r) * s, g * (1 - s), b * (1 - s), 0, 0,
            r * (1 - s), g + (1 - g) * s, b * (1 - s), 0, 0,
            r * (1 - s), g * (1 - s), b + (1 - b) * s, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    static func hueRotation(_ angle: Angle) -> [Float] {
        let c = Float(cos(angle.radians)), s = Float(sin(angle.radians))
        return [
            0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
            0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
            0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    static func multiply(_ c: RGBA) -> [Float] {
        [
            c.red, 0, 0, 0, 0,
            0, c.green, 0, 0, 0,
            0, 0, c.blue, 0, 0,
            0, 0, 0, c.alpha, 0,
        ]
    }
}

/// Adds to each channel.
@frozen nonisolated public struct _BrightnessEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    public var amount: Double

    @inlinable nonisolated public init(amount: Double) { self.amount = amount }

    nonisolated public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        amount == 0 ? nil : .colorMatrix(ColorMatrix.channels(1, plus: Float(amount)))
    }
}

extension View {
    /// Makes the view brighter by `amount`: 0 changes nothing, 1 is white.
    @inlinable nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(_BrightnessEffect(amount: amount))
    }
}

/// Spreads channels about the middle.
@frozen nonisolated public struct _ContrastEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    public var amount: Double

    @inlinable nonisolated public init(amount: Double) { self.amount = amount }

    nonisolated public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        amount == 1 ? nil : .colorMatrix(ColorMatrix.channels(Float(amount), plus: Float(0.5 - amount / 2)))
    }
}

extension View {
    /// Spreads the view's colours about middle gray by a factor; 1 changes nothing.
    @inlinable nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(_ContrastEffect(amount: amount))
    }
}

/// Scales the distance of colours to gray.
@frozen nonisolated public struct _SaturationEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    public var amount: Double

    @inlinable nonisolated public init(amount: Double) { self.amount = amount }

    nonisolated public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        amount == 1 ? nil : .colorMatrix(ColorMatrix.saturation(Float(amount)))
    }
}

extension View {
    /// Scales the distance of the view's colours to gray; 1 changes nothing, 0 is gray.
    @inlinable nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(_SaturationEffect(amount: amount))
    }
}

/// Moves colours towards gray.
@frozen nonisolated public struct _GrayscaleEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    public var amount: Double

    @inlinable nonisolated public init(amount: Double) { self.amount = amount }

    nonisolated public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        amount == 0 ? nil : .colorMatrix(ColorMatrix.saturation(Float(1 - amount)))
    }
}

extension View {
    /// Moves the view's colours towards gray; 0 changes nothing, 1 is gray.
    @inlinable nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(_GrayscaleEffect(amount: amount))
    }
}

/// Turns hues.
@frozen nonisolated public struct _HueRotationEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    public var angle: Angle

    @inlinable nonisolated public init(angle: Angle) { self.angle = angle }

    nonisolated public var animatableData: Double {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        angle == .zero ? nil : .colorMatrix(ColorMatrix.hueRotation(angle))
    }
}

extension View {
    /// Turns the view's hues by an angle.
    @inlinable nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(_HueRotationEffect(angle: angle))
    }
}

/// Turns each channel into its opposite.
@frozen nonisolated public struct _ColorInvertEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    @inlinable nonisolated public init() {}

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        .colorMatrix(ColorMatrix.channels(-1, plus: 1))
    }
}

/// Multiplies the colours with one colour, alpha included.
@frozen nonisolated public struct _ColorMultiplyEffect: PictureModifier, Equatable, Sendable {
    public var color: Color

    @inlinable nonisolated public init(color: Color) { self.color = color }

    nonisolated func drawn(in context: _StyleContext) -> _Resolved {
        _Resolved(color: Color.Resolved(color.provider.rgba(in: context)))
    }

    public struct _Resolved: PictureEffect, Equatable, Sendable {
        public var color: Color.Resolved

        public var animatableData: Color.Resolved.AnimatableData {
            get { color.animatableData }
            set { color.animatableData = newValue }
        }

        func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
            let color = color.encoded
            return color == .white ? nil : .colorMatrix(ColorMatrix.multiply(color))
        }
    }
}

/// Black, with the luminance of the content as alpha.
@frozen nonisolated public struct _LuminanceToAlphaEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    @inlinable nonisolated public init() {}

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? { .luminanceToAlpha }
}

/// Decides how the content's colours meet those behind it.
@frozen nonisolated public struct _BlendModeEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    public var blendMode: BlendMode

    @inlinable nonisolated public init(blendMode: BlendMode) { self.blendMode = blendMode }

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        blendMode == .normal ? nil : .blend(blendMode)
    }
}

/// Paints the content as one picture before it meets what is behind.
@frozen nonisolated public struct _CompositingGroupEffect: PictureModifier, PictureEffect, Equatable, Sendable {
    @inlinable nonisolated public init() {}

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? { .compositing }
}

extension View {
    /// Turns each channel into its opposite.
    @inlinable nonisolated public func colorInvert() -> some View { modifier(_ColorInvertEffect()) }

    /// Multiplies the view's colours, alpha included, with a colour.
    @inlinable nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(_ColorMultiplyEffect(color: color))
    }

    /// Black, as opaque as the view is bright.
    @inlinable nonisolated public func luminanceToAlpha() -> some View { modifier(_LuminanceToAlphaEffect()) }

    /// Decides how the view's colours meet those behind it.
    @inlinable nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }

    /// Paints the view as one picture before opacity or blending is applied.
    @inlinable nonisolated public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

    /// Paints the view as one picture. `opaque` and `colorMode` are accepted and change nothing.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        modifier(_CompositingGroupEffect())
    }
}

/// The space in which a drawing group mixes colours.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}
