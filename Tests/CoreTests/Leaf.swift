import MartletDrawing

@testable import MartletCore

/// A primitive view of a fixed size, and what tests of the foundation look at.
nonisolated struct Leaf: PrimitiveView {
    var size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) { size = CGSize(width: width, height: height) }

    nonisolated static func _makeView(view: _GraphValue<Leaf>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = LeafNode(inputs)
        let graph = inputs.graph
        _ = graph.effect {
            let new = view.value(in: graph).size
            guard new != node.fixed else { return }
            node.fixed = new
            node.setNeedsLayout()
            node.setNeedsDisplay()
        }
        return _ViewOutputs(node)
    }
}

final class LeafNode: ViewNode {
    var fixed = CGSize.zero

    override func measure(_ proposal: ProposedViewSize) -> CGSize { fixed }

    override func makeItem() -> DisplayItem? {
        DisplayItem(.fill(Path(CGRect(origin: .zero, size: size)), .color(.black), FillStyle()), identity: id)
    }

    override func hitTest(_ point: CGPoint) -> ViewNode? { bounds.contains(point) ? self : nil }
}

extension ViewHost {
    static func make<V: View>(width: CGFloat = 300, height: CGFloat = 200, _ content: @escaping @MainActor () -> V)
        -> ViewHost
    {
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.observer.isObserving = true
        host.setSize(ProposedViewSize(width: width, height: height))
        host.setContent(content)
        host.flush()
        return host
    }

    var frames: [CGRect] {
        var result: [CGRect] = []
        func walk(_ node: ViewNode, _ at: CGPoint) {
            let origin = CGPoint(x: at.x + node.origin.x, y: at.y + node.origin.y)
            if node is LeafNode { result.append(CGRect(origin: origin, size: node.size)) }
            for child in node.children { walk(child, origin) }
        }
        walk(rootNode, .zero)
        return result
    }
}
