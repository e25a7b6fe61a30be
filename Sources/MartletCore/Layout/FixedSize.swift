/// Gives the view its ideal length on the chosen axes, whatever is proposed.
@frozen nonisolated public struct _FixedSizeLayout: ChildLayout, Equatable, Sendable {
    let horizontal: Bool
    let vertical: Bool

    nonisolated public init(horizontal: Bool = true, vertical: Bool = true) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    private nonisolated func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    nonisolated func size(for proposal: ProposedViewSize, child: ViewNode) -> CGSize {
        child.sizeThatFits(inner(proposal))
    }

    nonisolated func isRigid(_ child: ViewNode) -> Bool { horizontal && vertical || child.isRigid }

    nonisolated func place(_ child: ViewNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
        let inner = inner(proposal)
        return ChildPlace(origin: size.centring(child.sizeThatFits(inner)), proposal: inner)
    }
}

extension View {
    /// Gives this view its ideal length on the chosen axes; it may get out of its container.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Gives this view its ideal size; it may get out of its container.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
