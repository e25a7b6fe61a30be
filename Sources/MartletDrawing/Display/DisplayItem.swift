public import Foundation

/// One node of a display list: what to paint, in its own coordinates (points, y downwards).
///
/// It never changes. The same reference means the same picture, so hosts compare and cache by reference.
public final class DisplayItem: @unchecked Sendable {
    /// A child and where its origin is.
    public struct Placed: Sendable {
        public let offset: CGPoint
        public let item: DisplayItem

        @inlinable
        public init(_ item: DisplayItem, at offset: CGPoint = .zero) {
            self.offset = offset
            self.item = item
        }
    }

    /// What an item paints.
    public enum Content: Sendable {
        /// Children, back to front.
        case group([Placed])
        indirect case fill(Path, Paint, FillStyle)
        indirect case stroke(Path, Paint, StrokeStyle)
        /// Lines of text from the origin; the colour is for runs that have none.
        case text(TextLayout, RGBA)
        indirect case image(DisplayImage, in: CGRect)
        /// An SVG picture scaled to a rectangle; with a tint only its coverage counts.
        indirect case vector(VectorImage, in: CGRect, tint: Paint?)
        indirect case effect(Effect, DisplayItem)
    }

    /// The view that made it; 0 is none. Stays the same from frame to frame.
    public let identity: UInt32
    public private(set) var content: Content
    /// What it may paint, in its own coordinates; null if nothing.
    public let bounds: CGRect
    /// The number of items on the longest way down, this one included.
    public let depth: Int
    /// Whether something in it meets what is behind it by a blend mode.
    package let blends: Bool
    /// What the host has made of it, kept as long as the item is. Only the host's thread touches it.
    package var rendered: AnyObject?

    /// Costs the number of children, or of the path's elements.
    public init(_ content: Content, identity: UInt32 = 0) {
        self.identity = identity
        self.content = content
        (bounds, depth) = content.extent
        blends = content.blends
    }

    deinit {
        // Plain release recurses; a list may be nested deeper than a stack allows.
        guard depth > 400 else { return }
        var pending = content.children
        content = .group([])
        while var item = pending.popLast() {
            guard item.depth > 400, isKnownUniquelyReferenced(&item) else { continue }
            pending.append(contentsOf: item.content.children)
            item.content = .group([])
        }
    }
}

extension DisplayItem.Content {
    /// The items below, without their places; a mask comes first.
    public var children: [DisplayItem] {
        switch self {
        case .group(let placed): placed.map(\.item)
        case .effect(.mask(let mask), let item): [mask, item]
        case .effect(_, let item): [item]
        case .fill, .stroke, .text, .image, .vector: []
        }
    }

    fileprivate var blends: Bool {
        switch self {
        case .group(let children): children.contains { $0.item.blends }
        case .effect(.blend(let mode), let item): mode != .normal || item.blends
        case .effect(.mask(let mask), let item): mask.blends || item.blends
        case .effect(_, let item): item.blends
        case .fill, .stroke, .text, .image, .vector: false
        }
    }

    /// Bounds and depth together, because both walk the children.
    fileprivate var extent: (CGRect, Int) {
        switch self {
        case .group(let children):
            var bounds = CGRect.null
            var depth = 0
            for child in children {
                depth = max(depth, child.item.depth)
                let inner = child.item.bounds
                if inner.isNull { continue }
                let moved = inner.offsetBy(dx: child.offset.x, dy: child.offset.y)
                if moved.isSomewhere { bounds = bounds.union(moved) }
            }
            return (bounds, depth + 1)
        case .fill(let path, _, _): return (path.boundingRect, 1)
        case .stroke(let path, _, let style):
            let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? max(style.miterLimit, 1.415) : 1.415)
            let inner = path.boundingRect
            return (inner.isNull ? inner : inner.insetBy(dx: -reach, dy: -reach), 1)
        case .text(let layout, _):
            // Letters may reach out of their lines: accents, italics.
            let reach = layout.request.runs.reduce(0) { max($0, $1.font.size) } * 0.5
            return (CGRect(origin: .zero, size: layout.size).insetBy(dx: -reach, dy: -reach), 1)
        case .image(_, let rect): return (rect, 1)
        case .vector(_, let rect, _): return (rect, 1)
        case .effect(let effect, let child):
            var depth = child.depth
            if case .mask(let mask) = effect { depth = max(depth, mask.depth) }
            return (effect.bounds(of: child.bounds), depth + 1)
        }
    }
}

extension CGRect {
    /// Whether it begins at a place that there is. What begins at infinity is not seen, and breaks sums.
    var isSomewhere: Bool { minX.isFinite && minY.isFinite && !maxX.isNaN && !maxY.isNaN }
}
