/// A stack of trivial elements that keeps its memory, so that a steady state allocates nothing.
@usableFromInline
struct Stack<Element> {
    @usableFromInline var base: UnsafeMutablePointer<Element>
    @usableFromInline var count = 0
    var capacity: Int

    init(capacity: Int = 16) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    func deallocate() { base.deallocate() }

    var isEmpty: Bool { count == 0 }

    @inline(__always)
    mutating func push(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count &+= 1
    }

    /// Pushes an element that the caller sets.
    @inline(__always)
    mutating func pushSpace() -> UnsafeMutablePointer<Element> {
        if count == capacity { grow() }
        count &+= 1
        return base + (count &- 1)
    }

    @inline(__always)
    mutating func pop() -> Element {
        count &-= 1
        return base[count]
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}
