/// A growing array of elements handed out in contiguous slices of 1, 2, 4, ... elements. A slice that comes back waits in
/// the free list of its size. Elements are trivial and at least four bytes: a free slice holds the link in its first four.
@usableFromInline
struct SlicePool<Element> {
    @usableFromInline var base: UnsafeMutablePointer<Element>
    var used = 0
    var capacity: Int
    private let freeHeads: UnsafeMutablePointer<UInt32>

    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
        freeHeads = .allocate(capacity: 33)
        freeHeads.initialize(repeating: .max, count: 33)
    }

    func deallocate() {
        base.deallocate()
        freeHeads.deallocate()
    }

    /// How many elements a slice of this class holds. Class 0 is "no slice".
    static func size(_ sizeClass: UInt8) -> Int { sizeClass == 0 ? 0 : 1 << Int(sizeClass - 1) }

    /// The smallest class that holds `count` elements.
    static func sizeClass(for count: Int) -> UInt8 {
        count == 0 ? 0 : UInt8(Int.bitWidth - (count - 1).leadingZeroBitCount + 1)
    }

    mutating func take(_ sizeClass: UInt8) -> UInt32 {
        let head = freeHeads[Int(sizeClass)]
        if head != .max {
            freeHeads[Int(sizeClass)] = UnsafeRawPointer(base + Int(head)).load(as: UInt32.self)
            return head
        }
        let size = Self.size(sizeClass)
        if used + size > capacity { grow(to: used + size) }
        let offset = used
        used += size
        precondition(used < Int(UInt32.max), "MartletGraph: more than 2^32 edges in one graph")
        return UInt32(truncatingIfNeeded: offset)
    }

    mutating func give(_ offset: UInt32, _ sizeClass: UInt8) {
        guard sizeClass > 0 else { return }
        UnsafeMutableRawPointer(base + Int(offset)).storeBytes(of: freeHeads[Int(sizeClass)], as: UInt32.self)
        freeHeads[Int(sizeClass)] = offset
    }

    @inline(never)
    private mutating func grow(to needed: Int) {
        let newCapacity = max(needed, capacity * 2)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        larger.update(from: base, count: used)
        base.deallocate()
        base = larger
        capacity = newCapacity
    }

    /// The free slices, for the check of the invariants.
    func freeSlices() -> [(offset: UInt32, sizeClass: UInt8)] {
        var slices: [(offset: UInt32, sizeClass: UInt8)] = []
        for sizeClass in 1..<33 {
            var head = freeHeads[sizeClass]
            while head != .max {
                slices.append((head, UInt8(sizeClass)))
                head = UnsafeRawPointer(base + Int(head)).load(as: UInt32.self)
            }
        }
        return slices
    }
}

/// One input of a node: which node, and the place of the reader in that node's list of readers.
@usableFromInline
struct InputEdge {
    @usableFromInline var node: UInt32
    @usableFromInline var slot: UInt32
}
