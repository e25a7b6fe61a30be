extension ViewNode {
    /// A point of the root in a coordinate space around, as things are drawn now; the same point where no view has the
    /// name.
    final func point(ofRoot point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: return point
        case .local: return localPoint(ofRoot: point)
        case .named(let name):
            guard let space = self.space(named: name) else { return point }
            let inner = space.node.localPoint(ofRoot: point)
            return CGPoint(x: inner.x - space.bounds.minX, y: inner.y - space.bounds.minY)
        }
    }

    /// A point of the root in the node's own coordinates, as things are drawn now.
    final func localPoint(ofRoot point: CGPoint) -> CGPoint {
        var chain: [ViewNode] = []
        var node: ViewNode? = self
        while let current = node {
            chain.append(current)
            node = current.parent
        }
        var point = point
        for (index, current) in chain.enumerated().reversed() where index < chain.count - 1 {
            point = chain[index + 1].pointOfChildren(at: point)
            let origin = current.presentedOrigin
            point = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        }
        return point
    }

    /// The point of the children's coordinates that is seen at `point` of the node's own.
    private func pointOfChildren(at point: CGPoint) -> CGPoint {
        if let mapping = self as? any PointMapping { return mapping.contentPoint(at: point) }
        let transform = contentTransform
        if transform == .identity { return point }
        return point.applying(transform.inverted())
    }
}

/// A node that shows its children where no affine transform says: the point of the children's coordinates has to be
/// asked for.
protocol PointMapping: ViewNode {
    func contentPoint(at point: CGPoint) -> CGPoint
}
