/// A modifier that gives its one child a size and a place by its own numbers.
///
/// Everything is in reading direction: x counts from the leading edge, and the node mirrors it where reading goes
/// from right to left.
nonisolated protocol ChildLayout: UnaryModifier {
    /// The size that answers `proposal`.
    func size(for proposal: ProposedViewSize, child: ViewNode) -> CGSize

    /// Where the child stands in a modifier of `size` that answered `proposal`, and what the child is proposed.
    func place(_ child: ViewNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlace

    /// The distances that are preferred; by default the child's.
    func spacing(of child: ViewNode) -> ViewSpacing

    /// Whether no answer depends on the child.
    var ignoresChild: Bool { get }

    /// Whether one size answers every proposal, given a child that has been asked.
    func isRigid(_ child: ViewNode) -> Bool

    /// The value with numbers that cannot be used left out; `report` is told of each.
    func corrected(_ report: (Diagnostic.Code, String) -> Void) -> Self

    /// Whether nothing would change with `other` in place of this value.
    func isSame(as other: Self) -> Bool

    /// The node that runs these functions: by default one for any modifier.
    static func makeNode(_ inputs: _ViewInputs) -> ChildLayoutNode<Self>
}

/// A place for a child, with the proposal that its size answers.
struct ChildPlace {
    var origin: CGPoint
    var proposal: ProposedViewSize
}

extension ChildLayout {
    func spacing(of child: ViewNode) -> ViewSpacing { child.preferredSpacing() }
    var ignoresChild: Bool { false }
    func isRigid(_ child: ViewNode) -> Bool { false }
    func corrected(_ report: (Diagnostic.Code, String) -> Void) -> Self { self }
    static func makeNode(_ inputs: _ViewInputs) -> ChildLayoutNode<Self> { ChildLayoutNode(inputs) }

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let environment = inputs.environment
        let node = makeNode(inputs)
        _ = graph.effect {
            let layout = modifier.value(in: graph).corrected { node.host.report($0, $1, at: node.instance) }
            node.update(layout, direction: EnvironmentValues(scope: environment).layoutDirection)
        }
        let outputs = body(inputs)
        node.attach(outputs.node)
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

extension ChildLayout where Self: Equatable {
    func isSame(as other: Self) -> Bool { self == other }
}

/// The node of a `ChildLayout`.
class ChildLayoutNode<Modifier: ChildLayout>: ViewNode {
    @exclusivity(unchecked) fileprivate final var layout: Modifier!
    @exclusivity(unchecked) fileprivate final var direction = LayoutDirection.leftToRight

    fileprivate final func update(_ new: Modifier, direction: LayoutDirection) {
        if let layout, self.direction == direction, layout.isSame(as: new) { return }
        layout = new
        self.direction = direction
        layoutChanged()
    }

    /// There is another value, or another direction.
    fileprivate func layoutChanged() { setNeedsLayout() }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = layout.size(for: proposal, child: children[0])
        isRigid = layout.isRigid(children[0])
        return size
    }

    override func placeChildren() {
        let child = children[0]
        let at = layout.place(child, in: size, proposal: placedProposal)
        place(child, at: at.origin, proposal: at.proposal, reading: direction)
    }

    override func spacing() -> ViewSpacing { layout.spacing(of: children[0]) }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let child = children[0]
        guard child.hasExplicitGuides(key.axis) else { return nil }
        let at = layout.place(child, in: dimensions.size, proposal: dimensions.proposal)
        return child.dimensions(in: at.proposal).explicit(key).map { $0 + at.origin[key.axis] }
    }

    override var isLayoutBoundary: Bool { layout.ignoresChild && !hasExplicitGuides }
}

// A generic class asks a type for its functions at run time. The modifiers that are everywhere have a class that
// calls them directly: layout of frames and padding takes a third less.

/// The node of `frame(width:height:)`.
final class FixedFrameNode: ChildLayoutNode<_FrameLayout> {
    override func sizeInAmpleRoom() -> CGSize? { layout.givenSize ?? super.sizeInAmpleRoom() }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { layout.measured(proposal, in: self) }
    override func placeChildren() { layout.placed(in: self, direction) }
}

/// The node of the frame with limits.
final class FlexibleFrameNode: ChildLayoutNode<_FlexFrameLayout> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { layout.measured(proposal, in: self) }
    override func placeChildren() { layout.placed(in: self, direction) }
    override func directSize(_ proposal: ProposedViewSize) -> CGSize? { layout.ownSize(for: proposal) }

    override func layoutChanged() {
        answersDirectly = layout.isLimitedEverywhere
        directAnswersChanged()
    }
}

/// The node of padding.
final class PaddingNode: ChildLayoutNode<_PaddingLayout> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { layout.measured(proposal, in: self) }
    override func placeChildren() { layout.placed(in: self, direction) }
}

extension ChildLayout {
    @inline(__always)
    fileprivate func measured(_ proposal: ProposedViewSize, in node: ViewNode) -> CGSize {
        let child = node.children[0]
        let size = size(for: proposal, child: child)
        node.isRigid = isRigid(child)
        return size
    }

    @inline(__always)
    fileprivate func placed(in node: ViewNode, _ direction: LayoutDirection) {
        let child = node.children[0]
        let at = place(child, in: node.size, proposal: node.placedProposal)
        node.place(child, at: at.origin, proposal: at.proposal, reading: direction)
    }
}

extension ViewNode {
    /// Places a child whose x counts from the leading edge.
    @inline(__always)
    final func place(
        _ child: ViewNode, at origin: CGPoint, proposal: ProposedViewSize, reading direction: LayoutDirection
    ) {
        guard direction == .rightToLeft else { return place(child, at: origin, proposal: proposal) }
        let x = size.width - origin.x - child.sizeThatFits(proposal).width
        place(child, at: CGPoint(x: x, y: origin.y), proposal: proposal)
    }
}

extension Alignment {
    /// The origin of a child of these dimensions whose guides lie on those of a plain box of `size`.
    func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
        let box = ViewDimensions(node: nil, size: size, proposal: ProposedViewSize(size))
        let (line, guide) = (point(in: box), point(in: child))
        return CGPoint(x: line.x - guide.x, y: line.y - guide.y)
    }
}

extension CGSize {
    /// The origin at which `child` stands in the middle.
    func centring(_ child: CGSize) -> CGPoint {
        CGPoint(x: (width - child.width) / 2, y: (height - child.height) / 2)
    }
}
