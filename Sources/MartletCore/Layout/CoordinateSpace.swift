/// What coordinates count from.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
    /// From the top left corner of the root.
    case global
    /// From the view's own corner.
    case local
    /// From the corner of the nearest view around that has the name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// Something that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The space of the root.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The space of the innermost scroll view around: from the corner of what it shows, without its insets.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace(axis: nil)) }

    /// The space of the innermost scroll view around that scrolls along `axis`.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: ScrollViewSpace(axis: axis))
    }
}

/// The name of the coordinate space that scroll views are; nil stands for either axis.
struct ScrollViewSpace: Hashable, Sendable {
    let axis: Axis?

    /// Whether a scroll view with these axes is meant.
    func isSpace(of axes: Axis.Set) -> Bool {
        switch axis {
        case nil: true
        case .horizontal?: axes.contains(.horizontal)
        case .vertical?: axes.contains(.vertical)
        }
    }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
