/// The layer of one presentation: as large as the window, with the presented view in it.
final class PresentationNode: ViewNode {
    let kind: PresentationKind
    var metrics = PlatformMetrics.desktop
    weak var presentation: Presentation?
    private(set) lazy var comingAndGoing = PresentationMotion(self)

    /// Free space that is left around a sheet or a card, in points. Our own choice.
    private static let margin: CGFloat = 20
    /// Where a sheet begins under the top edge with touch metrics; measured on an iPhone SE with iOS 26.
    private static let touchSheetTop: CGFloat = 31

    init(_ inputs: _ViewInputs, kind: PresentationKind) {
        self.kind = kind
        super.init(inputs)
        ownOrder.zIndex = .infinity
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override var isLayoutBoundary: Bool { true }
    override var wrapped: ViewNode? { nil }
    override func spacing() -> ViewSpacing { ViewSpacing() }
    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    override func placeChildren() {
        guard let content = children.first else { return }
        if kind == .cover { return place(content, at: .zero, proposal: ProposedViewSize(size)) }
        if kind == .sheet, metrics == .touch {
            let top = min(Self.touchSheetTop, size.height)
            let room = CGSize(width: size.width, height: size.height - top)
            return place(content, at: CGPoint(x: 0, y: top), proposal: ProposedViewSize(room))
        }
        let ideal = content.sizeThatFits(.unspecified)
        let room = CGSize(
            width: min(ideal.width, max(size.width - 2 * Self.margin, 0)),
            height: min(ideal.height, max(size.height - 2 * Self.margin, 0)))
        let own = content.sizeThatFits(ProposedViewSize(room))
        place(
            content, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
            proposal: ProposedViewSize(room))
    }

    /// Nothing behind can be hit.
    override func hitTest(_ point: CGPoint) -> ViewNode? {
        guard let content = children.first else { return self }
        // Where it will be, not where it is drawn on its way.
        return content.hitTest(CGPoint(x: point.x - content.origin.x, y: point.y - content.origin.y)) ?? self
    }

    func motionDidMove() {
        setNeedsDisplay()
        comingAndGoing.didMove()
    }

    override func makeItem() -> DisplayItem? {
        guard kind.dims else { return groupOfChildren() }
        let veil = DisplayItem(
            .fill(
                Path(bounds), .color(RGBA(red: 0, green: 0, blue: 0, alpha: Float(0.25 * comingAndGoing.veil))),
                FillStyle())
        )
        var placed = [DisplayItem.Placed(veil, at: .zero)]
        if let content = groupOfChildren() { placed.append(DisplayItem.Placed(content, at: .zero)) }
        return DisplayItem(.group(placed), identity: id)
    }

    override var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(role: .dialog)
        if kind != .popover { properties.traits = .isModal }
        return properties
    }
}
