/// What a piece of work took.
struct Cost {
    var nanoseconds = 0
    /// nil where the kernel does not let programs count.
    var instructions: Int?
    var allocations = 0
    /// Counts that a group takes where they mean something: bodies that ran, nodes that were measured, and bytes of the heap
    /// that are held at the end. nil where not counted.
    var bodies: Int?
    var layouts: Int?
    var bytes: Int?

    /// Costs nothing, with a zero for each count that `other` has: what a sum begins with.
    static let nothing = Cost(instructions: 0, bodies: 0, layouts: 0, bytes: 0)

    /// The sum. What one of the two did not count is not counted in it.
    static func + (a: Cost, b: Cost) -> Cost {
        func sum(_ count: KeyPath<Cost, Int?>) -> Int? {
            a[keyPath: count].flatMap { one in b[keyPath: count].map { one + $0 } }
        }
        return Cost(
            nanoseconds: a.nanoseconds + b.nanoseconds, instructions: sum(\.instructions),
            allocations: a.allocations + b.allocations, bodies: sum(\.bodies), layouts: sum(\.layouts),
            bytes: sum(\.bytes))
    }

    /// The mean of so many equal parts.
    func divided(by count: Int) -> Cost {
        Cost(
            nanoseconds: nanoseconds / count, instructions: instructions.map { $0 / count },
            allocations: allocations / count, bodies: bodies.map { $0 / count }, layouts: layouts.map { $0 / count },
            bytes: bytes.map { $0 / count })
    }
}
