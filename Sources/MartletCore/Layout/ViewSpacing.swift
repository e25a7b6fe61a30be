/// The distances that a view prefers to its neighbours in a stack, by edge.
///
/// An edge with no preference takes 8 points beside another such edge. Text has distances of its own, and one of
/// its own above text. Figures: measured on SwiftUI, see Tests/Fixtures.
public struct ViewSpacing: Equatable, Sendable {
    enum Preference: Equatable {
        /// None: 8 points to another edge without one.
        case none
        /// A distance that holds against every neighbour.
        case fixed(CGFloat)
        /// Text: the distance to a plain neighbour, and to text.
        case text(plain: CGFloat, text: CGFloat)
    }

    var top = Preference.none
    var leading = Preference.none
    var bottom = Preference.none
    var trailing = Preference.none

    /// No distance on any side.
    public static let zero: ViewSpacing = ViewSpacing(all: .fixed(0))

    /// No preference on any side.
    public init() {}

    init(all preference: Preference) {
        top = preference
        leading = preference
        bottom = preference
        trailing = preference
    }

    /// Takes the larger preferences of `other` on `edges`.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = top.union(other.top) }
        if edges.contains(.leading) { leading = leading.union(other.leading) }
        if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
        if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance to a view that follows along `axis`, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (mine, theirs) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        switch (mine, theirs) {
        case (.fixed(let a), .fixed(let b)): return max(a, b)
        case (.fixed(let a), _): return a
        case (_, .fixed(let b)): return b
        case (.text, .text(_, let text)): return text
        case (.text(let plain, _), .none): return plain
        case (.none, .text(let plain, _)): return plain
        case (.none, .none): return Self.defaultDistance
        }
    }

    /// Between views that have no preference. Source: measured, layout/spacing-default.
    static let defaultDistance: CGFloat = 8
}

extension ViewSpacing.Preference {
    func union(_ other: ViewSpacing.Preference) -> ViewSpacing.Preference {
        switch (self, other) {
        case (.text(let a, let aText), .text(let b, let bText)): .text(plain: max(a, b), text: max(aText, bText))
        case (.text, _): self
        case (_, .text): other
        case (.fixed(let a), .fixed(let b)): .fixed(max(a, b))
        case (.none, _), (_, .none): .none
        }
    }
}

extension ViewSpacing {
    /// Takes over the preferences of `other` on `edges`.
    mutating func setEdges(of other: ViewSpacing, _ edges: Edge.Set) {
        if edges.contains(.top) { top = other.top }
        if edges.contains(.leading) { leading = other.leading }
        if edges.contains(.bottom) { bottom = other.bottom }
        if edges.contains(.trailing) { trailing = other.trailing }
    }

    /// Takes the preferences of `edges` back: a plain edge.
    mutating func reset(_ edges: Edge.Set) {
        if edges.isEmpty { return }
        setEdges(of: ViewSpacing(), edges)
    }
}
