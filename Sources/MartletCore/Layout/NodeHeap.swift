/// A priority queue of nodes by number. It keeps its nodes alive.
///
/// Nodes mostly come in the order opposite to the one in which they are taken: a change goes upwards and is placed downwards, and
/// effects run in the order of their views. Those lie in a row, without any sorting; the others in a heap.
struct NodeHeap: ~Copyable {
    private struct Entry {
        let id: UInt32
        let node: Unmanaged<ViewNode>
    }

    private var entries: ContiguousArray<Entry> = []
    /// In descending order.
    private var row: ContiguousArray<Entry> = []
    /// Turns the order around: every number is compared after this mask.
    private let mask: UInt32

    init(deepestFirst: Bool) { mask = deepestFirst ? .max : 0 }

    deinit {
        for entry in entries { entry.node.release() }
        for entry in row { entry.node.release() }
    }

    var isEmpty: Bool { entries.isEmpty && row.isEmpty }

    mutating func insert(_ node: ViewNode) {
        let entry = Entry(id: node.id ^ mask, node: .passRetained(node))
        if row.last.map({ $0.id >= entry.id }) ?? true { return row.append(entry) }
        entries.append(entry)
        entries.withUnsafeMutableBufferPointer { entries in
            var index = entries.count - 1
            while index > 0 {
                let above = (index - 1) / 2
                if entries[above].id <= entry.id { break }
                entries[index] = entries[above]
                index = above
            }
            entries[index] = entry
        }
    }

    mutating func popNext() -> ViewNode? {
        guard let first = entries.first else { return row.popLast()?.node.takeRetainedValue() }
        if let last = row.last, last.id <= first.id { return row.removeLast().node.takeRetainedValue() }
        let last = entries.removeLast()
        entries.withUnsafeMutableBufferPointer { entries in
            if entries.isEmpty { return }
            var index = 0
            while true {
                var below = 2 * index + 1
                if below >= entries.count { break }
                if below + 1 < entries.count, entries[below + 1].id < entries[below].id { below += 1 }
                if entries[below].id >= last.id { break }
                entries[index] = entries[below]
                index = below
            }
            entries[index] = last
        }
        return first.node.takeRetainedValue()
    }
}
