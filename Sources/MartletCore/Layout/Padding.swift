/// Adds room around the view.
@frozen nonisolated public struct _PaddingLayout: ChildLayout, Equatable, Sendable {
    public var edges: Edge.Set
    /// nil takes the default length on each edge.
    public var insets: EdgeInsets?

    nonisolated public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
        self.edges = edges
        self.insets = insets
    }

    /// Source: measured, layout/padding-default.
    static let defaultLength: CGFloat = 16

    nonisolated var used: EdgeInsets {
        let insets = insets ?? EdgeInsets(all: Self.defaultLength)
        return EdgeInsets(
            top: edges.contains(.top) ? insets.top : 0, leading: edges.contains(.leading) ? insets.leading : 0,
            bottom: edges.contains(.bottom) ? insets.bottom : 0,
            trailing: edges.contains(.trailing) ? insets.trailing : 0)
    }

    nonisolated func size(for proposal: ProposedViewSize, child: ViewNode) -> CGSize {
        let used = used
        let own = child.sizeThatFits(proposal.inset(by: used))
        return CGSize(
            width: max(own.width + used.leading + used.trailing, 0),
            height: max(own.height + used.top + used.bottom, 0))
    }

    nonisolated func place(_ child: ViewNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
        let used = used
        return ChildPlace(origin: CGPoint(x: used.leading, y: used.top), proposal: proposal.inset(by: used))
    }

    nonisolated func spacing(of child: ViewNode) -> ViewSpacing {
        var spacing = child.preferredSpacing()
        spacing.reset(used.nonzeroEdges)
        return spacing
    }

    nonisolated func isRigid(_ child: ViewNode) -> Bool { child.isRigid }
    nonisolated static func makeNode(_ inputs: _ViewInputs) -> ChildLayoutNode<Self> { PaddingNode(inputs) }

    nonisolated func corrected(_ report: (Diagnostic.Code, String) -> Void) -> _PaddingLayout {
        let used = used
        if [used.top, used.leading, used.bottom, used.trailing].allSatisfy(\.isFinite) { return self }
        report(.invalidGeometry, "padding(\(used)) is not finite; no padding is used there.")
        func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return _PaddingLayout(
            insets: EdgeInsets(
                top: usable(used.top), leading: usable(used.leading), bottom: usable(used.bottom),
                trailing: usable(used.trailing)))
    }
}

extension EdgeInsets {
    init(all length: CGFloat) { self.init(top: length, leading: length, bottom: length, trailing: length) }

    var nonzeroEdges: Edge.Set {
        var edges: Edge.Set = []
        if top != 0 { edges.insert(.top) }
        if leading != 0 { edges.insert(.leading) }
        if bottom != 0 { edges.insert(.bottom) }
        if trailing != 0 { edges.insert(.trailing) }
        return edges
    }
}

extension ProposedViewSize {
    /// The proposal without the insets, never below zero.
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max($0 - insets.leading - insets.trailing, 0) },
            height: height.map { max($0 - insets.top - insets.bottom, 0) })
    }
}

extension View {
    /// Adds room on the given edges.
    /// - Parameter length: The room in points; nil is the default, 16.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets(all: $0) }))
    }

    /// Adds the same room, in points, on every edge.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(_PaddingLayout(insets: EdgeInsets(all: length)))
    }

    /// Adds room by edge, in points.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(insets: insets))
    }
}
