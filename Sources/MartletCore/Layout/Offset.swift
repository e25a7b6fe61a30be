/// Draws the view, and lets it be hit, somewhere else; its place in layout stays.
@frozen nonisolated public struct _OffsetEffect: UnaryModifier, Equatable, Sendable {
    public var offset: CGSize

    nonisolated public init(offset: CGSize) { self.offset = offset }

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let environment = inputs.environment
        let node = OffsetNode(inputs)
        _ = graph.effect {
            let offset = modifier.value(in: graph).offset
            node.update(offset, direction: EnvironmentValues(scope: environment).layoutDirection)
        }
        let outputs = body(inputs)
        node.attach(outputs.node)
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

/// A node whose child stands offset: the child moves, the node stays.
final class OffsetNode: ViewNode {
    @exclusivity(unchecked) private var offset = CGPoint.zero

    fileprivate func update(_ new: CGSize, direction: LayoutDirection) {
        let x = direction == .rightToLeft ? -new.width : new.width
        guard offset != CGPoint(x: x, y: new.height) else { return }
        offset = CGPoint(x: x, y: new.height)
        setNeedsPlacement()
    }

    override func placeChildren() {
        place(children[0], at: offset, proposal: placedProposal)
    }
}

extension View {
    /// Draws this view displaced, in points. Layout does not notice; x counts in reading direction.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(_OffsetEffect(offset: offset))
    }

    /// Draws this view displaced, in points. Layout does not notice; x counts in reading direction.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
    }
}
