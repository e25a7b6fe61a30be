/// Remembers what stands at the start and at the end of the window, to keep it there when content before it changes.
///
/// Only asked for when the content gets another size; costs the children of the containers on the way. Two views are
/// watched: where they part, things were reordered, and nothing is kept.
struct KeptPlace {
    private let scroll: ScrollNode
    private let axes: [Axis]
    private var views: [(node: ViewNode, old: CGRect)] = []

    /// Nil where the content stands at its start, or nothing can be told apart in it.
    init?(_ scroll: ScrollNode, _ extent: ScrollExtent) {
        self.scroll = scroll
        let offset = scroll.offset
        axes = Axis.allCases.filter {
            scroll.settings.axes.contains(Axis.Set($0)) && offset[$0] > extent.least($0) + 0.5
        }
        guard axes.count == 1, scroll.content.isPlaced else { return nil }
        let axis = axes[0]
        let start = offset[axis]
        let end = start + extent.window[axis]
        let direction = scroll.settings.direction
        guard
            let first = Self.view(below: scroll.content, in: extent, direction, axis, { $0.end(axis) > start + 0.01 }),
            let last = Self.view(
                below: scroll.content, in: extent, direction, axis, last: true, { $0.start(axis) < end - 0.01 })
        else { return nil }
        views = [first, last]
    }

    /// How far the views have moved in the content; nil where they have not moved together.
    func shift(in extent: ScrollExtent, _ direction: LayoutDirection) -> CGSize? {
        var result = CGSize.zero
        let axis = axes[0]
        for (index, view) in views.enumerated() {
            guard let now = view.node.frame(in: scroll.content, width: extent.content.width, direction),
                !view.node.isLeaving
            else { return nil }
            let shift = now.start(axis) - view.old.start(axis)
            if index == 0 {
                result[axis] = shift
            } else if abs(shift - result[axis]) > 0.01 {
                return nil
            }
        }
        return result[axis] == 0 ? nil : result
    }

    private static func view(
        below content: ViewNode, in extent: ScrollExtent, _ direction: LayoutDirection, _ axis: Axis,
        last: Bool = false,
        _ matches: (CGRect) -> Bool
    ) -> (ViewNode, CGRect)? {
        var best: (ViewNode, CGRect)?
        var container = content
        // Where a container's children do not follow each other along the axis, none of them stands for the place.
        while true {
            while container.children.count == 1 { container = container.children[0] }
            var found: (ViewNode, CGRect)?
            for child in last ? Array(container.children.reversed()) : Array(container.children) {
                guard child.isPlaced, !child.isLeaving,
                    let frame = child.frame(in: content, width: extent.content.width, direction), matches(frame)
                else { continue }
                found = (child, frame)
                break
            }
            guard let found else { return best }
            best = found
            container = found.0
        }
    }
}

extension CGRect {
    func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
    func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}

extension ViewNode {
    /// The node's frame in the coordinates of one around it, x in the direction of reading of a content `width` wide;
    /// nil if it is not inside. Costs the depth between them.
    final func frame(in content: ViewNode, width: CGFloat, _ direction: LayoutDirection) -> CGRect? {
        var origin = CGPoint.zero
        var node = self
        while node !== content {
            origin.x += node.origin.x
            origin.y += node.origin.y
            guard let parent = node.parent else { return nil }
            node = parent
        }
        if direction == .rightToLeft { origin.x = width - origin.x - size.width }
        return CGRect(origin: origin, size: size)
    }
}
