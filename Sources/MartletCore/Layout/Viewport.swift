/// What shows a part of its content. Lazy containers ask it which of their views are needed.
///
/// Coordinates are those of nodes: from the top left, also where reading goes from right to left.
protocol Viewport: ViewNode {
    /// The part of its own bounds in which content shows.
    var visibleBounds: CGRect { get }

    /// Content before the visible part became longer by `delta` (shorter where negative), in the middle of layout:
    /// the offset moves along, so that what shows stays where it is.
    func contentGrew(by delta: CGSize)
}

/// A container that knows where views are that it has not made.
protocol ScrollTargetSource: ViewNode {
    /// Where the view with an id is or would be, in the container's coordinates; nil if it has none with that id.
    func targetFrame(for id: AnyHashable) -> CGRect?
}

extension ViewNode {
    /// The nearest viewport around.
    final var viewport: (any Viewport)? {
        var node = parent
        while let current = node {
            if let viewport = current as? any Viewport { return viewport }
            node = current.parent
        }
        return nil
    }

    /// What shows of this node, in its own coordinates: cut by every viewport around and by the root. Costs the
    /// depth of the node. A `PositionObserver` is told when it may have changed.
    final var visibleRect: CGRect {
        var visible = CGRect.infinite
        var offset = CGPoint.zero
        var node: ViewNode = self
        while let parent = node.parent {
            offset.x += node.origin.x
            offset.y += node.origin.y
            var bounds: CGRect?
            if let viewport = parent as? any Viewport { bounds = viewport.visibleBounds }
            if parent.parent == nil { bounds = CGRect(origin: .zero, size: parent.size) }
            if let bounds { visible = visible.intersection(bounds.offsetBy(dx: -offset.x, dy: -offset.y)) }
            node = parent
        }
        return visible
    }
}
