/// A pointer that holds an indicator and moves the content by it.
struct ScrollGrip {
    /// How much wider than the bar the place is that takes the pointer, on each side in points.
    static let reach: CGFloat = 3

    let axis: Axis
    private let from: CGFloat
    private let start: CGFloat
    /// How far the content goes for each point of the bar, in the direction of the root.
    private let ratio: CGFloat

    /// Nil where `point`, in the scroll view's coordinates, is on no indicator that is to be seen.
    init?(_ node: ScrollNode, at point: CGPoint) {
        guard node.settings.isEnabled, let axis = node.bars.axis(at: point) else { return nil }
        self.axis = axis
        from = node.offset[axis]
        start = point[axis]
        let look = ScrollBars.Look(node.settings)
        func place(_ offset: CGPoint) -> CGFloat {
            look.frame(axis, node.extent, offset, node.settings, sharesCorner: node.bars.axes.count > 1).start(axis)
        }
        let way = place(node.extent.most) - place(node.extent.least)
        guard way != 0 else { return nil }
        ratio = node.extent.range(axis) / way
    }

    /// Moves the content for a pointer at `point`.
    func move(_ node: ScrollNode, to point: CGPoint) {
        var place = node.offset
        place[axis] = node.extent.clamped(from + (point[axis] - start) * ratio, axis)
        if node.setOffset(place) { node.userDidScroll() }
    }
}

extension ScrollBars {
    /// The indicator that takes a pointer at `point`, in the scroll view's coordinates.
    func axis(at point: CGPoint) -> Axis? {
        // A bar for fingers is too thin to be held.
        guard opacity > 0.3, let node, node.settings.metrics == .desktop else { return nil }
        let look = Look(node.settings)
        let axes = axes
        return axes.first {
            look.frame($0, node.extent, node.offset, node.settings, sharesCorner: axes.count > 1)
                .insetBy(dx: -ScrollGrip.reach, dy: -ScrollGrip.reach).contains(point)
        }
    }
}
