/// Puts the view into a frame whose sides follow the proposal between limits.
@frozen nonisolated public struct _FlexFrameLayout: ChildLayout, Equatable, Sendable {
    let minWidth: CGFloat?
    let idealWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let idealHeight: CGFloat?
    let maxHeight: CGFloat?
    let alignment: Alignment

    private nonisolated func limits(_ axis: Axis) -> FrameLimits {
        axis == .horizontal
            ? FrameLimits(min: minWidth, ideal: idealWidth, max: maxWidth)
            : FrameLimits(min: minHeight, ideal: idealHeight, max: maxHeight)
    }

    /// The size where the child has no say in it.
    nonisolated func ownSize(for proposal: ProposedViewSize) -> CGSize? {
        guard let width = limits(.horizontal).length(for: proposal.width),
            let height = limits(.vertical).length(for: proposal.height)
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Whether no proposal of a length asks the child.
    nonisolated var isLimitedEverywhere: Bool {
        minWidth != nil && maxWidth != nil && minHeight != nil && maxHeight != nil
    }

    nonisolated func size(for proposal: ProposedViewSize, child: ViewNode) -> CGSize {
        if let size = ownSize(for: proposal) { return size }
        let (across, down) = (limits(.horizontal), limits(.vertical))
        let inner = ProposedViewSize(
            width: across.inner(proposal.width), height: down.inner(proposal.height))
        let own = child.sizeThatFits(inner)
        return CGSize(
            width: across.length(for: proposal.width, inner: inner.width, child: own.width),
            height: down.length(for: proposal.height, inner: inner.height, child: own.height))
    }

    nonisolated func place(_ child: ViewNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
        let inner = ProposedViewSize(
            width: limits(.horizontal).placing(size.width, proposal: proposal.width),
            height: limits(.vertical).placing(size.height, proposal: proposal.height))
        return ChildPlace(origin: alignment.origin(of: child.dimensions(in: inner), in: size), proposal: inner)
    }

    nonisolated func spacing(of child: ViewNode) -> ViewSpacing {
        var spacing = child.preferredSpacing()
        if limits(.horizontal).isLimiting { spacing.reset(.horizontal) }
        if limits(.vertical).isLimiting { spacing.reset(.vertical) }
        return spacing
    }

    nonisolated static func makeNode(_ inputs: _ViewInputs) -> ChildLayoutNode<Self> { FlexibleFrameNode(inputs) }

    nonisolated func corrected(_ report: (Diagnostic.Code, String) -> Void) -> _FlexFrameLayout {
        let across = limits(.horizontal).corrected(.horizontal, report)
        let down = limits(.vertical).corrected(.vertical, report)
        return _FlexFrameLayout(
            minWidth: across.min, idealWidth: across.ideal, maxWidth: across.max,
            minHeight: down.min, idealHeight: down.ideal, maxHeight: down.max, alignment: alignment)
    }
}

extension View {
    /// Puts this view into an invisible frame with limits, each in points.
    ///
    /// With a maximum a side follows the proposal up to it (`.infinity`: all of it), with a minimum it never gets
    /// below; where nothing is proposed the ideal holds. A side without limits is the view's own. Limits that
    /// contradict each other are reported, and the later one (minimum, ideal, maximum) is raised.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
                minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}
