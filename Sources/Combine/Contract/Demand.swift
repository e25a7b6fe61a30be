extension Subscribers {
    /// How many values a subscriber is ready to take: a count from zero up, or without limit.
    @frozen public struct Demand: Equatable, Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// `UInt.max` stands for no limit; every other value is at most `Int.max`.
        @usableFromInline let count: UInt

        @inlinable init(count: UInt) { self.count = count }

        /// As many values as there are.
        public static let unlimited = Demand(count: .max)
        /// No value: the same as `.max(0)`.
        public static let none = Demand(count: 0)

        /// At most `value` values. Traps if `value` is negative.
        @inlinable public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand cannot be negative, it was \(value).")
            return Demand(count: UInt(value))
        }

        /// The number of values, or nil if there is no limit.
        @inlinable public var max: Int? { count == .max ? nil : Int(count) }

        /// `unlimited` or `max(n)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Unlimited is greater than every count.
        @inlinable public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }
    }
}

extension Subscribers.Demand {
    /// Codes as one integer.
    public init(from decoder: any Decoder) throws {
        self.init(count: try decoder.singleValueContainer().decode(UInt.self))
    }

    /// Codes as one integer.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(count)
    }
}
