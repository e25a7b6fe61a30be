import MartletGraph

/// What a destination does, as closures.
struct DropActions {
    var validate: (DropInfo) -> Bool = { _ in true }
    var entered: (DropInfo) -> Void = { _ in }
    var updated: (DropInfo) -> DropProposal? = { _ in nil }
    var exited: (DropInfo) -> Void = { _ in }
    var perform: (DropInfo) -> Bool
}

/// A view that things can be dropped on, everywhere in its frame.
final class DropTargetNode: ViewNode {
    var types: [UTType] = []
    var isEnabled = true
    var actions = DropActions { _ in false }

    func accepts(_ session: DragSession) -> Bool { isEnabled && session.items.contains { $0.conforms(to: types) } }

    override func hitTest(_ point: CGPoint) -> ViewNode? {
        hitTestChildren(point) ?? (host.input.drag.isSeeking && bounds.contains(point) ? self : nil)
    }

    override func didEnd() { host.input.drag.targetDidEnd(self) }
}

nonisolated struct DropTargetModifier: UnaryModifier {
    let types: [UTType]
    let actions: DropActions

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        surround(DropTargetNode(inputs), modifier: modifier, inputs: inputs, body: body) { node, value, environment in
            node.types = value.types
            node.actions = value.actions
            node.isEnabled = environment.isEnabled
        }
    }
}
