/// How the coordinates of a node lie in those of a node around it: moved, or also turned and scaled by effects.
struct NodePlace: Equatable {
    /// Where the node's own corner is, unless `transform` says.
    private var origin = CGPoint.zero
    /// Set once an effect that does more than move is on the way.
    private var transform: ProjectionTransform?

    static let identity = NodePlace()

    mutating func translate(by delta: CGPoint) {
        guard let transform else {
            origin = CGPoint(x: origin.x + delta.x, y: origin.y + delta.y)
            return
        }
        if delta == .zero { return }
        self.transform = transform.concatenating(
            ProjectionTransform(CGAffineTransform(translationX: delta.x, y: delta.y)))
    }

    mutating func apply(_ effect: ProjectionTransform) {
        if effect.isTranslation, transform == nil {
            origin = CGPoint(x: origin.x + effect.m31, y: origin.y + effect.m32)
            return
        }
        let own = transform ?? ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y))
        transform = own.concatenating(effect)
    }

    /// The other way round: how the outer coordinates lie in the node's. The same where there is no such way.
    func inverted() -> NodePlace {
        var inverse = NodePlace()
        if let transform {
            inverse.transform = transform.inverted()
        } else {
            inverse.origin = CGPoint(x: -origin.x, y: -origin.y)
        }
        return inverse
    }

    func point(_ point: CGPoint) -> CGPoint {
        if let transform { return point.applying(transform) }
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    /// The smallest rectangle around what becomes of `rect`.
    func rect(_ rect: CGRect) -> CGRect {
        guard let transform else { return rect.offsetBy(dx: origin.x, dy: origin.y) }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { $0.applying(transform) }
        let xs = corners.map(\.x), ys = corners.map(\.y)
        let x = xs.min()!, y = ys.min()!
        return CGRect(x: x, y: y, width: xs.max()! - x, height: ys.max()! - y)
    }
}

extension ProjectionTransform {
    fileprivate var isTranslation: Bool { isAffine && m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 }
}

extension ViewNode {
    /// The place of the node's coordinates in those of `outer`, the root if it is nil, as layout has it. Costs the
    /// depth of the node.
    final func place(in outer: ViewNode? = nil) -> NodePlace {
        var place = NodePlace.identity
        var node = self
        while node !== outer {
            place.translate(by: node.origin)
            guard let parent = node.parent else { break }
            if let effect = parent.geometryTransform { place.apply(effect) }
            node = parent
        }
        return place
    }

    /// The nearest node around that is the coordinate space of that name.
    final func space(named name: AnyHashable) -> (node: ViewNode, bounds: CGRect)? {
        var node = parent
        while let current = node {
            if let bounds = current.spaceBounds(named: name) { return (current, bounds) }
            node = current.parent
        }
        return nil
    }
}
