/// How a view of a certain shape fills room of another.
@frozen public enum ContentMode: UInt8, Hashable, CaseIterable, Sendable {
    /// As large as fits into the room.
    case fit
    /// As small as covers the room.
    case fill
}

/// Proposes sizes of one aspect ratio to the view.
@frozen nonisolated public struct _AspectRatioLayout: ChildLayout, Equatable, Sendable {
    public var aspectRatio: CGFloat?
    public var contentMode: ContentMode

    nonisolated public init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
        self.aspectRatio = aspectRatio
        self.contentMode = contentMode
    }

    /// What the child is proposed: the ratio's rectangle that fits into the proposal, or fills it. A side that is
    /// not proposed does not limit.
    private nonisolated func inner(_ proposal: ProposedViewSize, child: ViewNode) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        let ratio = aspectRatio.map { CGSize(width: $0, height: 1) } ?? child.sizeThatFits(.unspecified)
        guard ratio.width > 0, ratio.height > 0, ratio.width.isFinite, ratio.height.isFinite else { return proposal }
        let scales = [proposal.width.map { $0 / ratio.width }, proposal.height.map { $0 / ratio.height }]
            .compactMap { $0 }
        let scale = contentMode == .fit ? scales.min()! : scales.max()!
        return ProposedViewSize(width: ratio.width * scale, height: ratio.height * scale)
    }

    nonisolated func size(for proposal: ProposedViewSize, child: ViewNode) -> CGSize {
        child.sizeThatFits(inner(proposal, child: child))
    }

    nonisolated func place(_ child: ViewNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
        let inner = inner(proposal, child: child)
        return ChildPlace(origin: size.centring(child.sizeThatFits(inner)), proposal: inner)
    }
}

extension View {
    /// Proposes a size of this ratio of width to height; nil takes the ratio of the view's ideal size.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Proposes a size of the ratio of `aspectRatio`.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales this view to fit its room, keeping its ratio.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales this view to fill its room, keeping its ratio; it may get out of it.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
