/// Lets a scroll view reach into the safe area along its axes, with its content inset by as much.
///
/// Layout around does not notice: where a bar or a notch is at an edge, content at rest begins below it and scrolls on
/// under it. Across the axes the scroll view stays, and what its content paints into the safe area is seen.
final class ScrollSafeAreaNode: ViewNode, SafeAreaReader {
    private lazy var watch = SafeAreaWatch(self)

    private var scroll: ScrollNode { children[0] as! ScrollNode }

    var safeAreaReach: SafeAreaReach { safeAreaReach(of: CGRect(origin: .zero, size: size)) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var own = scroll.sizeThatFits(proposal)
        // Without a proposal the scroll view is as long as its content and all insets; those outside are none of ours.
        let outside = scroll.extraInsets.safeArea
        let axes = scroll.settings.axes
        if axes.contains(.horizontal), proposal.width == nil { own.width -= outside.leading + outside.trailing }
        if axes.contains(.vertical), proposal.height == nil { own.height -= outside.top + outside.bottom }
        return own
    }

    override func placeChildren() {
        watch.update()
        let scroll = scroll
        let axes = scroll.settings.axes
        var along = watch.insets, across = SideInsets()
        if !axes.contains(.horizontal) {
            (across.left, across.right) = (along.left, along.right)
            (along.left, along.right) = (0, 0)
        }
        if !axes.contains(.vertical) {
            (across.top, across.bottom) = (along.top, along.bottom)
            (along.top, along.bottom) = (0, 0)
        }
        scroll.crossReach = across
        scroll.extraInsets.safeArea = along.edgeInsets(scroll.settings.direction)
        place(
            scroll, at: CGPoint(x: 0 - along.left, y: 0 - along.top),
            proposal: ProposedViewSize(
                width: along.width > 0 ? size.width + along.width : placedProposal.width,
                height: along.height > 0 ? size.height + along.height : placedProposal.height))
    }

    func safeAreaDidChange() { setNeedsPlacement() }
    override func safeAreaMayHaveChanged() { setNeedsPlacement() }
    override func didEnd() { watch.end() }
}
