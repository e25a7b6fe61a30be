/// The horizontal or the vertical dimension.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case horizontal, vertical

    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// Several dimensions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        @inlinable
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one axis.
        @inlinable
        public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        public static let horizontal = Set(.horizontal)
        public static let vertical = Set(.vertical)
    }
}
