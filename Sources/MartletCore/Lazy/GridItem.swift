/// One column of a `LazyVGrid`, one row of a `LazyHGrid`, or as many as fit.
public struct GridItem: Sendable {
    /// How long it is across the grid's direction, in points.
    public enum Size: Sendable {
        /// As long as it says.
        case fixed(CGFloat)
        /// A share of the room, between two limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit into a share of the room, each between two limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next item; nil is the default, 8 points.
    public var spacing: CGFloat?
    /// Where a view stands that does not fill its cell; nil is the grid's alignment.
    public var alignment: Alignment?

    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    func isSame(as other: GridItem) -> Bool {
        guard spacing == other.spacing, alignment == other.alignment else { return false }
        return switch (size, other.size) {
        case (.fixed(let a), .fixed(let b)): a == b
        case (.flexible(let a, let b), .flexible(let c, let d)): a == c && b == d
        case (.adaptive(let a, let b), .adaptive(let c, let d)): a == c && b == d
        default: false
        }
    }
}

/// Where cells of one column (or row) of a lazy grid stand.
struct LazyTrack: Equatable {
    var start: CGFloat
    /// Nil where a stack is proposed nothing: each view is as long as it likes.
    var length: CGFloat?
    var alignment: Alignment?
}

extension GridItem {
    /// The tracks of a grid that has `room` across its direction.
    ///
    /// Distances come off first, then the fixed items; each other item in turn gets an equal share of what is left,
    /// within its limits. An adaptive item divides its share into as many tracks as fit. Sources: goldens lazy-grids
    /// and lazy-grid-alignment; objc.io, 2020/11/23 grid-layout.
    static func tracks(of items: [GridItem], room: CGFloat?) -> [LazyTrack] {
        let distances = items.dropLast().reduce(0) { $0 + $1.distance }
        var left = room.map { $0 - distances }
        var sharing = 0
        for item in items {
            if case .fixed(let length) = item.size { left? -= length.usable } else { sharing += 1 }
        }
        var tracks: [LazyTrack] = []
        var position: CGFloat = 0
        func add(_ length: CGFloat, _ item: GridItem) {
            tracks.append(LazyTrack(start: position, length: length, alignment: item.alignment))
            position += length + item.distance
        }
        for item in items {
            let share = left.map { max($0 / CGFloat(max(sharing, 1)), 0) }
            switch item.size {
            case .fixed(let length): add(length.usable, item)
            case .flexible(let minimum, let maximum):
                let length = min(max(share ?? minimum, minimum.usable), max(maximum, minimum.usable))
                left? -= length
                sharing -= 1
                add(length, item)
            case .adaptive(let minimum, let maximum):
                let least = max(minimum.usable, 1)
                let length = max(share ?? least, least)
                left? -= length
                sharing -= 1
                if length == .infinity {
                    add(max(maximum, least), item)
                    continue
                }
                // One also where both are too long for a number.
                let count = max(1, ((length + item.distance) / (least + item.distance)).rounded(.down))
                let each = min((length - (count - 1) * item.distance) / count, max(maximum, least))
                for _ in 0..<Int(min(count, mostTracks)) { add(each, item) }
            }
        }
        return tracks
    }

    /// How many tracks one item makes at most, however much room there is. Our own choice.
    private static var mostTracks: CGFloat { 100_000 }

    var distance: CGFloat { spacing?.usable ?? ViewSpacing.defaultDistance }

    /// What was said that cannot be, and what is taken for it.
    var mistake: String? {
        if let spacing, spacing.usable != spacing { return "GridItem(spacing: \(spacing)): zero is used." }
        return switch size {
        case .fixed(let length) where length.usable != length: "GridItem(.fixed(\(length))): zero is used."
        case .flexible(let minimum, _) where minimum.usable != minimum:
            "GridItem(.flexible(minimum: \(minimum))): zero is used."
        case .adaptive(let minimum, _) where minimum.usable != minimum:
            "GridItem(.adaptive(minimum: \(minimum))): one point is used."
        case .flexible(_, let maximum) where !(maximum >= 0), .adaptive(_, let maximum) where !(maximum >= 0):
            "GridItem(maximum: \(maximum)): the minimum is used."
        default: nil
        }
    }
}

extension CGFloat {
    /// The number, or zero if no length can be made of it.
    fileprivate var usable: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}
