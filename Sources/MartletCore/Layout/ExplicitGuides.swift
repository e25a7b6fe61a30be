/// On which axes a node answers explicit guides: it sets some itself, or somebody below does. Found when first asked
/// for, and kept until a child is another. One byte, since every arrangement asks every child.
struct ExplicitGuides {
    private var bits: UInt8 = 0

    fileprivate var own: Axis.Set {
        get { Axis.Set(rawValue: Int8(bits & 3)) }
        set { bits = bits & ~3 | UInt8(newValue.rawValue) }
    }

    fileprivate var there: Axis.Set {
        get { Axis.Set(rawValue: Int8(bits >> 2 & 3)) }
        set { bits = bits & ~12 | UInt8(newValue.rawValue) << 2 }
    }

    fileprivate var isKnown: Bool {
        get { bits & 16 != 0 }
        set { bits = newValue ? bits | 16 : bits & ~16 }
    }
}

extension ViewNode {
    /// Whether this node or one below gives explicit guides on an axis, so that asking is worth it.
    @inline(__always)
    final func hasExplicitGuides(_ axis: Axis) -> Bool { guideAxes.contains(Axis.Set(axis)) }

    @inline(__always)
    private final var guideAxes: Axis.Set {
        record.pointee.explicitGuides.isKnown ? record.pointee.explicitGuides.there : findGuideAxes()
    }

    @inline(never)
    private final func findGuideAxes() -> Axis.Set {
        var axes = record.pointee.explicitGuides.own
        if answersGuides(.horizontal) { axes.insert(.horizontal) }
        if answersGuides(.vertical) { axes.insert(.vertical) }
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
