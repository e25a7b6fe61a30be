/// One change of a font.
enum FontModifier: Hashable, Sendable {
    /// The bold face that belongs to the font's use.
    case bold(Bool)
    case italic(Bool)
    case weight(Font.Weight)
    case width(Font.Width)
    case design(Font.Design)
    case monospaced(Bool)
    case monospacedDigit
    case smallCaps
    case leading(Font.Leading)
    case scaled(CGFloat)
}

extension Font {
    func adding(_ modifier: FontModifier) -> Font {
        var font = self
        font.modifiers.append(modifier)
        return font
    }

    /// The bold face that belongs to the font's use.
    public func bold() -> Font { adding(.bold(true)) }
    public func bold(_ isActive: Bool) -> Font { adding(.bold(isActive)) }
    public func italic() -> Font { adding(.italic(true)) }
    public func italic(_ isActive: Bool) -> Font { adding(.italic(isActive)) }
    public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
    public func width(_ width: Width) -> Font { adding(.width(width)) }
    public func monospaced() -> Font { adding(.monospaced(true)) }
    public func monospaced(_ isActive: Bool) -> Font { adding(.monospaced(isActive)) }
    /// All digits as wide as each other.
    public func monospacedDigit() -> Font { adding(.monospacedDigit) }
    public func smallCaps() -> Font { adding(.smallCaps) }
    public func lowercaseSmallCaps() -> Font { adding(.smallCaps) }
    public func uppercaseSmallCaps() -> Font { adding(.smallCaps) }
    public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
    /// The font with its size multiplied by `factor`.
    public func scaled(by factor: CGFloat) -> Font { adding(.scaled(factor)) }
}
