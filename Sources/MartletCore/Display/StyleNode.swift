import MartletGraph

/// The node of a style that is a view: a rectangle as large as what it is offered.
///
/// Not a shape's node, which is generic and asks its shape at run time: colours are everywhere.
final class StyleNode: ViewNode {
    @exclusivity(unchecked) private var style = DrawnValue(placeholder: _ResolvedStyle(RGBA.clear))

    override init(_ inputs: _ViewInputs) {
        super.init(inputs)
        answersDirectly = true
    }

    func set(_ new: _ResolvedStyle) { if style.update(new, in: self) { setNeedsDisplay() } }

    override func directSize(_ proposal: ProposedViewSize) -> CGSize? { proposal.replacingUnspecifiedDimensions() }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func placeChildren() {}
    override func spacing() -> ViewSpacing { ViewSpacing() }
    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    override var wrapped: ViewNode? { nil }

    override func makeItem() -> DisplayItem? {
        let style = style.current
        let path = Path(bounds)
        if style.isClear || path.isEmpty { return nil }
        return DisplayItem(.fill(path, style.paint(in: bounds), FillStyle()), identity: id)
    }

    override func hitTest(_ point: CGPoint) -> ViewNode? {
        !style.current.isClear && Path(bounds).contains(point) ? self : nil
    }
}
