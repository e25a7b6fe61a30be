/// A priority queue of nodes by number. It keeps its nodes alive.
struct NodeHeap: ~Copyable {
    private struct Entry {
        let id: UInt32
        let node: Unmanaged<ViewNode>
    }

    private var entries: ContiguousArray<Entry> = []
    /// Turns the order around: every number is compared after this mask.
    private let mask: UInt32

    init(deepestFirst: Bool) { mask = deepestFirst ? .max : 0 }

    deinit { for entry in entries { entry.node.release() } }

    var isEmpty: Bool { entries.isEmpty }

    mutating func insert(_ node: ViewNode) {
        let entry = Entry(id: node.id ^ mask, node: .passRetained(node))
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
        guard let first = entries.first else { return nil }
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
