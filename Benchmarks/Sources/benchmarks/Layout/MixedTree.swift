import MartletCore

/// Rows, columns, layers, padding and frames at random, with fixed and flexible leaves.
final class MixedTree: BenchmarkTree {
    private indirect enum Node {
        case leaf(Int)
        case flexible
        case row([Node])
        case column([Node])
        case layers([Node])
        case padded(Node)
    }

    private let count: Int
    private(set) var leaves: [LeafModel] = []
    private var root = Node.flexible

    init(count: Int) {
        self.count = count
        var random = SeededRandom(seed: "mixed")
        var made = 0
        func make(_ room: Int) -> Node {
            made += 1
            if room <= 1 {
                if random.next() < 0.25 { return .flexible }
                leaves.append(
                    LeafModel(CGSize(width: (random.next() * 40).rounded(), height: (random.next() * 20).rounded())))
                return .leaf(leaves.count - 1)
            }
            if random.next() < 0.2 { return .padded(make(room - 1)) }
            let parts = min(2 + Int(random.next() * 6), room)
            let children = (0..<parts).map { _ in make((room - 1) / parts) }
            let kind = random.next()
            return kind < 0.4 ? .row(children) : kind < 0.8 ? .column(children) : .layers(children)
        }
        root = make(count)
    }

    convenience init(like other: MixedTree) { self.init(count: other.count) }

    var name: String { "mixed \(count)" }
    var size: Int { count }
    var height: CGFloat? { 600 }

    func view() -> AnyView { view(root) }

    private func view(_ node: Node) -> AnyView {
        func all(_ nodes: [Node]) -> some View {
            let views = nodes.map { view($0) }
            return ForEach(0..<views.count, id: \.self) { views[$0] }
        }
        switch node {
        case .leaf(let index): return AnyView(Leaf(model: leaves[index]))
        case .flexible: return AnyView(Color.clear)
        case .row(let nodes): return AnyView(HStack(spacing: 2) { all(nodes) })
        case .column(let nodes): return AnyView(VStack(spacing: 2) { all(nodes) })
        case .layers(let nodes): return AnyView(ZStack { all(nodes) })
        case .padded(let node): return AnyView(view(node).padding(1))
        }
    }

    // The rules of stacks are the engine's own here: what is checked is that an incremental layout equals a fresh one.
    func expected(_ width: CGFloat) -> CGSize {
        let stage = Stage(height: height) { self.view() }
        if stage.width != width { stage.resize(to: width) }
        stage.flush()
        defer { stage.end() }
        return stage.contentSize
    }

    /// One pass over the nodes: no layout of these rules can do with less.
    func limit(_ width: CGFloat) -> CGSize? {
        use(sum(root))
        return nil
    }

    private func sum(_ node: Node) -> CGSize {
        switch node {
        case .leaf(let index): return leaves[index].size
        case .flexible: return .zero
        case .padded(let node): return sum(node)
        case .row(let nodes), .column(let nodes), .layers(let nodes):
            return nodes.reduce(CGSize.zero) { size, node in
                let next = sum(node)
                return CGSize(width: size.width + next.width, height: max(size.height, next.height))
            }
        }
    }
}
