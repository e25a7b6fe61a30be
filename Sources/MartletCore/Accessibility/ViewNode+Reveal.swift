extension ViewNode {
    /// From the node's own coordinates to those of the window, by layout.
    var transformToRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var node: ViewNode? = self
        while let current = node {
            transform = transform.concatenating(CGAffineTransform(translationX: current.origin.x, y: current.origin.y))
            node = current.parent
            if let parent = node { transform = transform.concatenating(parent.contentTransform) }
        }
        return transform
    }
}

extension ViewHost {
    /// Scrolls the scroll views around a node, the inner first, until it is in sight as far as it can be.
    func reveal(_ node: ViewNode) {
        var outer = node.parent
        while let current = outer {
            outer = current.parent
            guard let scroller = current as? any Scrollable & Viewport else { continue }
            let frame = CGRect(origin: .zero, size: node.size)
                .applying(node.transformToRoot.concatenating(scroller.transformToRoot.inverted()))
            let window = scroller.visibleBounds
            let delta = CGSize(
                width: distance(frame.minX...frame.maxX, window.minX...window.maxX),
                height: distance(frame.minY...frame.maxY, window.minY...window.maxY))
            if delta != .zero {
                _ = scroller.scroll(by: delta)
                flush()
            }
        }
    }

    /// How far a stretch is from being inside another; its beginning where it is longer.
    private func distance(_ stretch: ClosedRange<CGFloat>, _ window: ClosedRange<CGFloat>) -> CGFloat {
        if stretch.lowerBound < window.lowerBound
            || stretch.upperBound - stretch.lowerBound > window.upperBound - window.lowerBound
        {
            return stretch.lowerBound - window.lowerBound
        }
        return max(stretch.upperBound - window.upperBound, 0)
    }
}
