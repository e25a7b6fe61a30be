import MartletGraph

/// Gives its content a proxy by which scroll views in it can be scrolled.
nonisolated public struct ScrollViewReader<Content: View>: View {
    public var content: (ScrollViewProxy) -> Content
    @State private var reach = ScrollReach()

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    @MainActor public var body: some View {
        content(ScrollViewProxy(reach: reach)).modifier(ScrollReachModifier(reach: reach))
    }
}

/// Scrolls the scroll views inside of a `ScrollViewReader`.
public struct ScrollViewProxy: Equatable, @unchecked Sendable {
    let reach: ScrollReach

    public static func == (a: ScrollViewProxy, b: ScrollViewProxy) -> Bool { a.reach === b.reach }

    /// Scrolls to the first view with an id, given by `id(_:)` or `ForEach`.
    ///
    /// Without an anchor the smallest movement shows the view; with one the same points of view and scroll view meet.
    /// Inside `withAnimation` the scroll is animated. State that is written in the same action comes first. Scroll views
    /// around that of the view move as little as shows it.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let id = AnyHashable(id)
        guard MainExecution.isCurrent else {
            let carried = UncheckedSend((self, id, anchor))
            DispatchQueue.main.async { carried.value.0.reach.scroll(to: carried.value.1, anchor: carried.value.2) }
            return
        }
        reach.scroll(to: id, anchor: anchor)
    }
}

/// What a proxy can reach: the nodes of the reader's content.
final class ScrollReach {
    private struct Weak {
        weak var node: ViewNode?
    }

    private var nodes: [Weak] = []

    func add(_ node: ViewNode) {
        nodes.removeAll { $0.node == nil }
        nodes.append(Weak(node: node))
    }

    func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        guard let host = nodes.lazy.compactMap(\.node).first(where: { !$0.hasEnded })?.host else { return }
        let transaction = Transaction.current
        // With the writes of the same action: what they make is there to be found.
        host.enqueue(transaction, key: self, label: "scrollTo") { [self] in
            host.afterUpdate { self.find(id, anchor, transaction) }
        }
    }

    private func find(_ id: AnyHashable, _ anchor: UnitPoint?, _ transaction: Transaction) {
        let nodes = nodes.compactMap(\.node).filter { !$0.hasEnded }
        for node in nodes {
            guard let finding = node.find(id) else { continue }
            var isInner = true
            var around: ViewNode? = finding.node.parent
            while let current = around, current !== node {
                if let scroll = current as? ScrollNode {
                    scroll.show(.view(id, isInner ? anchor : nil), found: finding, transaction)
                    isInner = false
                }
                around = current.parent
            }
            return
        }
        guard let node = nodes.first else { return }
        node.host.report(
            .missingScrollTarget,
            "scrollTo(\(id.base)): no view inside of this ScrollViewReader has that id. Give the view .id(\(id.base)), or "
                + "scroll after the data that makes it has come.", at: node.instance)
    }
}

extension Diagnostic.Code {
    public static let missingScrollTarget = Diagnostic.Code(rawValue: "missing-scroll-target")
}

nonisolated private struct ScrollReachModifier: UnaryModifier {
    let reach: ScrollReach

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let node = ScrollReachNode(inputs)
        _ = graph.effect { modifier.value(in: graph).reach.add(node) }
        let outputs = body(inputs)
        node.attach(outputs.node)
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

private final class ScrollReachNode: ViewNode {}
