import MartletGraph

/// Told when the pointer comes and goes.
final class HoverNode: ViewNode {
    var action: ((Bool) -> Void)?
    /// Told of the place in the root while the pointer is over the view.
    var onMove: ((CGPoint) -> Void)?

    override func didEnd() { host.input.hovered.removeAll { $0 === self } }
}

nonisolated public struct _HoverRegionModifier: UnaryModifier {
    let action: (Bool) -> Void

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = HoverNode(inputs)
        let content = body(inputs)
        node.attach(content.node)
        let graph = inputs.graph
        _ = graph.effect { node.action = modifier.value(in: graph).action }
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

extension View {
    /// Calls `action` with true when the pointer comes over the view and with false when it leaves.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_HoverRegionModifier(action: action))
    }
}

extension InputState {
    /// The pointer is over `hit` now: those it left are told first, inner before outer.
    func hover(_ hit: ViewNode?, at point: CGPoint?) {
        var now: [HoverNode] = []
        var node = hit
        while let current = node {
            if let hover = current as? HoverNode { now.insert(hover, at: 0) }
            node = current.parent
        }
        let before = hovered
        hovered = now
        for node in before.reversed() where !now.contains(where: { $0 === node }) { node.action?(false) }
        for node in now where !before.contains(where: { $0 === node }) { node.action?(true) }
        if let point { for node in now { node.onMove?(point) } }
    }
}
