import MartletGraph

/// The node of a built-in stack: its arrangement runs over the nodes, without anything in between.
final class StackNode: ViewNode {
    private var arrangement: NodeArrangement
    private var direction: LayoutDirection
    private(set) var list: ChildList!
    /// The children that are not on their way out.
    private var present: [ViewNode] = []

    init(_ arrangement: NodeArrangement, direction: LayoutDirection, inputs: _ViewInputs) {
        self.arrangement = arrangement
        self.direction = direction
        super.init(inputs)
    }

    /// Makes the children. Called once, after construction.
    func setList(_ list: ViewList, stackAxis: Axis?, inputs: _ViewInputs) {
        self.list = ChildList(list, of: self, stackAxis: stackAxis, inputs: inputs) { [unowned self] in
            present = children.filter { !$0.isLeaving }
            setNeedsLayout()
        }
    }

    func update(_ new: NodeArrangement, direction: LayoutDirection) {
        guard arrangement != new || self.direction != direction else { return }
        arrangement = new
        self.direction = direction
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        arrangement.size(of: present, proposal: proposal)
    }

    override func placeChildren() {
        arrangement.place(present, in: size, proposal: placedProposal) { child, origin, proposal in
            place(child, at: origin, proposal: proposal, reading: direction)
        }
    }

    override func spacing() -> ViewSpacing { arrangement.spacing(of: present) }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard present.contains(where: \.hasExplicitGuides) else { return nil }
        var combined = CombinedGuide(key)
        arrangement.place(present, in: dimensions.size, proposal: dimensions.proposal) { child, origin, proposal in
            combined.add(child, at: origin, proposal: proposal)
        }
        return combined.value
    }

    override var wrapped: ViewNode? { nil }
}

/// The explicit guides of several children as one of their container: the first text baseline is the topmost, the
/// last one the lowest, any other the mean.
struct CombinedGuide {
    private let key: AlignmentKey
    private var count: CGFloat = 0
    private(set) var value: CGFloat?

    init(_ key: AlignmentKey) { self.key = key }

    mutating func add(_ child: ViewNode, at origin: CGPoint, proposal: ProposedViewSize) {
        guard child.hasExplicitGuides, let own = child.dimensions(in: proposal).explicit(key) else { return }
        let next = own + origin[key.axis]
        count += 1
        guard let before = value else { return value = next }
        if key == .firstTextBaseline {
            value = min(before, next)
        } else if key == .lastTextBaseline {
            value = max(before, next)
        } else {
            value = before + (next - before) / count
        }
    }
}

/// Makes the node of a stack.
func makeStack<L: StackLayout, Content: View>(
    _ layout: _GraphValue<L>, content: _GraphValue<Content>, inputs: _ViewInputs
) -> _ViewOutputs {
    let graph = inputs.graph
    return makeStack(axis: L.stackAxis, content: content, inputs: inputs) { layout.value(in: graph).arrangement }
}

/// Makes the node of a stack whose arrangement `read` reads from the graph.
func makeStack<Content: View>(
    axis: Axis?, content: _GraphValue<Content>, inputs: _ViewInputs, _ read: @escaping () -> NodeArrangement
) -> _ViewOutputs {
    let environment = inputs.environment
    var node: StackNode!
    _ = inputs.graph.effect {
        let value = read()
        let direction = EnvironmentValues(scope: environment).layoutDirection
        if let node {
            node.update(value, direction: direction)
        } else {
            node = StackNode(value, direction: direction, inputs: inputs)
        }
    }
    node.setList(Content._makeViewList(view: content, inputs: inputs), stackAxis: axis, inputs: inputs)
    return _ViewOutputs(node, preferences: node.list.preferences)
}
