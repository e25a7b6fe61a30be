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

/// A view that is asked anew for each proposal.
private nonisolated struct Measured: Layout {
    let width: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: width, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

/// Rows and columns in turn, two children each.
@MainActor private func nest(_ depth: Int) -> AnyView {
    if depth == 0 { return AnyView(Measured(width: 10)() {}) }
    return depth % 2 == 0
        ? AnyView(
            HStack(spacing: 0) {
                nest(depth - 1); nest(depth - 1)
            })
        : AnyView(
            VStack(spacing: 0) {
                nest(depth - 1); nest(depth - 1)
            })
}

/// After a first round, neither a change of one view nor another width asks for memory in engine and layout, and a first layout asks
/// for memory not for each node.
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

    @Test func whatStandsAroundAViewAsksForNoMemory() {
        let (count, host) = requests { driven in
            ZStack {
                Color.blue
                HStack { driven.padding(3).frame(minWidth: 5, maxHeight: 40).overlay { Color.red }.offset(x: 3) }
            }
        }
        defer { host.end() }
        #expect(count == 0)
    }

    @Test func aLayoutOfOnesOwnAsksForNoMemory() {
        let (count, host) = requests { driven in
            Measured(width: 50)() {
                driven
                Color.red.frame(width: 3, height: 3)
            }
        }
        defer { host.end() }
        #expect(count == 0)
    }

    /// Views of the kinds that layout meets everywhere, in a host that has not laid them out.
    private func made(_ kind: Int) -> ViewHost {
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.setSize(ProposedViewSize(width: 800, height: nil))
        switch kind {
        case 0:
            host.setContent {
                VStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { row in
                        HStack {
                            Measured(width: CGFloat(row))() {}; Measured(width: 30)() {}
                        }
                    }
                }
            }
        case 1: host.setContent { nest(8) }
        case 2:
            host.setContent {
                VStack {
                    ForEach(0..<100, id: \.self) { row in
                        ZStack {
                            Color.blue
                            Measured(width: 50)() { Color.red.padding(3) }.frame(maxWidth: 40)
                        }
                        .background { Color.green }
                    }
                }
            }
        default:
            host.setContent {
                VStack {
                    ForEach(0..<100, id: \.self) { row in
                        HStack {
                            Text("row \(row)"); Spacer(); Color.red.frame(width: CGFloat(row), height: 20)
                        }
                        .padding()
                    }
                }
            }
        }
        return host
    }

    @Test(arguments: 0..<4) func anotherWidthAsksForNoMemory(_ kind: Int) {
        let host = made(kind)
        defer { host.end() }
        host.flush()
        let (layout, root) = (host.layout, host.rootNode!)
        var most = 0
        for round in 1...8 {
            let count = allocations {
                root.rootProposal.width = round % 2 == 0 ? 801 : 700
                layout.run(root: root)
            }
            if round > 4 { most = max(most, count) }
        }
        #expect(most == 0)
    }

    /// The first layout of rows asks for room for answers once for 16 nodes.
    @Test(arguments: 0..<2) func aFirstLayoutAsksForLittleMemory(_ kind: Int) {
        let host = made(kind)
        defer { host.end() }
        let nodes = kind == 0 ? 301 : 511
        let count = allocations { host.flush() }
        #expect(host.layout.measureCount >= nodes)
        // And some for what Swift finds out about types, once.
        #expect(count <= nodes / 16 + 40)
    }
}
