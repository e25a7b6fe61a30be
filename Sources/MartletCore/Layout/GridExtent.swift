/// The room that the cells of one column or row take when they are lined up on a guide.
struct GridExtent {
    /// The lined up cells, counted from the line.
    private var low = CGFloat.infinity
    private var high = -CGFloat.infinity
    private var longest: CGFloat = 0
    private(set) var isUsed = false

    mutating func add(_ length: CGFloat) {
        isUsed = true
        longest = max(longest, length)
    }

    mutating func add(_ dimensions: ViewDimensions, _ key: AlignmentKey) {
        let length = dimensions.size[key.axis]
        add(length)
        // Half of infinity is no line to align on.
        guard length.isFinite else { return }
        let guide = dimensions[key]
        low = min(low, -guide)
        high = max(high, length - guide)
    }

    private var spread: CGFloat { max(high - low, 0) }
    var length: CGFloat { max(spread, longest) }
    /// By how much the lined up cells together are longer than the longest of them.
    var slack: CGFloat { longest.isFinite ? max(spread - longest, 0) : 0 }

    /// Where the line is in a track of `length`: where a box of that length has it, as far as all cells stay inside.
    func line(_ key: AlignmentKey, in length: CGFloat) -> CGFloat {
        let size = CGSize(major: length, minor: 0, axis: key.axis)
        let own = ViewDimensions(node: nil, size: size, proposal: ProposedViewSize(size))[key]
        return low <= high ? max(min(own, length - high), -low) : own
    }
}

/// Gives out room to tracks side by side, like a stack to its children: by priority, the least flexible first, each
/// an equal share of what is left. Without a given room, or with none or endless room, all are offered the same.
///
/// - Parameter extent: Answers how long a track is whose cells are offered a length.
func sharedRoom(
    _ room: CGFloat?, priorities: [Double], extent: (Int, CGFloat?) -> GridExtent
) -> [GridExtent] {
    let count = priorities.count
    guard let room, room > 0, room < .infinity, count > 1 else {
        let offer = room.map { max($0, 0) }
        return (0..<count).map { extent($0, offer) }
    }
    var turns = (0..<count).map { index in
        let low = extent(index, 0).length
        return GridTurn(
            index: index, priority: priorities[index], minimum: low,
            flexibility: extent(index, .infinity).length - low)
    }
    turns.sort()
    var result = Array(repeating: GridExtent(), count: count)
    var remaining = room
    var start = 0
    while start < count {
        let end = turns[start...].firstIndex { $0.priority != turns[start].priority } ?? count
        // Those of lower priority keep their minimum.
        let reserved = end == count ? 0 : turns[end...].reduce(0) { $0 + $1.minimum }
        var left = remaining - reserved
        for position in start..<end {
            let index = turns[position].index
            result[index] = extent(index, max(left / CGFloat(end - position), 0))
            left -= result[index].length
            remaining -= result[index].length
        }
        start = end
    }
    return result
}

/// When a track is offered room.
private struct GridTurn: Comparable {
    let index: Int
    let priority: Double
    let minimum: CGFloat
    let flexibility: CGFloat

    static func < (a: GridTurn, b: GridTurn) -> Bool {
        if a.priority != b.priority { return a.priority > b.priority }
        if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
        if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
        return a.index < b.index
    }
}
