/// How far a rectangle can grow outwards into what is kept free around it, found by going up from a node.
///
/// A view gets the room on the far side of a safe boundary only on the edges with which it reaches up to the boundary.
/// Source: measured, a colour that is padded away from a bar does not extend under it (iamcgn/swiftui-web, docs
/// Position). The hosts, `safeAreaInset` and `safeAreaPadding` are such boundaries.
struct SafeAreaReach {
    /// Grown so far, in the coordinates of the node that has been reached.
    private var rect: CGRect
    /// The sides that may still grow.
    private var open: Sides
    private let regions: SafeAreaRegions
    /// What the rectangle has grown by.
    private(set) var insets = SideInsets()
    /// The sides on which there are boundaries at all, whether the rectangle is there or not.
    private(set) var bounded: Sides = []
    private var reachable = Sides.all

    /// Numbers that are the same but for rounding.
    private static let tolerance: CGFloat = 0.001

    init(_ rect: CGRect, _ sides: Sides, _ regions: SafeAreaRegions) {
        self.rect = rect
        open = sides
        self.regions = regions
    }

    var isOver: Bool { reachable.isEmpty }

    mutating func move(by delta: CGPoint) { rect = rect.offsetBy(dx: delta.x, dy: delta.y) }

    /// What is outside has nothing to do with these sides.
    mutating func close(_ sides: Sides) {
        open.subtract(sides)
        reachable.subtract(sides)
    }

    /// A boundary inside of `frame`, which may lie on `sides`.
    mutating func pass(_ frame: CGRect, _ kept: SideInsets, on sides: Sides, _ region: SafeAreaRegions) {
        bounded.formUnion(sides.intersection(reachable))
        if kept == .zero || open.isEmpty { return }
        let isOurs = !regions.isDisjoint(with: region)
        func growth(_ side: Sides, _ kept: CGFloat, _ outside: CGFloat) -> CGFloat {
            // `outside` is what lies between the rectangle and the frame.
            guard kept > 0, open.contains(side), outside <= kept + Self.tolerance else { return 0 }
            if isOurs { return max(outside, 0) }
            open.remove(side)
            return 0
        }
        let grown = SideInsets(
            top: growth(.top, kept.top, rect.minY - frame.minY),
            left: growth(.left, kept.left, rect.minX - frame.minX),
            bottom: growth(.bottom, kept.bottom, frame.maxY - rect.maxY),
            right: growth(.right, kept.right, frame.maxX - rect.maxX))
        rect = rect.outset(by: grown)
        insets = SideInsets(
            top: insets.top + grown.top, left: insets.left + grown.left, bottom: insets.bottom + grown.bottom,
            right: insets.right + grown.right)
    }
}

extension ViewNode {
    /// How far `rect`, in own coordinates, may grow into the safe area around. Costs the depth of the node where there
    /// is a safe area, and nothing where there is none.
    final func safeAreaReach(
        of rect: CGRect, on sides: Sides = .all, regions: SafeAreaRegions = .all
    ) -> SafeAreaReach {
        var reach = SafeAreaReach(rect, sides, regions)
        guard host.safeAreaCount > 0, !sides.isEmpty else { return reach }
        var child: ViewNode = self
        while let parent = child.parent, !reach.isOver {
            reach.move(by: child.origin)
            parent.passSafeArea(around: child, &reach)
            child = parent
        }
        return reach
    }
}

/// A node that grows into the safe area: it keeps the answer, and hears of moves that make another.
final class SafeAreaWatch: PositionObserver {
    private unowned(unsafe) let node: any SafeAreaReader
    private(set) var insets = SideInsets()
    private var isWatching = false

    init(_ node: any SafeAreaReader) { self.node = node }

    /// Asks anew, in `placeChildren`. True if the answer differs.
    @discardableResult
    func update() -> Bool {
        let reach = node.safeAreaReach
        if !isWatching, !reach.bounded.isEmpty {
            isWatching = true
            node.host.layout.observePosition(self)
        }
        guard reach.insets != insets else { return false }
        insets = reach.insets
        return true
    }

    func check() { if node.isPlaced, !node.hasEnded, update() { node.safeAreaDidChange() } }

    func end() { if isWatching { node.host.layout.stopObserving(self) } }
}

/// A node that looks different where it reaches the safe area.
protocol SafeAreaReader: ViewNode {
    var safeAreaReach: SafeAreaReach { get }
    /// The answer is another than at the last placing.
    func safeAreaDidChange()
}
