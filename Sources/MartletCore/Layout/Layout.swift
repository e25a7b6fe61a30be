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
    ) -> CGFloat? {
        GuidelessLayouts.insert(Self.self, .horizontal)
        return nil
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        GuidelessLayouts.insert(Self.self, .vertical)
        return nil
    }
}

/// What a layout says of itself before it is asked for sizes.
public struct LayoutProperties: Sendable {
    /// The major axis, for views such as `Spacer` that act along it.
    public var stackOrientation: Axis?

    public init() {}
}
