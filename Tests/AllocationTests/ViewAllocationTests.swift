import CAllocations
import MartletDrawing
import MartletGraph
import Testing

@testable import MartletCore

/// A leaf whose width is an attribute of the graph: a change without any state, body or text.
private nonisolated struct Driven: PrimitiveView {
    final class Handle {
        var width: Attribute<CGFloat>!
    }

    let handle: Handle

    nonisolated static func _makeView(view: _GraphValue<Driven>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = DrivenNode(inputs)
        let graph = inputs.graph
        let width = graph.source(CGFloat(10))
        view.value(in: graph).handle.width = width
        graph.effect {
            node.width = graph.read(width)
            node.setNeedsLayout()
        }
        return _ViewOutputs(node)
    }
}

private final class DrivenNode: ViewNode {
    var width: CGFloat = 0
    override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: width, height: 20) }
    override func makeItem() -> DisplayItem? { nil }
}

/// After a first round, a change of one view in rows of stacks asks for no memory in engine and layout. In layers and frames it asks
/// for some: the bound is what was counted, and is to become 0.
@MainActor @Suite(.releaseOnly) struct ViewAllocationTests {
    /// The most requests in one of the later rounds, each a change, an update of the graph and layout.
    private func requests(
        _ content: @escaping @MainActor (Driven) -> some View
    ) -> (count: Int, host: ViewHost) {
        let handle = Driven.Handle()
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.setSize(ProposedViewSize(width: 800, height: nil))
        host.setContent { content(Driven(handle: handle)) }
        _ = host.frame()
        let (graph, layout, root) = (host.graph, host.layout, host.rootNode!)
        var most = 0
        for round in 1...8 {
            let count = allocations {
                graph.write(handle.width, CGFloat(10 + round % 4))
                graph.flush()
                layout.run(root: root)
            }
            if round > 4 { most = max(most, count) }
            _ = host.frame()
        }
        return (most, host)
    }

    @Test func aColumnOfManyRowsAsksForNoMemory() {
        let (count, host) = requests { driven in
            VStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { row in
                    HStack {
                        if row == 50 { driven } else { Color.red.frame(width: CGFloat(row), height: 20) }
                        Text("row \(row)")
                    }
                }
            }
        }
        defer { host.end() }
        #expect(count == 0)
    }

    @Test func whatStandsAroundAViewAsksForLittleMemory() {
        let (count, host) = requests { driven in
            ZStack {
                Color.blue
                HStack { driven.padding(3).frame(minWidth: 5, maxHeight: 40).overlay { Color.red }.offset(x: 3) }
            }
        }
        defer { host.end() }
        #expect(count <= 4)
    }
}
