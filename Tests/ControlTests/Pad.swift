import MartletDrawing

@testable import MartletCore

/// A primitive view of a fixed size that the pointer can hit.
nonisolated struct Pad: PrimitiveView {
    var size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) { size = CGSize(width: width, height: height) }

    nonisolated static func _makeView(view: _GraphValue<Pad>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = PadNode(inputs)
        let graph = inputs.graph
        _ = graph.effect {
            node.fixed = view.value(in: graph).size
            node.setNeedsLayout()
        }
        return _ViewOutputs(node)
    }
}

final class PadNode: ViewNode {
    var fixed = CGSize.zero

    override func measure(_ proposal: ProposedViewSize) -> CGSize { fixed }
    override func hitTest(_ point: CGPoint) -> ViewNode? { bounds.contains(point) ? self : nil }
}

/// A host with one view in it, and what a person does to it.
@MainActor final class Stage {
    let host: ViewHost
    var time = 0.0

    init<V: View>(width: CGFloat = 300, height: CGFloat = 200, @ViewBuilder _ content: @escaping @MainActor () -> V) {
        host = ViewHost(shaper: FixedAdvanceShaper())
        host.setSize(ProposedViewSize(width: width, height: height))
        host.setContent(content)
        host.flush()
    }

    /// Lets everything that moves come to rest.
    func finishMotion() {
        host.advance(to: host.now + 1)
        host.flush()
    }

    var middle: CGPoint { CGPoint(x: host.rootNode.size.width / 2, y: host.rootNode.size.height / 2) }

    func down(_ point: CGPoint? = nil) {
        host.input.pointerDown(at: point ?? middle)
        host.flush()
    }

    func move(_ point: CGPoint) {
        host.input.pointerMoved(to: point)
        host.flush()
    }

    func up(_ point: CGPoint? = nil) {
        host.input.pointerUp(at: point ?? middle)
        host.flush()
    }

    func tap(_ point: CGPoint? = nil) {
        down(point)
        up(point)
    }

    func wait(_ seconds: Double) {
        time += seconds
        host.advance(to: time)
        host.flush()
    }
}

/// What happened, in order.
@MainActor final class Log {
    private(set) var lines: [String] = []

    func callAsFunction(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
