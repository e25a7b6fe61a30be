/// Takes all the room and puts the view's centre on a point in it.
@frozen nonisolated public struct _PositionLayout: ChildLayout, Equatable, Sendable {
    public var position: CGPoint

    nonisolated public init(position: CGPoint) { self.position = position }

    nonisolated func size(for proposal: ProposedViewSize, child: ViewNode) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    nonisolated func place(_ child: ViewNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
        let inner = ProposedViewSize(size)
        let own = child.sizeThatFits(inner)
        return ChildPlace(
            origin: CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2), proposal: inner)
    }

    nonisolated func spacing(of child: ViewNode) -> ViewSpacing { ViewSpacing() }
}

extension View {
    /// Puts the centre of this view on a point of the room that it is proposed, which it takes as a whole.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }

    /// Puts the centre of this view on a point of the room that it is proposed, which it takes as a whole.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_PositionLayout(position: CGPoint(x: x, y: y)))
    }
}
