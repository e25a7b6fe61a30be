import MartletGraph

/// What stays of a view that takes part in layout or drawing: its answers, its place, its picture.
///
/// Nodes are told of changes by effects of the graph; from there on everything is pulled. A node is numbered when
/// it is constructed, before anything below it, so a parent's number is always the smaller one.
package class ViewNode {
    /// What layout knows of the node. First, where the object's type is: a question reads both.
    final let record: UnsafeMutablePointer<LayoutRecord>
    unowned(unsafe) final let host: ViewHost
    package final let id: UInt32
    @exclusivity(unchecked) unowned(unsafe) final var parent: ViewNode?
    @exclusivity(unchecked) package private(set) final var children = ChildNodes.none
    /// The identity around the node, for messages.
    @exclusivity(unchecked) final var instance: ViewInstance?

    private let records: LayoutRecords
    /// What the node itself says of its order among the siblings.
    @exclusivity(unchecked) final var ownOrder = SiblingOrder()
    @exclusivity(unchecked) final var guides = GuideCache()
    @exclusivity(unchecked) final var keptSpacing: ViewSpacing?
    /// Values that this node passes to its container: tag, transition, layout values.
    @exclusivity(unchecked) final var traits: [ObjectIdentifier: Any] = [:]

    /// What accessibility modifiers say about the element below; most nodes have none.
    final var accessibilityAdditions: AccessibilityAdditions?

    // Display
    @exclusivity(unchecked) private var item: DisplayItem?
    @exclusivity(unchecked) final var needsDisplay = true
    /// Kept where there are many children.
    @exclusivity(unchecked) private var pictures: ChildPictures?
    /// The place among the siblings in the order of drawing, where the parent keeps pictures.
    @exclusivity(unchecked) final var drawingIndex: UInt32 = 0
    /// Set while the node moves or changes size under an animation.
    @exclusivity(unchecked) final var motion: FrameMotion?
    /// Set while the node comes or goes under an animation.
    @exclusivity(unchecked) final var transition: NodeTransition?
    /// What changes the transaction for this node.
    final let transactionScope: TransactionScope?
    /// Whether the view has left its container and is only drawn until its transition ends.
    @exclusivity(unchecked) final var isLeaving = false

    init(_ inputs: _ViewInputs) {
        host = inputs.host
        instance = inputs.instance
        transactionScope = inputs.transactionScope
        id = inputs.host.nextNodeID()
        (records, record) = host.layout.takeRecord()
    }

    init(host: ViewHost) {
        self.host = host
        transactionScope = nil
        id = host.nextNodeID()
        (records, record) = host.layout.takeRecord()
    }

    deinit {
        record.pointee.sizes.deallocate()
    }

    // MARK: For subclasses. The defaults are those of a modifier that changes nothing.

    /// The size for a proposal. Asked through `sizeThatFits`, which keeps the answers.
    func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let child = children.first else { return .zero }
        let size = child.sizeThatFits(proposal)
        isRigid = child.isRigid
        return size
    }

    /// The size for a proposal, where it is a few sums and hangs on nothing below; nil where `measure` has to be asked.
    /// Such answers are not kept, so the parent is told of every change that `directAnswersChanged` announces.
    func directSize(_ proposal: ProposedViewSize) -> CGSize? { nil }

    /// The size for every proposal that is at least as large on both axes, where that is known without being asked for
    /// one; else nil. A text that has room for itself takes no more.
    func sizeInAmpleRoom() -> CGSize? { isRigid ? record.pointee.sizes.only : nil }

    /// Whether the node may set a guide itself, on an axis where it sets some.
    func maySet(_ key: AlignmentKey) -> Bool { true }

    /// Places the children inside `size`, by `place(_:at:proposal:)`.
    func placeChildren() {
        for child in children { place(child, at: .zero, proposal: placedProposal) }
    }

    /// The distances that the node prefers to its neighbours.
    func spacing() -> ViewSpacing {
        children.count == 1 ? children[0].preferredSpacing() : ViewSpacing()
    }

    /// The explicit value of an alignment guide in the node's own coordinates, for the size that answers `proposal`.
    func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        children.count == 1 ? dimensions.of(children[0]).explicit(key) : nil
    }

    /// Whether the node itself answers explicit guides on an axis, where that is not known from the start.
    func answersGuides(_ axis: Axis) -> Bool { false }

    /// What the node draws, in its own coordinates.
    func makeItem() -> DisplayItem? { groupOfChildren() }

    /// The node that a point in own coordinates falls on, the topmost first; nil where there is nothing to hit.
    func hitTest(_ point: CGPoint) -> ViewNode? { hitTestChildren(point) }

    /// The node whose traits are this one's, where it only wraps another.
    var wrapped: ViewNode? { children.count == 1 ? children[0] : nil }

    /// Whether a child's size is none of this node's business: its own answers never change with its content.
    var isLayoutBoundary: Bool { false }

    /// Whether the node's answers hang on those of `child`.
    func depends(on child: ViewNode) -> Bool { !isLayoutBoundary }

    /// Called before the node answers its questions again: what it keeps of the children that `answersChanged` named is
    /// out of date, or all of it.
    func willRemeasure(isWhole: Bool) {}

    /// A child answers otherwise than before.
    func answersChanged(of child: ViewNode) {}

    /// Whether the picture hangs on the proposal, not on the size alone.
    var drawsByProposal: Bool { false }

    /// The node itself where it is the transition of an element, made of views.
    var transitionHolder: TransitionNode? { nil }

    /// Called when the node leaves the tree for good.
    func didEnd() {}

    /// What the node is as an element of accessibility; nil where it only arranges or paints.
    var accessibility: AccessibilityProperties? { nil }

    /// How visible the node leaves what is below, as presented now; a node that hides its content answers 0.
    var presentedOpacity: Double { 1 }

    /// Whether nothing of what is below can be seen, now or after all animations.
    var hidesContent: Bool { presentedOpacity == 0 }

    /// Where a point of the node's children is shown in the node's own coordinates: other than the same only for
    /// effects that turn, scale or move the picture.
    var contentTransform: CGAffineTransform { .identity }

    /// Where layout has a point of the node's children in the node's own coordinates, once all animations are over;
    /// nil where it is the same point.
    var geometryTransform: ProjectionTransform? { nil }

    /// The bounds of the coordinate space of that name which the node is, in own coordinates; nil if it is none.
    func spaceBounds(named name: AnyHashable) -> CGRect? { nil }

    /// The room that views inside size themselves by with `containerRelativeFrame`; nil if the node is no container.
    var containerSize: ProposedViewSize? { nil }

    /// The shape that `ContainerRelativeShape` inside stands for; nil if the node sets none.
    var containerShape: ContainerShape? { nil }

    /// Lets a rectangle that grows into the safe area pass what this node keeps free around `child`.
    func passSafeArea(around child: ViewNode, _ reach: inout SafeAreaReach) {}

    /// The host's safe area is another.
    func safeAreaMayHaveChanged() {}

    // MARK: Layout

    /// The size for a proposal, kept per proposal.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if record.pointee.isRigid { return record.pointee.sizes.only }
        if record.pointee.answersDirectly, let size = directSize(proposal) {
            record.pointee.hasAnsweredDirectly = true
            return size
        }
        if let known = SizeCache.find(proposal, in: record.pointer(to: \.sizes)!) { return known }
        return answer(proposal)
    }

    private final func answer(_ proposal: ProposedViewSize) -> CGSize {
        host.layout.counts.pointee.measures &+= 1
        let size = measure(proposal).replacingInvalid(in: self)
        if record.pointee.sizes.isFull { record.pointee.sizes.grow(records.room(for: record)) }
        record.pointee.sizes.store(size, for: proposal)
        return size
    }

    /// The preferred distances, kept.
    final func preferredSpacing() -> ViewSpacing {
        if let keptSpacing { return keptSpacing }
        let spacing = spacing()
        keptSpacing = spacing
        return spacing
    }

    /// Puts a child at `origin` (its top leading corner) and lays it out for `proposal`.
    final func place(_ child: ViewNode, at origin: CGPoint, proposal: ProposedViewSize) {
        let size = child.sizeThatFits(proposal)
        let origin = origin.replacingInvalid(in: child)
        let isFirst = !child.isPlaced
        if !isFirst, child.origin != origin || child.size != size {
            child.willMove(to: CGRect(origin: origin, size: size))
        }
        if isFirst || child.origin != origin {
            child.origin = origin
            pictures?.note(child)
            setNeedsDisplay()
            host.layout.noteMoved(child)
        }
        // What is inside a rigid child is the same for every proposal.
        let kept = KeptProposal(proposal)
        let isOther = child.record.pointee.placedProposal != kept && !child.isRigid
        if isFirst || child.size != size || isOther || child.needsPlace {
            let drawsAnew = child.drawsByProposal && child.record.pointee.placedProposal != kept
            if isFirst || child.size != size || drawsAnew { child.setNeedsDisplay() }
            child.isPlaced = true
            child.size = size
            child.record.pointee.placedProposal = kept
            child.needsPlace = false
            host.layout.counts.pointee.places &+= 1
            child.placeChildren()
            host.layout.noteMoved(child)
        }
    }

    /// Something changed that the size may hang on.
    final func setNeedsLayout() { host.layout.enqueueMeasure(self) }

    /// The sums of `directSize` are others.
    final func directAnswersChanged() {
        record.pointee.hasOtherDirectAnswers = true
        setNeedsLayout()
    }

    /// Something changed that only the places of the children hang on.
    final func setNeedsPlacement() { host.layout.enqueuePlace(self) }

    /// The picture changed, without any change of layout.
    final func setNeedsDisplay() {
        if needsDisplay { return }
        var node: ViewNode? = self
        while let current = node, !current.needsDisplay {
            current.needsDisplay = true
            node = current.parent
            node?.pictures?.note(current)
        }
    }

    /// The children are others, or are drawn in another order.
    final func forgetPictures() { pictures = nil }

    final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, size: sizeThatFits(proposal), proposal: proposal)
    }

    // MARK: Tree

    final func attach(_ child: ViewNode) {
        assert(id < child.id, "\(Swift.type(of: self)) was constructed after its child \(Swift.type(of: child))")
        child.parent = self
        children.append(child)
        forgetPictures()
        forgetOrder()
        forgetGuides()
    }

    /// The children that are not on their way out: the same array where all stay.
    final var stayingChildren: ContiguousArray<ViewNode> {
        for child in children where child.isLeaving { return ContiguousArray(children.filter { !$0.isLeaving }) }
        return children.array
    }

    /// Replaces the children; those that go must already have ended or be leaving.
    final func setChildren(_ new: ContiguousArray<ViewNode>) {
        for child in new where child.parent !== self {
            assert(id < child.id || self is AdoptedNode)
            child.parent = self
        }
        children = ChildNodes(new)
        forgetPictures()
        forgetOrder()
        forgetGuides()
        setNeedsDisplay()
    }

    /// A trait set on this node or on what it wraps; the innermost wins.
    final func trait<K: _ViewTraitKey>(_ key: K.Type) -> K.Value {
        if key == LayoutPriorityTraitKey.self { return layoutPriority as! K.Value }
        if key == ZIndexTraitKey.self { return zIndex as! K.Value }
        var found: K.Value?
        var node: ViewNode? = self
        while let current = node {
            if !current.traits.isEmpty, let value = current.traits[ObjectIdentifier(key)] as? K.Value { found = value }
            node = current.wrapped
        }
        return found ?? K.defaultValue
    }

    // MARK: Display

    /// The node's picture: the same reference as long as nothing below has changed.
    package final func displayItem() -> DisplayItem? {
        if needsDisplay {
            needsDisplay = false
            item = makeItem()
            if let transition, let whole = item { item = transition.apply(to: whole, size: presentedSize) }
            host.layout.counts.pointee.drawings &+= 1
        }
        return item
    }

    /// Where the node is drawn now: its layout frame, or on the way there.
    package final var presentedOrigin: CGPoint { motion?.presented.origin ?? origin }
    package final var presentedSize: CGSize { motion?.presented.size ?? size }

    /// The children's pictures at their places, those of a lower z index first.
    final func groupOfChildren() -> DisplayItem? {
        if children.count >= ChildPictures.threshold {
            let pictures = pictures ?? ChildPictures(of: childrenInDrawingOrder)
            self.pictures = pictures
            return pictures.item(identity: id)
        }
        if children.count == 1 {
            return children[0].displayItem().flatMap {
                ChildPictures.group([DisplayItem.Placed($0, at: children[0].presentedOrigin)], identity: id)
            }
        }
        var placed: [DisplayItem.Placed] = []
        placed.reserveCapacity(children.count)
        for child in childrenInDrawingOrder {
            guard let item = child.displayItem() else { continue }
            placed.append(DisplayItem.Placed(item, at: child.presentedOrigin))
        }
        return ChildPictures.group(placed, identity: id)
    }

    final var childrenInDrawingOrder: ContiguousArray<ViewNode> {
        var isOrdered = true
        var last = -Double.infinity
        for child in children {
            let index = child.zIndex
            if index < last { isOrdered = false }
            last = index
        }
        if isOrdered { return children.array }
        let ordered = children.enumerated()
            .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        return ContiguousArray(ordered.lazy.map(\.element))
    }

    final func hitTestChildren(_ point: CGPoint) -> ViewNode? {
        for child in childrenInDrawingOrder.reversed() where !child.isLeaving {
            let origin = child.presentedOrigin
            var inner = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
            if let transition = child.transition, transition.movesInput {
                let transform = transition.transform(size: child.presentedSize)
                guard let seen = Effect.transform(transform).contentPoint(inner) else { continue }
                inner = seen
            }
            if let hit = child.hitTest(inner) { return hit }
        }
        return nil
    }

    final var bounds: CGRect { CGRect(origin: .zero, size: presentedSize) }
}

extension CGSize {
    /// Without NaN; an invalid number is reported once for the node and taken as zero.
    @inline(__always)
    func replacingInvalid(in node: ViewNode) -> CGSize {
        width.isNaN || height.isNaN ? withoutInvalid(in: node) : self
    }

    private func withoutInvalid(in node: ViewNode) -> CGSize {
        node.reportInvalidGeometry("size")
        return CGSize(width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height)
    }
}

extension CGPoint {
    @inline(__always)
    func replacingInvalid(in node: ViewNode) -> CGPoint {
        x.isFinite && y.isFinite ? self : withoutInvalid(in: node)
    }

    private func withoutInvalid(in node: ViewNode) -> CGPoint {
        node.reportInvalidGeometry("position")
        return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }
}

extension ViewNode {
    func reportInvalidSpacing(_ spacing: CGFloat) {
        host.report(
            .invalidGeometry, "A stack's spacing of \(spacing) is not possible; zero is used instead.", at: instance)
    }

    func reportInvalidGeometry(_ what: String) {
        host.report(
            .invalidGeometry,
            "\(Swift.type(of: self)) answered an invalid \(what) (not a number or infinite); zero is used instead.",
            at: instance)
    }
}
