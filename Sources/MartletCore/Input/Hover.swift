import MartletGraph

/// Told when the pointer comes and goes.
final class HoverNode: ViewNode {
    var action: ((Bool) -> Void)?
    /// Told of the place in the root while the pointer is over the view.
    var onMove: ((CGPoint) -> Void)?
    /// What the pointer looks like over the view.
    var pointerStyle: PointerStyle?

    override init(_ inputs: _ViewInputs) {
        super.init(inputs)
        host.input.hover.watchers += 1
    }

    func leave() { action?(false) }

    override func didEnd() {
        host.input.hover.watchers -= 1
        host.input.hover.nodes.removeAll { $0 === self }
    }
}

nonisolated public struct _HoverRegionModifier: UnaryModifier {
    let action: (Bool) -> Void

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        surround(HoverNode(inputs), modifier: modifier, inputs: inputs, body: body) { node, value, _ in
            node.action = value.action
        }
    }
}

extension View {
    /// Calls `action` with true when the pointer comes over the view and with false when it leaves, also when the view
    /// moves and the pointer stands still. A view that is taken away under the pointer says nothing more.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_HoverRegionModifier(action: action))
    }
}
