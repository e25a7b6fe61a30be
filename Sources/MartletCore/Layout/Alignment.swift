/// Names an alignment guide and gives the value that a view has where it sets none.
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide at a fraction of the length: 0 is the start, 1 the end. Without text, a baseline is the lower edge.
private protocol FractionAlignmentID: AlignmentID {
    static var fraction: CGFloat { get }
}

private protocol HorizontalFraction: FractionAlignmentID {}
private protocol VerticalFraction: FractionAlignmentID {}

extension HorizontalFraction {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width * fraction }
}

extension VerticalFraction {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * fraction }
}

/// A guide as a key: its id and its axis.
public struct AlignmentKey: Hashable, @unchecked Sendable {
    let id: any AlignmentID.Type
    let axis: Axis
    /// Where the guide lies without anybody setting it, for those of the framework: asked for each child of a stack.
    let fraction: CGFloat?

    init(id: any AlignmentID.Type, axis: Axis) {
        self.id = id
        self.axis = axis
        fraction = (id as? any FractionAlignmentID.Type)?.fraction
    }

    /// The guide's value in a view that sets none; nil where somebody has to be asked.
    @inline(__always)
    func plainValue(_ size: CGSize) -> CGFloat? { fraction.map { size[axis] * $0 } }

    /// The guide's value where the view sets none.
    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        plainValue(dimensions.size) ?? id.defaultValue(in: dimensions)
    }

    public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }
}

/// A guide along the horizontal axis.
@frozen public struct HorizontalAlignment: Equatable, Hashable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }
    init(key: AlignmentKey) { self.key = key }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(Center.self)
    public static let trailing = HorizontalAlignment(Trailing.self)
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

    private enum Leading: HorizontalFraction { static let fraction: CGFloat = 0 }
    private enum Center: HorizontalFraction { static let fraction: CGFloat = 0.5 }
    private enum Trailing: HorizontalFraction { static let fraction: CGFloat = 1 }
    private enum ListRowSeparatorLeading: HorizontalFraction { static let fraction: CGFloat = 0 }
    private enum ListRowSeparatorTrailing: HorizontalFraction { static let fraction: CGFloat = 1 }
}

/// A guide along the vertical axis.
@frozen public struct VerticalAlignment: Equatable, Hashable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }
    init(key: AlignmentKey) { self.key = key }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    /// The middle of the capitals of the first line; the centre of what is no text. The icon of a label stands on it.
    /// Source: measured, label/basic.
    static let capMiddle = VerticalAlignment(CapMiddle.self)

    private enum CapMiddle: VerticalFraction { static let fraction: CGFloat = 0.5 }
    private enum Top: VerticalFraction { static let fraction: CGFloat = 0 }
    private enum Center: VerticalFraction { static let fraction: CGFloat = 0.5 }
    private enum Bottom: VerticalFraction { static let fraction: CGFloat = 1 }
    private enum FirstTextBaseline: VerticalFraction { static let fraction: CGFloat = 1 }
    private enum LastTextBaseline: VerticalFraction { static let fraction: CGFloat = 1 }
}

extension AlignmentKey {
    static let firstTextBaseline = VerticalAlignment.firstTextBaseline.key
    static let lastTextBaseline = VerticalAlignment.lastTextBaseline.key

    static let capMiddle = VerticalAlignment.capMiddle.key

    var isTextBaseline: Bool { self == Self.firstTextBaseline || self == Self.lastTextBaseline }
}

/// A guide on each axis.
@frozen public struct Alignment: Equatable, Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

extension Alignment {
    /// The point of a view with these dimensions that lies on the alignment lines.
    func point(in dimensions: ViewDimensions) -> CGPoint {
        CGPoint(x: dimensions[horizontal], y: dimensions[vertical])
    }
}
