/// Nodes that wait, the oldest first: a binary heap that keeps its memory. Putting one in costs a comparison as long as they
/// come in order, taking one out costs the logarithm of their number.
struct OrderedQueue {
    private(set) var entries = Stack<QueueEntry>()

    var isEmpty: Bool { entries.count == 0 }

    /// The one whose turn is next. There must be one.
    var first: QueueEntry { entries.base[0] }

    mutating func push(_ entry: QueueEntry) {
        entries.push(entry)
        var place = entries.count - 1
        while place > 0 {
            let above = (place - 1) / 2
            if entries.base[above].creation <= entry.creation { break }
            entries.base[place] = entries.base[above]
            place = above
        }
        entries.base[place] = entry
    }

    mutating func pop() -> QueueEntry {
        let first = entries.base[0]
        let last = entries.pop()
        let count = entries.count
        if count == 0 { return first }
        var place = 0
        while true {
            var below = 2 * place + 1
            if below >= count { break }
            if below + 1 < count, entries.base[below + 1].creation < entries.base[below].creation { below += 1 }
            if last.creation <= entries.base[below].creation { break }
            entries.base[place] = entries.base[below]
            place = below
        }
        entries.base[place] = last
        return first
    }

    mutating func removeAll() { entries.count = 0 }

    func deallocate() { entries.deallocate() }
}
