/// One side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    /// Several sides of a rectangle.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        @inlinable
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one edge.
        @inlinable
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
    }
}
