import Synchronization

/// Memory for the records of nodes that are made one after the other: layout walks through them in that order. It
/// lives as long as one of the nodes.
final class LayoutRecords {
    static let capacity = 16

    @exclusivity(unchecked) private var block: SpareRecords.Block
    private let spare: SpareRecords
    @exclusivity(unchecked) private var used = 0

    init(_ spare: SpareRecords) {
        self.spare = spare
        block = spare.take() ?? SpareRecords.Block()
    }

    deinit { spare.keep(block) }

    /// A fresh record; nil if all are taken.
    func take() -> UnsafeMutablePointer<LayoutRecord>? {
        guard used < Self.capacity else { return nil }
        let record = block.records + used
        record.initialize(to: LayoutRecord())
        used += 1
        return record
    }

    /// Memory for more answers of the node with one of the records: asked for once for all of them, and in the same order.
    func room(for record: UnsafeMutablePointer<LayoutRecord>) -> UnsafeMutablePointer<SizeCache.Entry> {
        block.roomForAnswers() + (record - block.records) * SizeCache.room
    }
}

/// Memory of records whose nodes have gone, for the next ones: a list that scrolls would ask for it and give it back all the time,
/// and blocks of that size cost the allocator a look through everything small that is free.
final class SpareRecords: Sendable {
    private static let limit = 64

    /// Memory for the records of one ``LayoutRecords``, which alone writes there.
    struct Block: @unchecked Sendable {
        let records: UnsafeMutablePointer<LayoutRecord>
        private var answers: UnsafeMutablePointer<SizeCache.Entry>?

        init() {
            // A record begins where a cache line does.
            records =
                UnsafeMutableRawPointer
                .allocate(byteCount: LayoutRecords.capacity * MemoryLayout<LayoutRecord>.stride, alignment: 64)
                .bindMemory(to: LayoutRecord.self, capacity: LayoutRecords.capacity)
        }

        mutating func roomForAnswers() -> UnsafeMutablePointer<SizeCache.Entry> {
            if let answers { return answers }
            let new = UnsafeMutablePointer<SizeCache.Entry>.allocate(capacity: LayoutRecords.capacity * SizeCache.room)
            answers = new
            return new
        }

        func deallocate() {
            UnsafeMutableRawPointer(records).deallocate()
            answers?.deallocate()
        }
    }

    // Locked, since the last to hold a node may be a task on another thread.
    private let blocks = Mutex<[Block]>([])

    deinit { blocks.withLock { for block in $0 { block.deallocate() } } }

    func take() -> Block? { blocks.withLock { $0.popLast() } }

    func keep(_ block: Block) {
        let isKept = blocks.withLock { blocks in
            guard blocks.count < Self.limit else { return false }
            blocks.append(block)
            return true
        }
        if !isKept { block.deallocate() }
    }
}

extension LayoutEngine {
    /// A record for a new node, and the memory that it has to keep alive.
    func takeRecord() -> (LayoutRecords, UnsafeMutablePointer<LayoutRecord>) {
        if let record = records.take() { return (records, record) }
        records = LayoutRecords(spareRecords)
        return (records, records.take()!)
    }
}
