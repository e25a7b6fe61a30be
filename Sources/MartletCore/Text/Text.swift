/// One or more lines of text that is only read.
///
/// A value: `+` joins texts, and the modifiers that return `Text` change only this one.
nonisolated public struct Text: Equatable, Sendable {
    let storage: TextStorage
    /// The first applied is the innermost and wins.
    var modifiers: [TextModifier] = []

    init(storage: TextStorage) { self.storage = storage }

    /// Text as it is written, without a look-up.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// A string as it is. Literals are taken as localized keys instead.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// The text of a key in the strings of a bundle; the key itself where there is none. `**bold**`, `*italic*`,
    /// `` `code` `` and `[links](address)` in it are shown as such.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        storage = .localized(key, table: tableName, BundleReference(bundle))
    }

    /// Text with attributes of its own.
    // Literals could be attributed strings as well; they are keys.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    /// Two texts as one paragraph. Attributes set on the result hold where the parts set none.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .concatenation(lhs, rhs)) }

    func adding(_ modifier: TextModifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }
}

/// What a text says.
indirect enum TextStorage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, BundleReference)
    case attributed(AttributedString)
    case formatted(TextFormatting)
    case image(Image)
    case concatenation(Text, Text)
}

/// One change that a text makes to itself.
enum TextModifier: Equatable, Sendable {
    case font(Font?)
    case fontChange(FontModifier)
    case style(AnyShapeStyle)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
}

/// Text that is made for a locale when it is shown.
struct TextFormatting: Equatable, Sendable {
    /// What it is made from, for comparison.
    let identity: AnyHashableSendable
    let make: @Sendable (EnvironmentValues) -> String

    static func == (a: TextFormatting, b: TextFormatting) -> Bool { a.identity == b.identity }
}

/// A hashable value that may cross threads.
struct AnyHashableSendable: Hashable, @unchecked Sendable {
    let value: AnyHashable

    init<H: Hashable & Sendable>(_ value: H) { self.value = AnyHashable(value) }
}
