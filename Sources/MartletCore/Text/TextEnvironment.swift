/// Where the lines of a text stand that are shorter than the longest.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing

    var lines: TextLineAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// How many lines a text may take, and how many it takes room for.
struct LineLimits: Hashable, Sendable {
    var upper: Int?
    var lower: Int?
}

private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct LineLimitsKey: EnvironmentKey { static var defaultValue: LineLimits { LineLimits() } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct TextAttributesKey: EnvironmentKey { static var defaultValue: [TextModifier] { [] } }

extension EnvironmentValues {
    /// Where shorter lines stand.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// The most lines of a text; nil is no limit.
    public var lineLimit: Int? {
        get { lineLimits.upper }
        set { lineLimits = LineLimits(upper: newValue.map { max($0, 1) }) }
    }

    var lineLimits: LineLimits {
        get { self[LineLimitsKey.self] }
        set { self[LineLimitsKey.self] = newValue }
    }

    /// Points between lines.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// Where text is cut that does not fit.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// How far text may shrink before it is cut, 0...1.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// Whether letters may move together before text is cut.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// Which letters are shown; nil leaves them.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// Attributes that views set for all text in them, the outermost first.
    var textAttributes: [TextModifier] {
        get { self[TextAttributesKey.self] }
        set { self[TextAttributesKey.self] = newValue }
    }
}
