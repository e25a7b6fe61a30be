/// An arrangement of subviews: it answers proposals with a size, and places the subviews inside.
///
/// The functions may be called often and in any order; sizes of subviews are kept per proposal.
public protocol Layout: Animatable {
    /// What a layout computes once and uses in several calls.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    /// Called when the subviews have changed. By default the cache is made again.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
    public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var spacing = ViewSpacing()
        for (index, subview) in subviews.enumerated() {
            if index == 0 { spacing = subview.spacing } else { spacing.formUnion(subview.spacing) }
        }
        return spacing
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
}

/// What a layout says of itself before it is asked for sizes.
public struct LayoutProperties: Sendable {
    /// The major axis, for views such as `Spacer` that act along it.
    public var stackOrientation: Axis?

    public init() {}
}

/// A value that a view gives to the layout around it.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The subviews of a layout, in order.
public struct LayoutSubviews: RandomAccessCollection {
    let nodes: ArraySlice<ViewNode>
    let recorder: PlacementRecorder?
    public var layoutDirection: LayoutDirection

    public var startIndex: Int { 0 }
    public var endIndex: Int { nodes.count }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(node: nodes[nodes.startIndex + index], recorder: recorder)
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

    /// Puts the subview so that its `anchor` lies on `position`. Only inside `placeSubviews`.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        guard let recorder else { return }
        let size = node.sizeThatFits(proposal)
        let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
        recorder.record(node, origin: origin, size: size, proposal: proposal)
    }
}

/// What a layout value key writes on a view.
struct LayoutValueTrait<Key: LayoutValueKey>: _ViewTraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

/// Where a layout puts its subviews.
final class PlacementRecorder {
    struct Placement {
        var origin: CGPoint
        var size: CGSize
        var proposal: ProposedViewSize
    }

    private(set) var placements: [ObjectIdentifier: Placement] = [:]

    func record(_ node: ViewNode, origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        placements[ObjectIdentifier(node)] = Placement(origin: origin, size: size, proposal: proposal)
    }

    func placement(of node: ViewNode) -> Placement? { placements[ObjectIdentifier(node)] }
}

extension View {
    /// Gives a value to the layout that holds this view.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_TraitWritingModifier<LayoutValueTrait<K>>(value: value))
    }
}
