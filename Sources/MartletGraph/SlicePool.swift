/// A growing array of numbers handed out in contiguous slices of 1, 2, 4, ... A slice that comes back waits in the free list
/// of its size, whose link is its first number.
@usableFromInline
struct SlicePool {
    @usableFromInline var base: UnsafeMutablePointer<UInt32>
    /// A second array of the same form, for what is rarely looked at; nil where there is no need for it.
    var twin: UnsafeMutablePointer<UInt32>?
    var used: Int
    var capacity: Int
    /// How much lies before the first slice.
    let reserved: Int
    private let freeHeads: UnsafeMutablePointer<UInt32>

    init(capacity: Int, reserved: Int = 0, hasTwin: Bool = false) {
        self.capacity = capacity
        self.reserved = reserved
        used = reserved
        base = .allocate(capacity: capacity)
        twin = hasTwin ? .allocate(capacity: capacity) : nil
        freeHeads = .allocate(capacity: 33)
        freeHeads.initialize(repeating: .max, count: 33)
    }

    func deallocate() {
        base.deallocate()
        twin?.deallocate()
        freeHeads.deallocate()
    }

    /// How much a slice of this class holds. Class 0 is "no slice".
    static func size(_ sizeClass: UInt8) -> Int { sizeClass == 0 ? 0 : 1 << Int(sizeClass - 1) }

    /// The smallest class that holds `count` numbers.
    static func sizeClass(for count: Int) -> UInt8 {
        count == 0 ? 0 : UInt8(truncatingIfNeeded: Int.bitWidth &- (count &- 1).leadingZeroBitCount &+ 1)
    }

    mutating func take(_ sizeClass: UInt8) -> UInt32 {
        let head = freeHeads[Int(sizeClass)]
        if head != .max {
            freeHeads[Int(sizeClass)] = base[Int(head)]
            return head
        }
        let size = Self.size(sizeClass)
        if used + size > capacity { grow(to: used + size) }
        let offset = used
        used += size
        return UInt32(truncatingIfNeeded: offset)
    }

    mutating func give(_ offset: UInt32, _ sizeClass: UInt8) {
        guard sizeClass > 0 else { return }
        base[Int(offset)] = freeHeads[Int(sizeClass)]
        freeHeads[Int(sizeClass)] = offset
    }

    @inline(never)
    private mutating func grow(to needed: Int) {
        let newCapacity = max(needed, capacity * 2)
        precondition(newCapacity < 1 << 31, "MartletGraph: more than 2^31 edges in one graph")
        base = base.moved(count: used, capacity: newCapacity)
        twin = twin?.moved(count: used, capacity: newCapacity)
        capacity = newCapacity
    }

    /// The free slices, for the check of the invariants.
    func freeSlices() -> [(offset: UInt32, sizeClass: UInt8)] {
        var slices: [(offset: UInt32, sizeClass: UInt8)] = []
        for sizeClass in 1..<33 {
            var head = freeHeads[sizeClass]
            while head != .max {
                slices.append((head, UInt8(sizeClass)))
                head = base[Int(head)]
            }
        }
        return slices
    }
}

extension UnsafeMutablePointer where Pointee == UInt32 {
    /// The first `count` numbers in larger memory; the old is given back.
    func moved(count: Int, capacity: Int) -> Self {
        let larger = Self.allocate(capacity: capacity)
        larger.update(from: self, count: count)
        deallocate()
        return larger
    }
}
