/// A node's answers by proposal: the latest ones in place, more in an array. What is forgotten is asked again.
struct SizeCache {
    struct Entry {
        /// The proposal's bits; nil is a NaN of its own.
        var width: UInt64 = 0
        var height: UInt64 = 0
        var size = CGSize.zero
    }

    /// More answers than a nest of stacks of depth 100 asks for (two a level); a bound, so that a window that is
    /// being resized does not fill memory.
    private static let limit = 128

    private var first = Entry()
    private var second = Entry()
    private var third = Entry()
    private var more: ContiguousArray<Entry>?
    private var count = 0
    private var next = 0

    private static let unspecifiedBits = CGFloat.nan.native.bitPattern

    @inline(__always)
    private static func bits(_ value: CGFloat?) -> UInt64 {
        guard let value else { return unspecifiedBits }
        return value.native.bitPattern
    }

    @inline(__always)
    func find(_ proposal: ProposedViewSize) -> CGSize? {
        let width = Self.bits(proposal.width)
        let height = Self.bits(proposal.height)
        if count > 0, first.width == width, first.height == height { return first.size }
        if count > 1, second.width == width, second.height == height { return second.size }
        if count > 2, third.width == width, third.height == height { return third.size }
        if let more {
            for entry in more where entry.width == width && entry.height == height { return entry.size }
        }
        return nil
    }

    mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
        let entry = Entry(width: Self.bits(proposal.width), height: Self.bits(proposal.height), size: size)
        if count < Self.limit {
            set(entry, at: count)
            count += 1
        } else {
            set(entry, at: next)
            next = (next + 1) % Self.limit
        }
    }

    private mutating func set(_ entry: Entry, at index: Int) {
        switch index {
        case 0: first = entry
        case 1: second = entry
        case 2: third = entry
        default:
            if more == nil { more = [] }
            if index - 3 < more!.count { more![index - 3] = entry } else { more!.append(entry) }
        }
    }

    /// The first answer that was kept: the only one of a node which has one for all proposals.
    var only: CGSize { first.size }

    mutating func removeAll() { self = SizeCache() }

    var isEmpty: Bool { count == 0 }

    /// Every proposal that was answered, with the answer.
    var entries: [(ProposedViewSize, CGSize)] {
        (0..<count).map { index in
            let entry = index == 0 ? first : index == 1 ? second : index == 2 ? third : more![index - 3]
            func value(_ bits: UInt64) -> CGFloat? {
                bits == Self.unspecifiedBits ? nil : CGFloat(Double(bitPattern: bits))
            }
            return (ProposedViewSize(width: value(entry.width), height: value(entry.height)), entry.size)
        }
    }
}
