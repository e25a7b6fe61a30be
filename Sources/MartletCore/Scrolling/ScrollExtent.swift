/// The lengths of a scroll view, and where its content may stand by them.
///
/// An offset says how far the start of the window is past the start of the content, in points: at rest it is minus the
/// insets (measured: scroll/geometry of iamcgn/swiftui-web). x counts in the direction of reading.
struct ScrollExtent: Equatable {
    var axes: Axis.Set = []
    /// The scroll view's own size.
    var window = CGSize.zero
    var content = CGSize.zero
    var insets = EdgeInsets()
    /// Where content stands that is shorter than the room.
    var alignment = UnitPoint.topLeading

    /// The room inside the insets.
    var container: CGSize {
        CGSize(width: room(.horizontal), height: room(.vertical))
    }

    /// The room along an axis; never below zero.
    func room(_ axis: Axis) -> CGFloat { max(window[axis] - insets.start(axis) - insets.end(axis), 0) }

    /// How far content along an axis reaches out of the room.
    func range(_ axis: Axis) -> CGFloat {
        axes.contains(Axis.Set(axis)) ? max(content[axis] - room(axis), 0) : 0
    }

    func least(_ axis: Axis) -> CGFloat {
        let free = axes.contains(Axis.Set(axis)) ? max(room(axis) - content[axis], 0) : 0
        return 0 - insets.start(axis) - free * alignment[axis]
    }

    func most(_ axis: Axis) -> CGFloat { least(axis) + range(axis) }

    /// The smallest offset: content at its start.
    var least: CGPoint { CGPoint(x: least(.horizontal), y: least(.vertical)) }

    /// The greatest offset: content at its end.
    var most: CGPoint { CGPoint(x: most(.horizontal), y: most(.vertical)) }

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: clamped(offset.x, .horizontal), y: clamped(offset.y, .vertical))
    }

    func clamped(_ offset: CGFloat, _ axis: Axis) -> CGFloat { min(max(offset, least(axis)), most(axis)) }

    /// The offset at which a point of the content meets the same point of the room.
    func offset(at anchor: UnitPoint) -> CGPoint {
        CGPoint(
            x: least.x + range(.horizontal) * anchor.x, y: least.y + range(.vertical) * anchor.y)
    }

    /// What is seen of the content at an offset, in content coordinates and in the direction of reading.
    func visible(at offset: CGPoint) -> CGRect { CGRect(origin: offset, size: window) }
}

extension UnitPoint {
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension EdgeInsets {
    /// The inset before the content along an axis.
    func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

    /// The inset behind the content along an axis.
    func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

    static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
            trailing: a.trailing + b.trailing)
    }
}
