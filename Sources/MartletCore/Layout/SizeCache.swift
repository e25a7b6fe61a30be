/// A node's answers by proposal: the first ones in place, more in memory of its own. What is forgotten is asked again.
///
/// A value with one owner, the node's record: copies must not outlive it, and it has to be given back by `removeAll`.
struct SizeCache {
    private struct Entry {
        /// The proposal's bits; nil is a NaN of its own.
        var width: UInt64 = 0
        var height: UInt64 = 0
        var size = CGSize.zero
    }

    /// More answers than a nest of stacks of depth 100 asks for (two a level); a bound, so that a window that is
    /// being resized does not fill memory.
    private static let limit = 128
    private static let inPlace = 3

    private(set) var count: UInt16 = 0
    private var capacity: UInt16 = 0
    private var next: UInt16 = 0
    private var first = Entry()
    private var second = Entry()
    private var third = Entry()
    private var more: UnsafeMutablePointer<Entry>?

    private static let unspecifiedBits = CGFloat.nan.native.bitPattern

    @inline(__always)
    private static func bits(_ value: CGFloat?) -> UInt64 {
        guard let value else { return unspecifiedBits }
        return value.native.bitPattern
    }

    /// Looks in place: as a method of the value it would be copied for every question.
    @inline(__always)
    static func find(_ proposal: ProposedViewSize, in cache: UnsafeMutablePointer<SizeCache>) -> CGSize? {
        let count = cache.pointee.count
        if count == 0 { return nil }
        let width = bits(proposal.width)
        let height = bits(proposal.height)
        if cache.pointee.first.width == width, cache.pointee.first.height == height { return cache.pointee.first.size }
        if count == 1 { return nil }
        if cache.pointee.second.width == width, cache.pointee.second.height == height {
            return cache.pointee.second.size
        }
        if count == 2 { return nil }
        if cache.pointee.third.width == width, cache.pointee.third.height == height { return cache.pointee.third.size }
        guard let more = cache.pointee.more else { return nil }
        return find(width, height, more, Int(count) - inPlace)
    }

    private static func find(
        _ width: UInt64, _ height: UInt64, _ more: UnsafeMutablePointer<Entry>, _ count: Int
    ) -> CGSize? {
        // The latest are asked for first.
        var index = count - 1
        while index >= 0 {
            if more[index].width == width, more[index].height == height { return more[index].size }
            index -= 1
        }
        return nil
    }

    mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
        let entry = Entry(width: Self.bits(proposal.width), height: Self.bits(proposal.height), size: size)
        if count < Self.limit {
            set(entry, at: Int(count))
            count += 1
        } else {
            set(entry, at: Int(next))
            next = (next + 1) % UInt16(Self.limit)
        }
    }

    private mutating func set(_ entry: Entry, at index: Int) {
        switch index {
        case 0: first = entry
        case 1: second = entry
        case 2: third = entry
        default:
            if index - Self.inPlace >= Int(capacity) { grow() }
            more![index - Self.inPlace] = entry
        }
    }

    private mutating func grow() {
        let old = Int(capacity)
        capacity = capacity == 0 ? 8 : 2 * capacity
        let new = UnsafeMutablePointer<Entry>.allocate(capacity: Int(capacity))
        if let more {
            new.moveInitialize(from: more, count: old)
            more.deallocate()
        }
        new.advanced(by: old).initialize(repeating: Entry(), count: Int(capacity) - old)
        more = new
    }

    /// The first answer that was kept: the only one of a node which has one for all proposals.
    var only: CGSize { first.size }

    /// Forgets the answers. The memory beyond the first ones stays for the next.
    mutating func removeAll() {
        count = 0
        next = 0
    }

    /// Gives the memory back.
    mutating func deallocate() {
        more?.deallocate()
        more = nil
        capacity = 0
        removeAll()
    }

    var isEmpty: Bool { count == 0 }

    typealias Answer = (proposal: ProposedViewSize, size: CGSize)

    /// A proposal that was answered, with the answer.
    subscript(index: Int) -> Answer {
        let entry =
            index == 0 ? first : index == 1 ? second : index == 2 ? third : more![index - Self.inPlace]
        func value(_ bits: UInt64) -> CGFloat? {
            bits == Self.unspecifiedBits ? nil : CGFloat(Double(bitPattern: bits))
        }
        return (ProposedViewSize(width: value(entry.width), height: value(entry.height)), entry.size)
    }

    /// Every proposal that was answered, with the answer.
    var entries: [(ProposedViewSize, CGSize)] { (0..<Int(count)).map { self[$0] } }
}
