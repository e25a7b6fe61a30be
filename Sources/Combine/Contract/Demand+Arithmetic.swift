// Apple's documentation of Subscribers.Demand: unlimited absorbs every sum and difference; an overflow is unlimited;
// what would be negative is `.max(0)`.
extension Subscribers.Demand {
    /// The sum; unlimited if either is, or if it overflows.
    public static func + (a: Self, b: Self) -> Self {
        guard let x = a.max, let y = b.max else { return .unlimited }
        let (sum, overflow) = x.addingReportingOverflow(y)
        return overflow ? .unlimited : .max(sum)
    }
    /// Adds a demand.
    public static func += (a: inout Self, b: Self) { a = a + b }
    /// The sum with a count, which may be negative; never below zero.
    public static func + (a: Self, b: Int) -> Self { b < 0 ? a - .max(b == .min ? .max : -b) : a + .max(b) }
    /// Adds a count.
    public static func += (a: inout Self, b: Int) { a = a + b }

    /// The difference: unlimited minus anything is unlimited; a count minus unlimited is none.
    public static func - (a: Self, b: Self) -> Self {
        guard let x = a.max else { return .unlimited }
        guard let y = b.max else { return .none }
        return .max(Swift.max(0, x - y))
    }
    /// Subtracts a demand.
    public static func -= (a: inout Self, b: Self) { a = a - b }
    /// The difference to a count; never below zero.
    public static func - (a: Self, b: Int) -> Self { b < 0 ? a + .max(b == .min ? .max : -b) : a - .max(b) }
    /// Subtracts a count.
    public static func -= (a: inout Self, b: Int) { a = a - b }

    /// The product with a count; traps if the count is negative; unlimited if it overflows.
    public static func * (a: Self, b: Int) -> Self {
        precondition(b >= 0, "A demand cannot be multiplied by the negative number \(b).")
        guard let x = a.max else { return .unlimited }
        let (product, overflow) = x.multipliedReportingOverflow(by: b)
        return overflow ? .unlimited : .max(product)
    }
    /// Multiplies by a count.
    public static func *= (a: inout Self, b: Int) { a = a * b }
}

extension Subscribers.Demand {
    /// Whether the demand is exactly this count.
    public static func == (a: Self, b: Int) -> Bool { a.max == b }
    /// Whether the demand is exactly this count.
    public static func == (a: Int, b: Self) -> Bool { b == a }
    /// Whether the demand is another count, or unlimited.
    public static func != (a: Self, b: Int) -> Bool { !(a == b) }
    /// Whether the demand is another count, or unlimited.
    public static func != (a: Int, b: Self) -> Bool { !(b == a) }
    /// Compares with a count; unlimited is greater than every count.
    public static func < (a: Self, b: Int) -> Bool { a.max.map { $0 < b } ?? false }
    /// Compares with a count; unlimited is greater than every count.
    public static func < (a: Int, b: Self) -> Bool { b > a }
    /// Compares with a count; unlimited is greater than every count.
    public static func > (a: Self, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
    /// Compares with a count; unlimited is greater than every count.
    public static func > (a: Int, b: Self) -> Bool { b < a }
    /// Compares with a count; unlimited is greater than every count.
    public static func <= (a: Self, b: Int) -> Bool { !(a > b) }
    /// Compares with a count; unlimited is greater than every count.
    public static func <= (a: Int, b: Self) -> Bool { !(b < a) }
    /// Compares with a count; unlimited is greater than every count.
    public static func >= (a: Self, b: Int) -> Bool { !(a < b) }
    /// Compares with a count; unlimited is greater than every count.
    public static func >= (a: Int, b: Self) -> Bool { !(b > a) }
}
