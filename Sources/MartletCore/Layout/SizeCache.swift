/// A node's answers by proposal: those that were asked for last in place, older ones in memory beside the node's record, and very many in memory of
/// their own. What is forgotten is asked again.
///
/// A value with one owner, the node's record: copies must not outlive it, and it has to be given back by `deallocate`.
struct SizeCache {
    struct Entry {
        var proposal = KeptProposal.zero
        var size = CGSize.zero
    }

    /// More answers than a nest of stacks of depth 100 asks for (two a level); a bound, so that a window that is
    /// being resized does not fill memory.
    private static let limit = 128
    private static let inPlace = 3
    /// How many older answers there is memory for beside each record: with it, stacks in stacks ask for none.
    static let room = 13

    private var entryCount: UInt8 = 0
    private var capacity: UInt8 = 0
    private var next: UInt8 = 0
    private var more: UnsafeMutablePointer<Entry>?
    // The latest first: what layout asks in the next frame is found in the first cache line of the record.
    private var first = Entry()
    private var second = Entry()
    private var third = Entry()

    /// Looks in place: as a method of the value it would be copied for every question.
    @inline(__always)
    static func find(_ proposal: ProposedViewSize, in cache: UnsafeMutablePointer<SizeCache>) -> CGSize? {
        let count = cache.pointee.entryCount
        if count == 0 { return nil }
        let key = KeptProposal(proposal)
        if cache.pointee.first.proposal == key { return cache.pointee.first.size }
        if count == 1 { return nil }
        if cache.pointee.second.proposal == key { return cache.pointee.second.size }
        if count == 2 { return nil }
        if cache.pointee.third.proposal == key { return cache.pointee.third.size }
        if count == 3 { return nil }
        return findOlder(key, in: cache)
    }

    /// Looks among the older answers, and takes what is found to the front: a window between two sizes asks for two all the time.
    private static func findOlder(_ key: KeptProposal, in cache: UnsafeMutablePointer<SizeCache>) -> CGSize? {
        let more = cache.pointee.more!
        var index = Int(cache.pointee.entryCount) - inPlace - 1
        while index >= 0 {
            if more[index].proposal == key {
                let found = more[index]
                more[index] = cache.pointee.third
                cache.pointee.pushFront(found)
                return found.size
            }
            index -= 1
        }
        return nil
    }

    private mutating func pushFront(_ entry: Entry) {
        third = second
        second = first
        first = entry
    }

    /// Whether there is no place for another answer.
    var isFull: Bool {
        entryCount >= Self.inPlace && Int(entryCount) - Self.inPlace == capacity && entryCount < Self.limit
    }

    /// Makes room for more answers: at first `room`, which is not to be given back.
    mutating func grow(_ room: @autoclosure () -> UnsafeMutablePointer<Entry>) {
        guard let old = more else {
            more = room()
            capacity = UInt8(Self.room)
            return
        }
        let count = Int(capacity)
        let larger = min(2 * count, Self.limit - Self.inPlace)
        let new = UnsafeMutablePointer<Entry>.allocate(capacity: larger)
        new.moveInitialize(from: old, count: count)
        if count > Self.room { old.deallocate() }
        more = new
        capacity = UInt8(larger)
    }

    /// Keeps an answer. There is room for it, or there are as many as are kept at all: then an old one goes.
    mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
        if entryCount == Self.limit {
            more![Int(next)] = third
            next = (next + 1) % UInt8(Self.limit - Self.inPlace)
        } else {
            if entryCount >= Self.inPlace { more![Int(entryCount) - Self.inPlace] = third }
            entryCount += 1
        }
        pushFront(Entry(proposal: KeptProposal(proposal), size: size))
    }

    /// The latest answer: the only one of a node which has one for all proposals.
    var only: CGSize { first.size }

    /// Forgets the answers. The memory beyond the first ones stays for the next.
    mutating func removeAll() {
        entryCount = 0
        next = 0
    }

    /// Gives the memory back.
    mutating func deallocate() {
        if capacity > Self.room { more!.deallocate() }
        more = nil
        capacity = 0
        removeAll()
    }

    var isEmpty: Bool { entryCount == 0 }
    var count: Int { Int(entryCount) }

    /// A proposal that was answered, with the answer; the latest first.
    subscript(index: Int) -> Entry {
        index == 0 ? first : index == 1 ? second : index == 2 ? third : more![Int(entryCount) - 1 - index]
    }

    /// Every proposal that was answered, with the answer.
    var entries: some Sequence<Entry> { (0..<count).lazy.map { self[$0] } }
}
