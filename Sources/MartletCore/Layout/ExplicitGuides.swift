/// On which axes a node answers explicit guides: it sets some itself, or somebody below does. Found when first asked
/// for, and kept until a child is another.
struct ExplicitGuides {
    fileprivate var own: Axis.Set = []
    fileprivate var isKnown = false
    fileprivate var there: Axis.Set = []
}

extension ViewNode {
    /// Whether this node or one below gives explicit guides on an axis, so that asking is worth it.
    final func hasExplicitGuides(_ axis: Axis) -> Bool { guideAxes.contains(Axis.Set(axis)) }

    private final var guideAxes: Axis.Set {
        if record.pointee.explicitGuides.isKnown { return record.pointee.explicitGuides.there }
        var axes = record.pointee.explicitGuides.own
        for axis in Axis.allCases where answersGuides(axis) { axes.insert(Axis.Set(axis)) }
        for child in children where axes != [.horizontal, .vertical] { axes.formUnion(child.guideAxes) }
        record.pointee.explicitGuides.there = axes
        record.pointee.explicitGuides.isKnown = true
        return axes
    }

    /// Whether there are explicit guides on any axis.
    final var hasExplicitGuides: Bool { !guideAxes.isEmpty }

    /// The node itself answers explicit guides on these axes from now on.
    final func noteExplicitGuides(_ axes: Axis.Set) {
        if record.pointee.explicitGuides.own.isSuperset(of: axes) { return }
        record.pointee.explicitGuides.own.formUnion(axes)
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
