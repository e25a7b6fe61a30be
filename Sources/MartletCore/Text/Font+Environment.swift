private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct FontModifiersKey: EnvironmentKey { static var defaultValue: [FontModifier] { [] } }

extension EnvironmentValues {
    /// The font of text; nil is the platform's.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// Changes to every font below: bold, italic, weight.
    var fontModifiers: [FontModifier] {
        get { self[FontModifiersKey.self] }
        set { self[FontModifiersKey.self] = newValue }
    }

    /// The font that text has here.
    var resolvedFont: FontDescription {
        (font ?? Font(.platform)).resolve(Font.Context(self), overrides: fontModifiers)
    }
}

extension View {
    /// Sets the font of text in this view.
    @inlinable nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    private nonisolated func changingFonts(_ modifier: FontModifier) -> some View {
        // An inner change comes later in the list and wins.
        transformEnvironment(\.fontModifiers) { $0.append(modifier) }
    }

    /// Sets the weight of text in this view; nil leaves it.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.fontModifiers) { if let weight { $0.append(.weight(weight)) } }
    }

    /// Sets the width of the letters in this view; nil leaves it.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        transformEnvironment(\.fontModifiers) { if let width { $0.append(.width(width)) } }
    }

    /// Sets the design of the letters in this view; nil leaves it.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.fontModifiers) { if let design { $0.append(.design(design)) } }
    }

    nonisolated public func bold(_ isActive: Bool = true) -> some View { changingFonts(.bold(isActive)) }
    nonisolated public func italic(_ isActive: Bool = true) -> some View { changingFonts(.italic(isActive)) }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontModifiers) { if isActive { $0.append(.monospaced(true)) } }
    }
    nonisolated public func monospacedDigit() -> some View { changingFonts(.monospacedDigit) }
}
