/// On which axes a node answers explicit guides: it sets some itself, or somebody below does. Found when first asked
/// for, and kept until a child is another.
struct ExplicitGuides {
    fileprivate var own: Axis.Set = []
    fileprivate var known: Axis.Set = []
    fileprivate var there: Axis.Set = []
}

extension ViewNode {
    /// Whether this node or one below gives explicit guides on an axis, so that asking is worth it.
    final func hasExplicitGuides(_ axis: Axis) -> Bool {
        let set = Axis.Set(axis)
        if record.pointee.explicitGuides.known.contains(set) {
            return record.pointee.explicitGuides.there.contains(set)
        }
        let areThere =
            record.pointee.explicitGuides.own.contains(set) || answersGuides(axis)
            || children.contains { $0.hasExplicitGuides(axis) }
        if areThere { record.pointee.explicitGuides.there.insert(set) }
        record.pointee.explicitGuides.known.insert(set)
        return areThere
    }

    /// Whether there are explicit guides on any axis.
    final var hasExplicitGuides: Bool { hasExplicitGuides(.horizontal) || hasExplicitGuides(.vertical) }

    /// The node itself answers explicit guides on these axes from now on.
    final func noteExplicitGuides(_ axes: Axis.Set) {
        if record.pointee.explicitGuides.own.isSuperset(of: axes) { return }
        record.pointee.explicitGuides.own.formUnion(axes)
        forgetGuides()
    }

    /// A child is another: this node and those above look again.
    final func forgetGuides() {
        var node: ViewNode? = self
        while let current = node, !current.record.pointee.explicitGuides.known.isEmpty {
            current.record.pointee.explicitGuides.known = []
            current.record.pointee.explicitGuides.there = []
            node = current.parent
        }
    }
}
