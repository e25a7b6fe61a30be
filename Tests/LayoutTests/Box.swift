import MartletDrawing

@testable import MartletCore

/// A leaf that takes what it is proposed between two limits on each axis; without a proposal it is `ideal`.
nonisolated struct Box: PrimitiveView, Equatable {
    var least = CGSize.zero
    var most = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    var ideal = CGSize(width: 10, height: 10)
    var baseline: CGFloat?
    var spacing = ViewSpacing()

    /// Flexible on both axes, like a colour.
    init() {}

    /// Rigid.
    init(_ width: CGFloat, _ height: CGFloat) {
        least = CGSize(width: width, height: height)
        most = least
        ideal = least
    }

    init(least: CGSize, most: CGSize, ideal: CGSize) {
        self.least = least
        self.most = most
        self.ideal = ideal
    }

    /// Stands for a line of text: rigid, with a baseline and the distances of text.
    static func text(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat, _ spacing: ViewSpacing) -> Box {
        var box = Box(width, height)
        box.baseline = baseline
        box.spacing = spacing
        return box
    }

    nonisolated static func _makeView(view: _GraphValue<Box>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = BoxNode(inputs)
        let graph = inputs.graph
        _ = graph.effect {
            let new = view.value(in: graph)
            guard new != node.box else { return }
            node.box = new
            if new.baseline != nil { node.noteExplicitGuides(.vertical) }
            node.setNeedsLayout()
            node.setNeedsDisplay()
        }
        return _ViewOutputs(node)
    }
}

final class BoxNode: ViewNode {
    var box = Box()

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: min(max(proposal.width ?? box.ideal.width, box.least.width), box.most.width),
            height: min(max(proposal.height ?? box.ideal.height, box.least.height), box.most.height))
    }

    override func spacing() -> ViewSpacing { box.spacing }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        key.isTextBaseline ? box.baseline : nil
    }

    override func makeItem() -> DisplayItem? {
        DisplayItem(.fill(Path(CGRect(origin: .zero, size: presentedSize)), .color(.black), FillStyle()), identity: id)
    }

    override func hitTest(_ point: CGPoint) -> ViewNode? { bounds.contains(point) ? self : nil }
}

/// A circle's sizes: the smaller side, 10 without a proposal.
nonisolated struct Disc: Layout {
    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let room = proposal.replacingUnspecifiedDimensions()
        let side = min(room.width, room.height)
        return CGSize(width: side, height: side)
    }

    nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
}
