/// Turns the content round and round, clockwise, as long as somebody sees it.
///
/// The angle hangs on the host's time alone: whatever is made anew turns along with what has been there for long.
nonisolated struct TurningModifier: UnaryModifier {
    /// How long one turn takes, in seconds.
    let period: Double

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let node = TurningNode(inputs)
        _ = graph.effect { node.period = modifier.value(in: graph).period }
        let content = body(inputs)
        node.attach(content.node)
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

private final class TurningNode: ViewNode {
    var period = 1.0
    private var turn: Turn?

    override func placeChildren() {
        super.placeChildren()
        guard turn == nil else { return }
        let turn = Turn(self)
        self.turn = turn
        host.motions.add(turn)
    }

    override func makeItem() -> DisplayItem? {
        guard let content = groupOfChildren() else { return nil }
        let rounds = host.now / period
        let angle = (rounds - rounds.rounded(.down)) * 2 * .pi
        if angle == 0 { return content }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        return DisplayItem(
            .effect(.transform(CGAffineTransform(rotationAngle: angle).about(center)), content), identity: id)
    }

    /// What keeps it going; the list of motions may outlive the node.
    private final class Turn: Motion {
        private weak var node: TurningNode?

        init(_ node: TurningNode) { self.node = node }

        override func advance(to time: Double) -> Bool {
            guard let node, !node.hasEnded else { return false }
            node.setNeedsDisplay()
            if node.isShown { return true }
            node.whenShown { [weak self] in
                guard let self, let node = self.node else { return }
                node.setNeedsDisplay()
                node.host.motions.add(self)
            }
            return false
        }
    }
}
