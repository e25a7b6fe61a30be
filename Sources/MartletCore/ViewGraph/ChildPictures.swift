/// The pictures of many children, as groups of groups: when one child has changed, only the groups above it are made
/// anew, and its ten thousand siblings cost nothing.
///
/// The groups hang on the places of the children in the order of drawing alone, so a tree with a history has the same
/// ones as a fresh one.
final class ChildPictures {
    /// How many items a group holds.
    private static let width = 32

    /// From how many children on it is worth it.
    static let threshold = 33

    /// The groups of one level, and which of them have to be made anew.
    private struct Level {
        var groups: [DisplayItem?]
        var isStale: [Bool]
        var stale: [Int]

        init(count: Int) {
            groups = Array(repeating: nil, count: count)
            isStale = Array(repeating: true, count: count)
            stale = Array(0..<count)
        }

        mutating func note(_ index: Int) {
            if isStale[index] { return }
            isStale[index] = true
            stale.append(index)
        }
    }

    private let children: ContiguousArray<ViewNode>
    @exclusivity(unchecked) private var levels: [Level] = []

    /// Of `children` in the order of drawing.
    init(of children: ContiguousArray<ViewNode>) {
        self.children = children
        for (index, child) in children.enumerated() { child.drawingIndex = UInt32(index) }
        var count = children.count
        repeat {
            count = (count + Self.width - 1) / Self.width
            levels.append(Level(count: count))
        } while count > Self.width
    }

    /// The picture or the place of a child is another.
    func note(_ child: ViewNode) { levels[0].note(Int(child.drawingIndex) / Self.width) }

    /// The picture of all; nil where there is nothing to see.
    func item(identity: UInt32) -> DisplayItem? {
        for level in levels.indices {
            while let index = levels[level].stale.popLast() {
                levels[level].isStale[index] = false
                levels[level].groups[index] = makeGroup(index, at: level)
                if level + 1 < levels.count { levels[level + 1].note(index / Self.width) }
            }
        }
        return Self.group(levels.last!.groups.compactMap { $0.map { DisplayItem.Placed($0) } }, identity: identity)
    }

    private func makeGroup(_ index: Int, at level: Int) -> DisplayItem? {
        var placed: [DisplayItem.Placed] = []
        placed.reserveCapacity(Self.width)
        let first = index * Self.width
        if level == 0 {
            for child in children[first..<min(first + Self.width, children.count)] {
                guard let item = child.displayItem() else { continue }
                placed.append(DisplayItem.Placed(item, at: child.presentedOrigin))
            }
        } else {
            let below = levels[level - 1].groups
            for item in below[first..<min(first + Self.width, below.count)] {
                if let item { placed.append(DisplayItem.Placed(item)) }
            }
        }
        return Self.group(placed, identity: 0)
    }

    /// One picture of several; an only one that is not moved stands for itself.
    static func group(_ placed: [DisplayItem.Placed], identity: UInt32) -> DisplayItem? {
        if placed.isEmpty { return nil }
        if placed.count == 1, placed[0].offset == .zero { return placed[0].item }
        return DisplayItem(.group(placed), identity: identity)
    }
}
