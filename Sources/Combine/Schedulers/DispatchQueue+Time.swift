import Dispatch

extension DispatchQueue {
    /// A point in a queue's time.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// The point as Dispatch has it.
        public var dispatchTime: DispatchTime

        /// A point in time.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Decodes from nanoseconds since the machine started.
        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
        }

        /// Encodes as nanoseconds since the machine started.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return .nanoseconds(Int(Int64(bitPattern: to &- from)))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + n.timeInterval)
        }

        /// A distance in a queue's time, kept in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// The distance in nanoseconds.
            public var magnitude: Int

            init(nanoseconds: Int) { magnitude = nanoseconds }

            /// A distance as Dispatch has it; `.never` is the longest there is.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let s): self = .seconds(s)
                case .milliseconds(let ms): self = .milliseconds(ms)
                case .microseconds(let us): self = .microseconds(us)
                case .nanoseconds(let ns): self = .nanoseconds(ns)
                case .never: magnitude = .max
                @unknown default: magnitude = .max
                }
            }

            /// The distance as Dispatch has it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
            /// The distance in seconds.
            var seconds: Double { Double(magnitude) / 1e9 }

            /// A distance in seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// A distance in seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// A distance in nanoseconds.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            public static func + (a: Stride, b: Stride) -> Stride { .nanoseconds(a.magnitude + b.magnitude) }
            public static func - (a: Stride, b: Stride) -> Stride { .nanoseconds(a.magnitude - b.magnitude) }
            public static func * (a: Stride, b: Stride) -> Stride { .nanoseconds(a.magnitude * b.magnitude) }
            public static func += (a: inout Stride, b: Stride) { a = a + b }
            public static func -= (a: inout Stride, b: Stride) { a = a - b }
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: s * 1_000_000_000) }
            public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: Int((s * 1e9).rounded())) }
            public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: ms * 1_000_000) }
            public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: us * 1000) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
        }
    }
}
