/// A font, described by its use or by name and size; resolved for a platform and the preferred size of text.
public struct Font: Hashable, Sendable {
    /// The uses of text that have a size of their own.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
        case extraLargeTitle, extraLargeTitle2
    }

    /// The thickness of letters.
    public struct Weight: Hashable, Sendable {
        /// 100...900.
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// The width of letters; 0 is standard, negative is narrower.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    public typealias Design = FontDesign
    public typealias Leading = FontLeading

    enum Provider: Hashable, Sendable {
        case style(TextStyle, weight: Weight?, design: Design?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        /// The size follows the preferred size of text as that of a style does; nil stays fixed.
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
        /// The text of the platform where nobody chose a font.
        case platform
    }

    let provider: Provider
    var modifiers: [FontModifier] = []

    init(_ provider: Provider) { self.provider = provider }

    /// The system font at a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// The system font of a use.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, weight: weight, design: design))
    }

    /// A font by name, at a size that follows the preferred size of text as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// A font by name, at a size that follows the preferred size of text as `textStyle` does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A font by name, always at this size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }

    public static let largeTitle = Font(.style(.largeTitle, weight: nil, design: nil))
    public static let title = Font(.style(.title, weight: nil, design: nil))
    public static let title2 = Font(.style(.title2, weight: nil, design: nil))
    public static let title3 = Font(.style(.title3, weight: nil, design: nil))
    public static let headline = Font(.style(.headline, weight: nil, design: nil))
    public static let subheadline = Font(.style(.subheadline, weight: nil, design: nil))
    public static let body = Font(.style(.body, weight: nil, design: nil))
    public static let callout = Font(.style(.callout, weight: nil, design: nil))
    public static let footnote = Font(.style(.footnote, weight: nil, design: nil))
    public static let caption = Font(.style(.caption, weight: nil, design: nil))
    public static let caption2 = Font(.style(.caption2, weight: nil, design: nil))
}
