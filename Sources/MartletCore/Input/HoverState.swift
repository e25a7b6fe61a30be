/// Where the pointer is that is not down, and what it is over.
struct HoverState {
    /// Nil outside of the window.
    var point: CGPoint?
    /// The views under the pointer that want to know, outermost first.
    var nodes: [HoverNode] = []
    /// How many views want to know at all.
    var watchers = 0
    /// The update after which `nodes` was found.
    var update = -1
    /// Whether closures were called that may have changed the views.
    var hasTold = false
}

extension InputState {
    /// The pointer is over `point` without being down; nil when it leaves the window.
    package func hover(at point: CGPoint?) {
        if let point, !isUsable(point) { return }
        handle { [self] in
            hover.point = point
            findHovered()
        }
    }

    /// The views have changed or moved under a pointer that may stand still. Costs a hit test where a view wants to know
    /// and an update has happened or something moves.
    ///
    /// What hovering itself has changed is not followed before something else happens: a view that moves away when the
    /// pointer comes over it would come and go without end.
    func viewsDidChange() {
        drag.viewsDidChange()
        if hover.hasTold {
            hover.hasTold = false
            hover.update = host.updateNumber
            return
        }
        guard hover.watchers > 0, hover.point != nil, pointers.isEmpty,
            hover.update != host.updateNumber || !host.motions.isEmpty
        else { return }
        let outer = Transaction.current
        defer { Transaction.current = outer }
        Transaction.current = Transaction()
        findHovered()
    }

    /// Tells those that the pointer has left, inner before outer, then those that it has come to, then the place.
    private func findHovered() {
        hover.update = host.updateNumber
        hover.hasTold = false
        var now: [HoverNode] = []
        if hover.watchers > 0 || !hover.nodes.isEmpty {
            var node = hover.point.flatMap { hitTest($0) }
            while let current = node {
                if let hover = current as? HoverNode { now.append(hover) }
                node = current.parent
            }
            now.reverse()
        }
        let before = hover.nodes
        hover.nodes = now
        hover.hasTold = !now.elementsEqual(before, by: ===)
        for node in before.reversed() where !now.contains(where: { $0 === node }) { node.leave() }
        for node in now where !before.contains(where: { $0 === node }) { node.action?(true) }
        if let point = hover.point { for node in now { node.onMove?(point) } }
        let style = now.last { $0.pointerStyle != nil }?.pointerStyle
        if style != pointerStyle {
            pointerStyle = style
            onPointerStyle?(style)
        }
    }
}
