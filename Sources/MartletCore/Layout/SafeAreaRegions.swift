/// What a part of the safe area is kept free for.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The edges of the device, and bars that containers and `safeAreaInset` put there.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The software keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// An upper or a lower edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case top, bottom

    /// Upper and lower edges.
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one edge.
        @inlinable public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}

/// An edge where lines begin or end.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case leading, trailing

    /// Edges where lines begin or end.
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one edge.
        @inlinable public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}
