/// How the content of one view changes under an animation: a text that says something else, an image that shows
/// something else. Views that come and go have transitions instead.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case symbol(SymbolEffectConfiguration, SymbolEffectOptions)
    }

    let kind: Kind

    /// The new content is there at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// What can move moves: the size of letters, their distances and colours, where the text is the same. Anything else
    /// fades.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// For texts with numbers: the characters that differ roll away, up or down, and others come.
    /// - Parameter countsDown: Whether numbers get smaller, so that digits roll downwards.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// For texts that show a number: the direction in which digits roll is that in which `value` changes.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }

    /// Symbols are replaced by the default symbol effect. Other content is there at once.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Symbols are replaced by an effect. Other content is there at once.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbol(effect.configuration, options))
    }
}

private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .interpolate } }
private struct AddsDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// How the contents of views change under an animation.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether a view is painted as one picture while its content changes. Pictures are the same either way here.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[AddsDrawingGroupKey.self] }
        set { self[AddsDrawingGroupKey.self] = newValue }
    }
}

extension View {
    /// Sets how the contents of views inside change under an animation.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

/// A content on its way to another: what was shown, and how far the new one has come.
final class ContentChange {
    /// Makes the picture for a share of the way, 0...1.
    typealias Drawing = (_ share: Double, _ new: DisplayItem?, _ bounds: CGRect) -> DisplayItem?

    private let drawing: Drawing
    private let share: MovingValue<Double>
    /// How many changes that had not ended are inside of the old picture.
    let depth: Int
    /// So many are drawn inside of each other; of older ones nothing could be seen.
    static let depthLimit = 3

    /// Begins under the transaction in force for the node.
    init(of node: ViewNode, depth: Int, _ drawing: @escaping Drawing) {
        self.drawing = drawing
        self.depth = depth
        share = MovingValue(0, host: node.host, owner: node) { [weak node] in node?.setNeedsDisplay() }
        share.set(1, transaction: node.transaction)
    }

    var isOver: Bool { !share.isMoving }
    func stop() { share.stop() }

    func picture(_ new: DisplayItem?, in bounds: CGRect) -> DisplayItem? {
        isOver ? new : drawing(share.presented, new, bounds)
    }

    /// The old picture fades out while the new one fades in.
    static func fade(from old: DisplayItem?) -> Drawing {
        { share, new, _ in
            let share = min(max(share, 0), 1)
            let layers = [old?.faded(1 - share), new?.faded(share)].compactMap { $0 }
            return layers.isEmpty ? nil : DisplayItem(.group(layers.map { DisplayItem.Placed($0) }))
        }
    }
}

extension DisplayItem {
    /// The item as transparent as that; nil where nothing can be seen.
    func faded(_ opacity: Double) -> DisplayItem? {
        if opacity <= 0 { return nil }
        return opacity >= 1 ? self : DisplayItem(.effect(.opacity(opacity), self))
    }
}
