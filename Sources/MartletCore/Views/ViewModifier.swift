import MartletGraph

/// A change that can be applied to any view. It may hold state, like a view.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    /// The changed view, around `content`.
    @ViewBuilder func body(content: Content) -> Body

    /// Stands for the view that is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// Lists the views of `body` with this modifier on them.
    nonisolated static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> ViewList
    ) -> ViewList

    /// Whether it only makes a node around the view's, or changes what flows down: see `PlainViews`.
    nonisolated static var _isPlain: Bool { get }

    /// Whether it lists no views of its own: a leaf with it is a leaf.
    nonisolated static var _keepsLeaves: Bool { get }

    /// Makes the node of a plain view with this modifier on it; `body` makes the view's own.
    nonisolated static func _makePlain(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs

    /// How many views the modified view stands for, where the types alone tell; `body` answers it for the content.
    nonisolated static func _viewListCount(
        inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?
    ) -> Int?
}

extension ViewModifier {
    nonisolated public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> ViewList
    ) -> ViewList {
        var inputs = inputs
        let content = makeBody(ofModifier: modifier, inputs: &inputs)
        inputs.placeholders = Placeholder(for: Self.self, next: inputs.placeholders, list: body)
        return inputs.instance.guarded(Body._makeViewList(view: content, inputs: inputs), inputs)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is a primitive modifier: its body is never asked for")
    }
}

/// A modifier that the framework makes itself: one node around one element.
protocol UnaryModifier: ViewModifier where Body == Never {
    /// Makes the modifier's node around the element that `body` makes. Construct the node before calling `body`:
    /// a node's number is smaller than those below it.
    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs
}

extension UnaryModifier {
    nonisolated public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> ViewList
    ) -> ViewList {
        var inputs = inputs
        inputs.wrap { inputs, inner in
            Self._makeView(modifier: modifier, inputs: inputs) { _ in inner() }
        }
        return body(inputs)
    }

    /// What most modifiers with a node do: `node`, which was constructed before `body` is called, goes around the element, and
    /// `update` is called with each new value of the modifier, and when anything else that it reads has changed.
    nonisolated static func surround<Node: ViewNode>(
        _ node: Node, modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs,
        update: @escaping (Node, Self, EnvironmentValues) -> Void
    ) -> _ViewOutputs {
        let content = body(inputs)
        node.attach(content.node)
        let graph = inputs.graph
        let environment = inputs.environment
        _ = graph.effect { update(node, modifier.value(in: graph), EnvironmentValues(scope: environment)) }
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

/// A modifier that only changes what flows down (environment, transaction) or watches: it makes no node, and is
/// made once for all the views that it stands on.
protocol InputsModifier: ViewModifier where Body == Never {
    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>)
    /// Called after the content has been listed or made, for what must come after it (callbacks: inner first).
    nonisolated static func finish(_ inputs: _ViewInputs, modifier: _GraphValue<Self>)
}

extension InputsModifier {
    nonisolated static func finish(_ inputs: _ViewInputs, modifier: _GraphValue<Self>) {}

    nonisolated public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> ViewList
    ) -> ViewList {
        var inputs = inputs
        change(&inputs, modifier: modifier)
        let list = body(inputs)
        finish(inputs, modifier: modifier)
        return list
    }
}

/// What a modifier's `content` stands for.
final class Placeholder {
    let modifier: ObjectIdentifier
    let next: Placeholder?
    let list: (_ViewInputs) -> ViewList

    init(for modifier: Any.Type, next: Placeholder?, list: @escaping (_ViewInputs) -> ViewList) {
        self.modifier = ObjectIdentifier(modifier)
        self.next = next
        self.list = list
    }

    /// The views that the nearest placeholder of `type` stands for.
    static func list(of type: Any.Type, _ inputs: _ViewInputs) -> ViewList {
        var placeholder = inputs.placeholders
        while let current = placeholder, current.modifier != ObjectIdentifier(type) { placeholder = current.next }
        guard let placeholder else { return .empty }
        var inputs = inputs
        // Inside the content, an equal modifier type further out is meant.
        inputs.placeholders = placeholder.next
        return placeholder.list(inputs)
    }
}

/// The view that a `ViewModifier` is applied to.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: MultiView {
    nonisolated init() {}

    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        Placeholder.list(of: Modifier.self, inputs)
    }
}
