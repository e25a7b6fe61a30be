/// The arrangement of Grid, as a layout: what `AnyLayout` needs to turn into a grid and back.
@frozen public struct GridLayout: Layout, _VariadicView_Root, Equatable, Sendable {
    /// How cells stand in their columns and rows.
    public var alignment: Alignment
    /// The distance between columns in points; nil takes what the cells prefer.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows, likewise.
    public var verticalSpacing: CGFloat?

    @inlinable public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// What is known of the cells, and the answer to the latest proposal: it is mostly placed next.
    public struct Cache {
        fileprivate var grid: GridLayout
        fileprivate var table: GridTable
        fileprivate var columnGaps: [CGFloat]
        fileprivate var rowGaps: [CGFloat]
        fileprivate var latest: (proposal: ProposedViewSize, plan: GridPlan)?
    }

    public func makeCache(subviews: Subviews) -> Cache {
        let table = GridTable(subviews.nodes, alignment: alignment)
        func usable(_ spacing: CGFloat?) -> CGFloat? {
            guard let spacing, !spacing.isFinite else { return spacing }
            if let node = subviews.nodes.first { (node.parent ?? node).reportInvalidSpacing(spacing) }
            return 0
        }
        return Cache(
            grid: self, table: table, columnGaps: table.columnGaps(usable(horizontalSpacing)),
            rowGaps: table.rowGaps(usable(verticalSpacing)))
    }

    private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> GridPlan {
        if cache.grid != self { cache = makeCache(subviews: subviews) }
        if let latest = cache.latest, latest.proposal == proposal { return latest.plan }
        let plan = GridPlan(
            cache.table, alignment: alignment, columnGaps: cache.columnGaps, rowGaps: cache.rowGaps,
            proposal: proposal)
        cache.latest = (proposal, plan)
        return plan
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.table.spacing }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        plan(proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let plan = plan(proposal, subviews, &cache)
        let start = CGPoint(
            x: bounds.minX + (bounds.width - plan.size.width) / 2,
            y: bounds.minY + (bounds.height - plan.size.height) / 2)
        plan.place { index, origin, proposal in
            subviews[index].place(
                at: CGPoint(x: start.x + origin.x, y: start.y + origin.y), proposal: proposal)
        }
    }
}
