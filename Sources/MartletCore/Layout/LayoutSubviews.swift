/// The subviews of a layout, in order.
public struct LayoutSubviews: RandomAccessCollection {
    let nodes: ArraySlice<ViewNode>
    let recorder: PlacementRecorder?
    public var layoutDirection: LayoutDirection

    public var startIndex: Int { 0 }
    public var endIndex: Int { nodes.count }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(node: nodes[nodes.startIndex + index], index: nodes.startIndex + index, recorder: recorder)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(
            nodes: nodes[nodes.startIndex + bounds.lowerBound..<nodes.startIndex + bounds.upperBound],
            recorder: recorder, layoutDirection: layoutDirection)
    }
}

/// One subview of a layout.
public struct LayoutSubview: Equatable {
    let node: ViewNode
    let index: Int
    let recorder: PlacementRecorder?

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.trait(LayoutValueTrait<K>.self)
    }

    /// Who gets space first; higher is earlier.
    public var priority: Double { node.layoutPriority }

    /// The size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

    /// The size for a proposal, with alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

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
        let size = node.sizeThatFits(proposal)
        let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
        recorder.placements[index] = ChildPlace(origin: origin, proposal: proposal)
    }
}

/// Where a layout puts its subviews, by index.
final class PlacementRecorder {
    var placements: [ChildPlace?]
    /// Whether the layout is placing now.
    var isOpen = true

    init(count: Int) { placements = Array(repeating: nil, count: count) }
}
