public import Foundation

/// The outline of a two-dimensional shape: lines, curves and arcs, in points.
///
/// A value: copies share their elements until one of them changes. Rectangles, rounded rectangles and ellipses are kept
/// as such and cost no array.
public struct Path: Equatable, Sendable {
    /// One step of an outline.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    enum Storage: Sendable {
        case empty
        case rect(CGRect)
        case ellipse(CGRect)
        indirect case rounded(RoundedBox)
        case elements([Element])
    }

    var storage: Storage

    init(storage: Storage) { self.storage = storage }

    /// No outline.
    public init() { storage = .empty }

    /// A rectangle, from its top left corner clockwise.
    public init(_ rect: CGRect) { storage = rect.isNull ? .empty : .rect(rect) }

    /// A rectangle with four equal corners; the radius is limited to half the smaller side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with four equal corners that may be wider than high; each radius is limited to half the smaller side.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        storage = RoundedBox.storage(rect, cornerSize: cornerSize, style: style)
    }

    /// A rectangle with four corners of their own.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        storage = RoundedBox.storage(rect, radii: cornerRadii, style: style)
    }

    /// The ellipse that touches the four sides of a rectangle.
    public init(ellipseIn rect: CGRect) { storage = rect.isNull ? .empty : .ellipse(rect) }

    /// An outline drawn by a closure.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Whether there is no step at all.
    public var isEmpty: Bool {
        switch storage {
        case .empty: true
        case .elements(let elements): elements.isEmpty
        default: false
        }
    }

    /// The steps in order. Costs their number for a path of elements; simple shapes make theirs anew.
    public var elements: [Element] {
        switch storage {
        case .empty: []
        case .elements(let elements): elements
        case .rect(let rect): Self.elements(of: rect)
        case .ellipse(let rect): Self.elements(ofEllipseIn: rect)
        case .rounded(let box): box.elements
        }
    }

    /// The rectangle, if the path is known to be just that; renderers snap such fills to pixels.
    public var simpleRect: CGRect? {
        if case .rect(let rect) = storage { return rect }
        return nil
    }

    /// The rectangle and its corner radii, if the path is known to be a rounded rectangle or an ellipse. The radii are those
    /// of plain arcs, `aspect` times as high as wide; continuous corners run a little outside of them.
    package var roundedRect: (rect: CGRect, radii: RectangleCornerRadii, aspect: CGFloat)? {
        switch storage {
        case .rounded(let box): return (box.rect, box.radii, box.aspect)
        case .ellipse(let rect):
            let r = rect.width / 2
            let radii = RectangleCornerRadii(topLeading: r, bottomLeading: r, bottomTrailing: r, topTrailing: r)
            return rect.width > 0 ? (rect, radii, rect.height / rect.width) : nil
        case .empty, .rect, .elements: return nil
        }
    }

    /// Calls a closure with each step in order.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Same shape kept the same way, or the same steps.
    public static func == (lhs: Path, rhs: Path) -> Bool {
        switch (lhs.storage, rhs.storage) {
        case (.empty, .empty): true
        case (.rect(let a), .rect(let b)): a == b
        case (.ellipse(let a), .ellipse(let b)): a == b
        case (.rounded(let a), .rounded(let b)): a == b
        default: lhs.elements == rhs.elements
        }
    }

    /// Adds steps in place.
    mutating func mutate(_ body: (inout [Element]) -> Void) {
        // The array is taken out first, so that it is held once and grows in place.
        var elements: [Element]
        if case .elements(let own) = storage { elements = own } else { elements = self.elements }
        storage = .empty
        body(&elements)
        storage = .elements(elements)
    }
}
