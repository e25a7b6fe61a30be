/// Where a scroll view is to stand, or was put by a person: at a view, an edge or a point.
///
/// Points are in content coordinates, x in the direction of reading: zero is content at its start, also with margins.
public struct ScrollPosition: Equatable, Sendable {
    /// What was asked for last.
    enum Wish: Equatable, Sendable {
        case view(ScrollID, UnitPoint?)
        case edge(Edge)
        case place(x: CGFloat?, y: CGFloat?)
    }

    private(set) var wish: Wish?
    /// Counts what was asked for: the same wish again is another.
    private(set) var request = 0
    /// The view that a person has scrolled to.
    private var seen: ScrollID?
    let idType: ScrollIDType

    /// Whether a person has scrolled since the position was set.
    public private(set) var isPositionedByUser = false

    /// Nowhere in particular. `idType` is the type of the ids that are looked for while a person scrolls.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        self.idType = ScrollIDType(idType)
    }

    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(idType: type(of: id))
        scrollTo(id: id, anchor: anchor)
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(idType: idType)
        scrollTo(edge: edge)
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(idType: idType)
        scrollTo(point: point)
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType: idType)
        scrollTo(x: x, y: y)
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(idType: idType)
        scrollTo(x: x)
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(idType: idType)
        scrollTo(y: y)
    }

    private mutating func ask(_ new: Wish) {
        wish = new
        seen = nil
        isPositionedByUser = false
        request += 1
    }

    /// Scrolls to the view with an id; without an anchor by the smallest movement.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        ask(.view(ScrollID(id), anchor))
    }

    public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { ask(.place(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.place(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { ask(.place(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { ask(.place(x: nil, y: y)) }

    /// The edge that was asked for, until a person scrolls.
    public var edge: Edge? { if case .edge(let edge) = wish { edge } else { nil } }

    /// The point that was asked for, until a person scrolls.
    public var point: CGPoint? {
        if case .place(let x?, let y?) = wish { CGPoint(x: x, y: y) } else { nil }
    }

    public var x: CGFloat? { if case .place(let x, _) = wish { x } else { nil } }
    public var y: CGFloat? { if case .place(_, let y) = wish { y } else { nil } }

    /// The id of the view that was asked for, or that a person has scrolled to.
    public var viewID: (any Hashable & Sendable)? {
        if case .view(let id, _) = wish { return id.base }
        return seen?.base
    }

    /// The id of the view, if it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// A person has scrolled; `ids` are those of the view at the anchor.
    mutating func userDidScroll(_ ids: [AnyHashable]?) {
        wish = nil
        isPositionedByUser = true
        if let ids { seen = ids.lazy.compactMap(idType.match).first }
    }
}

/// An id of a view, of any type.
struct ScrollID: Equatable, Sendable {
    let base: any Hashable & Sendable

    init(_ base: any Hashable & Sendable) { self.base = base }

    var hashable: AnyHashable { AnyHashable(base) }

    static func == (a: ScrollID, b: ScrollID) -> Bool { a.hashable == b.hashable }
}

/// A type of ids.
struct ScrollIDType: Equatable, Sendable {
    private let type: ObjectIdentifier
    /// An id of any type as one of this.
    let match: @Sendable (AnyHashable) -> ScrollID?

    init<ID: Hashable & Sendable>(_ type: ID.Type) {
        self.type = ObjectIdentifier(type)
        match = { ($0.base as? ID).map { ScrollID($0) } }
    }

    static func == (a: ScrollIDType, b: ScrollIDType) -> Bool { a.type == b.type }
}
