import MartletGraph

/// How several views are arranged where one is asked for.
enum ImplicitLayout {
    /// On top of each other, centred: backgrounds, overlays.
    case layers
    /// Below each other: the content of a window or a scroll view.
    case stack
}

extension ViewList {
    /// One node for the list: the only view itself, or a container around several.
    func makeUnary(inputs: _ViewInputs, implicit: ImplicitLayout = .layers) -> _ViewOutputs {
        if let element = staticElement { return element.resolve(stackAxis: inputs.stackAxis) }
        let node = ImplicitContainerNode(inputs, layout: implicit)
        node.setList(self, inputs: inputs)
        return _ViewOutputs(node, preferences: node.list.preferences)
    }
}

/// A container that nobody wrote: with one child it is not to be noticed.
final class ImplicitContainerNode: ViewNode {
    private let arrangement: ImplicitLayout
    private(set) var list: ChildList!

    init(_ inputs: _ViewInputs, layout: ImplicitLayout) {
        arrangement = layout
        super.init(inputs)
    }

    func setList(_ list: ViewList, inputs: _ViewInputs) {
        self.list = ChildList(list, of: self, stackAxis: inputs.stackAxis, inputs: inputs) { [unowned self] in
            present = stayingChildren
            setNeedsLayout()
        }
    }

    /// The children that are not on their way out.
    @exclusivity(unchecked) private var present: ContiguousArray<ViewNode> = []

    private var stack: StackArrangement {
        StackArrangement(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if present.count == 1 { return present[0].sizeThatFits(proposal) }
        return switch arrangement {
        case .layers: LayersArrangement(alignment: .center).size(of: present, proposal: proposal)
        case .stack: stack.size(of: present, proposal: proposal)
        }
    }

    override func placeChildren() {
        if present.count == 1 { return place(present[0], at: .zero, proposal: placedProposal) }
        switch arrangement {
        case .layers:
            LayersArrangement(alignment: .center).place(present, in: size, proposal: placedProposal) {
                place($0, at: $1, proposal: $2)
            }
        case .stack:
            stack.place(present, in: size, proposal: placedProposal) {
                place($0, at: $1, proposal: $2)
            }
        }
    }

    override func spacing() -> ViewSpacing {
        present.count == 1 ? present[0].preferredSpacing() : ViewSpacing()
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        present.count == 1 ? dimensions.of(present[0]).explicit(key) : nil
    }

    override var wrapped: ViewNode? {
        present.count == 1 ? present[0] : nil
    }
}

/// The top of a tree: proposes the host's size and centres what it gets.
final class RootNode: ViewNode {
    var rootProposal = ProposedViewSize.unspecified {
        didSet { if rootProposal != oldValue { setNeedsPlacement() } }
    }

    override init(host: ViewHost) {
        super.init(host: host)
        isPlaced = true
    }

    private(set) var content: ViewNode?
    private var presentations: [PresentationNode] = []
    /// What is dragged, over everything.
    private var dragLayer: DragLayerNode?

    func setContent(_ node: ViewNode) {
        content = node
        replaceChildren()
    }

    func removeContent() {
        content = nil
        replaceChildren()
    }

    /// What lies over the content, the topmost last.
    func setPresentations(_ nodes: [PresentationNode]) {
        presentations = nodes
        replaceChildren()
    }

    func setDragLayer(_ node: DragLayerNode?) {
        dragLayer = node
        replaceChildren()
    }

    /// Lets go of all that is shown.
    func removeAll() {
        content = nil
        presentations = []
        dragLayer = nil
        setChildren([])
    }

    private func replaceChildren() {
        let top: [ViewNode] = dragLayer.map { [$0] } ?? []
        setChildren(ContiguousArray([content].compactMap { $0 } + presentations + top))
        setNeedsPlacement()
    }

    override var isLayoutBoundary: Bool { true }

    override func placeChildren() {
        defer {
            for node in presentations { place(node, at: .zero, proposal: ProposedViewSize(size)) }
            if let dragLayer { place(dragLayer, at: .zero, proposal: ProposedViewSize(size)) }
        }
        guard let content else { return }
        let kept = kept
        let proposal = rootProposal.inset(by: kept)
        let own = content.sizeThatFits(proposal)
        let ideal = CGSize(width: own.width + kept.width, height: own.height + kept.height)
        let room = CGSize(width: rootProposal.width ?? ideal.width, height: rootProposal.height ?? ideal.height)
        if room != size {
            size = room
            setNeedsDisplay()
        }
        let centred = CGRect(origin: .zero, size: room).inset(by: kept).size.centring(own)
        let origin = CGPoint(x: kept.left + centred.x, y: kept.top + centred.y)
        place(content, at: origin, proposal: proposal)
    }

    /// The size of a window around the content for a proposal.
    func windowSize(for proposal: ProposedViewSize) -> CGSize {
        let kept = kept
        guard let content else { return .zero }
        let own = content.sizeThatFits(proposal.inset(by: kept))
        return CGSize(width: own.width + kept.width, height: own.height + kept.height)
    }

    // MARK: Safe area

    private var container = SideInsets()
    private var keyboard: CGFloat = 0

    var hasSafeArea: Bool { container != .zero || keyboard > 0 }

    /// What content stays away from.
    private var kept: SideInsets {
        var kept = container
        kept.bottom = max(kept.bottom, keyboard)
        return kept
    }

    /// False if this is what there was.
    func setSafeArea(_ container: SideInsets, keyboard: CGFloat) -> Bool {
        guard self.container != container || self.keyboard != keyboard else { return false }
        self.container = container
        self.keyboard = keyboard
        setNeedsPlacement()
        return true
    }

    override var containerSize: ProposedViewSize? { rootProposal.inset(by: kept) }

    override func passSafeArea(around child: ViewNode, _ reach: inout SafeAreaReach) {
        let frame = CGRect(origin: .zero, size: size)
        if keyboard > container.bottom {
            let own = SideInsets(bottom: keyboard - container.bottom)
            reach.pass(frame.inset(by: container), own, on: .bottom, .keyboard)
        }
        reach.pass(frame, container, on: container.sides, .container)
    }
}
