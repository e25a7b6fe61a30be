/// Sides of a rectangle, left and right whatever the reading direction.
struct Sides: OptionSet {
    let rawValue: UInt8

    static let top = Sides(rawValue: 1)
    static let left = Sides(rawValue: 2)
    static let bottom = Sides(rawValue: 4)
    static let right = Sides(rawValue: 8)
    static let horizontal: Sides = [.left, .right]
    static let vertical: Sides = [.top, .bottom]
    static let all: Sides = [.horizontal, .vertical]
}

extension Sides {
    init(_ edges: Edge.Set, _ direction: LayoutDirection) {
        self = []
        let isMirrored = direction == .rightToLeft
        if edges.contains(.top) { insert(.top) }
        if edges.contains(.bottom) { insert(.bottom) }
        if edges.contains(.leading) { insert(isMirrored ? .right : .left) }
        if edges.contains(.trailing) { insert(isMirrored ? .left : .right) }
    }

    init(_ axes: Axis.Set) {
        self = []
        if axes.contains(.horizontal) { insert(.horizontal) }
        if axes.contains(.vertical) { insert(.vertical) }
    }
}

/// Distances inwards from the sides of a rectangle, left and right whatever the reading direction.
struct SideInsets: Equatable {
    var top: CGFloat = 0
    var left: CGFloat = 0
    var bottom: CGFloat = 0
    var right: CGFloat = 0

    static let zero = SideInsets()

    var width: CGFloat { left + right }
    var height: CGFloat { top + bottom }

    /// The sides that are not zero.
    var sides: Sides {
        var sides: Sides = []
        if top != 0 { sides.insert(.top) }
        if left != 0 { sides.insert(.left) }
        if bottom != 0 { sides.insert(.bottom) }
        if right != 0 { sides.insert(.right) }
        return sides
    }
}

extension SideInsets {
    init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }

    func edgeInsets(_ direction: LayoutDirection) -> EdgeInsets {
        let isMirrored = direction == .rightToLeft
        return EdgeInsets(
            top: top, leading: isMirrored ? right : left, bottom: bottom, trailing: isMirrored ? left : right)
    }
}

extension CGRect {
    func inset(by insets: SideInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.width, height: height - insets.height)
    }

    func outset(by insets: SideInsets) -> CGRect {
        CGRect(
            x: minX - insets.left, y: minY - insets.top, width: width + insets.width, height: height + insets.height)
    }
}

extension ProposedViewSize {
    /// The proposal without the insets, never below zero.
    func inset(by insets: SideInsets) -> ProposedViewSize { inset(by: insets.edgeInsets(.leftToRight)) }
}
