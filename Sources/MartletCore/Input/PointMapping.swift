/// A node that draws its content somewhere else than layout put it (offset, rotation, scale).
protocol PointMapping: ViewNode {
    /// The point of the content's layout coordinates that is seen at `point` of the node's own.
    func contentPoint(at point: CGPoint) -> CGPoint
}

extension ViewNode {
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
            if let mapping = chain[index + 1] as? any PointMapping { point = mapping.contentPoint(at: point) }
            let origin = current.presentedOrigin
            point = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        }
        return point
    }
}
