/// Whether a node answers explicit guides: it sets some itself, or somebody below does. Found when first asked for,
/// and kept until a child is another.
struct ExplicitGuides {
    fileprivate var isOwn = false
    fileprivate var isKnown = false
    fileprivate var areThere = false
}

extension ViewNode {
    /// Whether this node or one below gives explicit alignment guides, so that asking is worth it.
    final var hasExplicitGuides: Bool {
        if record.pointee.explicitGuides.isKnown { return record.pointee.explicitGuides.areThere }
        let areThere = record.pointee.explicitGuides.isOwn || children.contains { $0.hasExplicitGuides }
        record.pointee.explicitGuides.areThere = areThere
        record.pointee.explicitGuides.isKnown = true
        return areThere
    }

    /// The node itself answers explicit guides from now on.
    final func noteExplicitGuides() {
        if record.pointee.explicitGuides.isOwn { return }
        record.pointee.explicitGuides.isOwn = true
        forgetGuides()
    }

    /// A child is another: this node and those above look again.
    final func forgetGuides() {
        var node: ViewNode? = self
        while let current = node, current.record.pointee.explicitGuides.isKnown {
            current.record.pointee.explicitGuides.isKnown = false
            node = current.parent
        }
    }
}
