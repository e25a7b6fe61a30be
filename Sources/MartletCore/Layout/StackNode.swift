import MartletGraph

/// The node of a built-in stack: its arrangement runs over the nodes, without anything in between.
final class StackNode: ViewNode {
    private var arrangement: StackArrangement
    private var direction: LayoutDirection
    private(set) var list: ChildList!
    /// The children that are not on their way out, and what was found of them.
    private let work = UnsafeMutablePointer<StackWork>.allocate(capacity: 1)

    init(_ arrangement: StackArrangement, direction: LayoutDirection, inputs: _ViewInputs) {
        self.arrangement = arrangement
        self.direction = direction
        work.initialize(to: StackWork())
        super.init(inputs)
    }

    deinit {
        work.pointee.deallocate()
        work.deallocate()
    }

    /// Makes the children. Called once, after construction.
    func setList(_ list: ViewList, stackAxis: Axis?, inputs: _ViewInputs) {
        self.list = ChildList(list, of: self, stackAxis: stackAxis, inputs: inputs) { [unowned self] in
            work.pointee.setNodes(children.filter { !$0.isLeaving })
            setNeedsLayout()
        }
    }

    func update(_ new: StackArrangement, direction: LayoutDirection) {
        guard arrangement != new || self.direction != direction else { return }
        arrangement = new
        self.direction = direction
        work.pointee.forget()
        setNeedsLayout()
    }

    override func willRemeasure() { work.pointee.forget() }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = arrangement.size(&work.pointee, proposal: proposal)
        isRigid = work.pointee.isRigid
        return size
    }

    override func placeChildren() {
        let arrangement = arrangement
        let (size, direction) = (size, direction)
        arrangement.arrange(
            &work.pointee, proposal: arrangement.innerProposal(size: size, proposal: placedProposal))
        let generation = work.pointee.generation
        for index in 0..<work.pointee.count {
            let origin = arrangement.origin(index, work.pointee, in: size)
            let proposal = arrangement.proposal(index, work.pointee)
            let child = work.pointee.nodes[index].takeUnretainedValue()
            place(child, at: origin, proposal: proposal, reading: direction)
            // A view that is made in the middle of layout may change its neighbours: then all is placed again.
            if work.pointee.generation != generation { return setNeedsPlacement() }
        }
    }

    override func spacing() -> ViewSpacing { arrangement.spacing(of: work.pointee) }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let proposal = arrangement.innerProposal(size: dimensions.size, proposal: dimensions.proposal)
        arrangement.arrange(&work.pointee, proposal: proposal)
        var combined = CombinedGuide(key)
        for index in 0..<work.pointee.count {
            let origin = arrangement.origin(index, work.pointee, in: dimensions.size)
            let proposal = arrangement.proposal(index, work.pointee)
            work.pointee.withNode(index) { combined.add($0, at: origin, proposal: proposal) }
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
        guard child.hasExplicitGuides(key.axis), let own = child.dimensions(in: proposal).explicit(key) else { return }
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

/// Makes the node of a stack whose arrangement `read` reads from the graph: always one of the same kind.
func makeStack<Content: View>(
    axis: Axis?, content: _GraphValue<Content>, inputs: _ViewInputs, _ read: @escaping () -> NodeArrangement
) -> _ViewOutputs {
    let environment = inputs.environment
    var node: ViewNode!
    _ = inputs.graph.effect {
        let direction = EnvironmentValues(scope: environment).layoutDirection
        switch read() {
        case .stack(let arrangement):
            if let node = node as? StackNode { return node.update(arrangement, direction: direction) }
            node = StackNode(arrangement, direction: direction, inputs: inputs)
        case .layers(let arrangement):
            if let node = node as? LayersNode { return node.update(arrangement, direction: direction) }
            node = LayersNode(arrangement, direction: direction, inputs: inputs)
        }
    }
    let list = Content._makeViewList(view: content, inputs: inputs)
    if let node = node as? StackNode {
        node.setList(list, stackAxis: axis, inputs: inputs)
        return _ViewOutputs(node, preferences: node.list.preferences)
    }
    let layers = node as! LayersNode
    layers.setList(list, stackAxis: axis, inputs: inputs)
    return _ViewOutputs(layers, preferences: layers.list.preferences)
}
