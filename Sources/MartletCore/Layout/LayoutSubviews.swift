/// The subviews of a layout, in order.
///
/// A slice counts its subviews from zero, too, and knows the same subviews: they may be placed through it.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews
    public typealias Index = Int

    private let base: ArraySlice<ViewNode>
    /// The places in `base`, where they are not all in a row.
    private let picked: [Int]?
    private let recorder: PlacementRecorder?
    /// The direction of reading in the container. Coordinates count from the leading edge in both: SwiftUI mirrors
    /// what a layout places.
    public var layoutDirection: LayoutDirection

    init(
        nodes: ArraySlice<ViewNode>, picked: [Int]? = nil, recorder: PlacementRecorder?,
        layoutDirection: LayoutDirection
    ) {
        base = nodes
        self.picked = picked
        self.recorder = recorder
        self.layoutDirection = layoutDirection
    }

    var nodes: ArraySlice<ViewNode> { picked.map { places in ArraySlice(places.map { base[$0] }) } ?? base }

    public var startIndex: Int { 0 }
    public var endIndex: Int { picked?.count ?? base.count }

    private func place(_ index: Int) -> Int { picked?[index] ?? base.startIndex + index }

    public subscript(index: Int) -> LayoutSubview {
        let place = place(index)
        return LayoutSubview(node: base[place], index: place, recorder: recorder)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        if let picked { return with(base, picked: Array(picked[bounds])) }
        return with(base[base.startIndex + bounds.lowerBound..<base.startIndex + bounds.upperBound], picked: nil)
    }

    /// The subviews at `indices`, in that order.
    // A range without an end is a sequence, too, but means a slice.
    @_disfavoredOverload
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        with(base, picked: indices.map(place))
    }

    private func with(_ nodes: ArraySlice<ViewNode>, picked: [Int]?) -> LayoutSubviews {
        LayoutSubviews(nodes: nodes, picked: picked, recorder: recorder, layoutDirection: layoutDirection)
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.layoutDirection == b.layoutDirection && a.elementsEqual(b)
    }
}

/// One subview of a layout.
public struct LayoutSubview: Equatable {
    let node: ViewNode
    let index: Int
    let recorder: PlacementRecorder?

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

    /// The value that the view gives by `layoutValue(key:value:)`, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.trait(LayoutValueTrait<K>.self)
    }

    /// The values that the view gives by `containerValue(_:_:)`.
    public var containerValues: ContainerValues { node.containerValues }

    /// Who gets space first; higher is earlier.
    public var priority: Double { node.layoutPriority }

    /// The size for a proposal, kept per proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(usable(proposal)) }

    /// The size for a proposal, with alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        node.dimensions(in: usable(proposal))
    }

    /// What a layout may propose: no number would be equal to itself in the answers that are kept.
    private func usable(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard proposal.width?.isNaN == true || proposal.height?.isNaN == true else { return proposal }
        let lengths = [proposal.width, proposal.height].map { $0.map { "\($0)" } ?? "nil" }
        node.host.report(
            .invalidGeometry,
            "A Layout proposes \(lengths[0]) x \(lengths[1]) to a subview, which is not a number; nil is proposed there. Check "
                + "what the layout computes of its own proposal.", at: node.instance)
        return ProposedViewSize(
            width: proposal.width.flatMap { $0.isNaN ? nil : $0 },
            height: proposal.height.flatMap { $0.isNaN ? nil : $0 })
    }

    /// The distances that the view prefers to its neighbours.
    public var spacing: ViewSpacing { node.preferredSpacing() }

    /// Puts the subview so that its `anchor` lies on `position`. Only inside `placeSubviews`; elsewhere it is
    /// reported and ignored.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        guard let recorder, recorder.isOpen else {
            return node.host.report(
                .misplacedSubview,
                "A Layout placed a subview outside of placeSubviews(in:proposal:subviews:cache:); it is ignored.",
                at: node.instance)
        }
        let proposal = usable(proposal)
        let size = node.sizeThatFits(proposal)
        let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
        recorder.record(ChildPlace(origin: origin, proposal: proposal), at: index)
    }
}

/// Where a layout puts its subviews, by index. Kept by its node, so that placing again asks for no memory.
final class PlacementRecorder {
    @exclusivity(unchecked) private var placements: ContiguousArray<ChildPlace?> = []
    /// Whether the layout is placing now.
    @exclusivity(unchecked) private(set) var isOpen = false

    func open(count: Int) {
        isOpen = true
        placements.removeAll(keepingCapacity: true)
        placements.append(contentsOf: repeatElement(nil, count: count))
    }

    func record(_ place: ChildPlace, at index: Int) { placements[index] = place }

    /// The places, nil where the layout has left a subview out. The recorder may be opened again while they are read.
    func close() -> ContiguousArray<ChildPlace?> {
        isOpen = false
        defer { placements = [] }
        return placements
    }

    /// The places have been read: their memory serves the next ones.
    func giveBack(_ places: consuming ContiguousArray<ChildPlace?>) { placements = places }
}
