extension Text {
    /// The line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of the line.
        public struct Pattern: Hashable, Sendable {
            let value: TextDecoration.Pattern

            public static let solid = Pattern(value: .solid)
            public static let dot = Pattern(value: .dot)
            public static let dash = Pattern(value: .dash)
            public static let dashDot = Pattern(value: .dashDot)
            public static let dashDotDot = Pattern(value: .dashDotDot)
        }

        let pattern: Pattern
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One line in the colour of the text.
        public static let single = LineStyle()
    }

    /// Where lines are cut that do not fit.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }

    /// Which letters are shown.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        weight.map { adding(.fontChange(.weight($0))) } ?? self
    }
    public func fontWidth(_ width: Font.Width?) -> Text { width.map { adding(.fontChange(.width($0))) } ?? self }
    public func fontDesign(_ design: Font.Design?) -> Text {
        design.map { adding(.fontChange(.design($0))) } ?? self
    }
    /// The bold face that belongs to the font's use.
    public func bold() -> Text { adding(.fontChange(.bold(true))) }
    public func bold(_ isActive: Bool) -> Text { adding(.fontChange(.bold(isActive))) }
    public func italic() -> Text { adding(.fontChange(.italic(true))) }
    public func italic(_ isActive: Bool) -> Text { adding(.fontChange(.italic(isActive))) }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? adding(.fontChange(.monospaced(true))) : self }
    /// All digits as wide as each other.
    public func monospacedDigit() -> Text { adding(.fontChange(.monospacedDigit)) }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.style(AnyShapeStyle(style))) }
    public func foregroundColor(_ color: Color?) -> Text {
        color.map { adding(.style(AnyShapeStyle($0))) } ?? self
    }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(color: color) : nil))
    }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive ? LineStyle(color: color) : nil))
    }
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
    /// Points added after each character; ligatures are kept.
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
    /// Points added after each character.
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
    /// Points by which the text is raised.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
}
