public import Foundation

extension Path {
    /// Begins a new subpath.
    public mutating func move(to end: CGPoint) { mutate { $0.append(.move(to: end)) } }

    /// Adds a straight line from the current point. Without a current point it begins a subpath.
    public mutating func addLine(to end: CGPoint) { append(.line(to: end), startingAt: end) }

    /// Adds a quadratic Bézier curve from the current point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control), startingAt: control)
    }

    /// Adds a cubic Bézier curve from the current point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2), startingAt: control1)
    }

    /// Draws a line back to where the subpath began and ends it.
    public mutating func closeSubpath() {
        guard !isEmpty else { return }
        mutate { if $0.last != .closeSubpath { $0.append(.closeSubpath) } }
    }

    /// Adds a closed rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds closed rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a closed rectangle with four equal corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds a closed rectangle with four corners of their own.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    /// Adds the ellipse that touches the sides of a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Moves to the first point and draws lines to the others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        mutate { elements in
            elements.append(.move(to: first))
            elements.append(contentsOf: lines.dropFirst().map { .line(to: $0) })
        }
    }

    /// Adds the steps of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        guard !path.isEmpty else { return }
        let added = path.applying(transform)
        if isEmpty {
            self = added
        } else {
            mutate { $0.append(contentsOf: added.elements) }
        }
    }

    /// The end of the last step; nil for an empty path. After a close it is where the subpath began.
    public var currentPoint: CGPoint? {
        switch storage {
        case .empty: return nil
        case .elements(let elements):
            for (index, element) in elements.enumerated().reversed() {
                if let end = element.end { return end }
                // A close: look back for the start of its subpath.
                for earlier in elements[..<index].reversed() {
                    if case .move(let start) = earlier { return start }
                }
                return elements.first?.end
            }
            return nil
        default:
            if case .move(let start)? = elements.first { return start }
            return nil
        }
    }

    /// Appends a step; if there is no current point, begins at `start` first.
    private mutating func append(_ element: Element, startingAt start: CGPoint) {
        if isEmpty {
            if case .line = element {
                storage = .elements([.move(to: start)])
            } else {
                storage = .elements([.move(to: start), element])
            }
            return
        }
        mutate { $0.append(element) }
    }
}

extension Path.Element {
    /// Where the step ends; nil for a close.
    var end: CGPoint? {
        switch self {
        case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): p
        case .closeSubpath: nil
        }
    }

    func applying(_ t: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let p): .move(to: p.applying(t))
        case .line(let p): .line(to: p.applying(t))
        case .quadCurve(let p, let c): .quadCurve(to: p.applying(t), control: c.applying(t))
        case .curve(let p, let c, let d):
            .curve(to: p.applying(t), control1: c.applying(t), control2: d.applying(t))
        case .closeSubpath: .closeSubpath
        }
    }
}

extension Path {
    /// The path moved by a transform. A move or scale of a rectangle or an ellipse stays one.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        let isUpright = transform.isScaleAndTranslation && transform.a > 0 && transform.d > 0
        switch storage {
        case .empty: return self
        case .rect(let rect) where isUpright: return Path(rect.applying(transform))
        case .ellipse(let rect) where isUpright: return Path(ellipseIn: rect.applying(transform))
        case .rounded(var box) where isUpright && transform.a == transform.d:
            box.rect = box.rect.applying(transform)
            let r = box.radii, s = transform.a
            box.radii = RectangleCornerRadii(
                topLeading: r.topLeading * s, bottomLeading: r.bottomLeading * s,
                bottomTrailing: r.bottomTrailing * s, topTrailing: r.topTrailing * s)
            return Path(storage: .rounded(box))
        default: return Path(storage: .elements(elements.map { $0.applying(transform) }))
        }
    }

    /// The path moved by a vector in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}
