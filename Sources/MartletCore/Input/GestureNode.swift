import MartletGraph

/// A node that takes part in the decision what the pointer means.
class GestureHolder: ViewNode {
    enum Kind {
        case normal, highPriority, simultaneous
    }

    final let kind: Kind
    final var mask = GestureMask.all { didSet { noteDisabled() } }
    final var isEnabled = true { didSet { noteDisabled() } }
    /// Made anew for each use.
    final var makeRecognizer: ((GestureHolder) -> _AnyGestureRecognizer)?

    init(_ inputs: _ViewInputs, kind: Kind) {
        self.kind = kind
        super.init(inputs)
    }

    /// What goes on when the gesture is disabled is cancelled.
    private func noteDisabled() {
        if !isEnabled || !mask.contains(.gesture) { host.input.gestureDidEnd(self) }
    }

    override func didEnd() { host.input.gestureDidEnd(self) }
}

/// A node around a view that a gesture is on.
final class GestureNode: GestureHolder {}

/// Which gestures are in force where one is added.
@frozen public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Neither the added gesture nor those of the views inside.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// Makes the node of a gesture modifier.
func makeGesture<M, G: Gesture>(
    _ modifier: _GraphValue<M>, inputs: _ViewInputs, kind: GestureNode.Kind, body: (_ViewInputs) -> _ViewOutputs,
    parts: @escaping (M) -> (gesture: G, mask: GestureMask)
) -> _ViewOutputs {
    let node = GestureNode(inputs, kind: kind)
    let content = body(inputs)
    node.attach(content.node)
    let graph = inputs.graph
    let environment = inputs.environment
    var latest: G?
    node.makeRecognizer = { node in
        G._makeRecognizer(gesture: { latest! }, inputs: _GestureInputs(node: node))
    }
    _ = graph.effect {
        let (gesture, mask) = parts(modifier.value(in: graph))
        latest = gesture
        node.mask = mask
        node.isEnabled = EnvironmentValues(scope: environment).isEnabled
    }
    return _ViewOutputs(node, preferences: content.preferences)
}
