import MartletGraph

/// Text on the screen.
///
/// Measuring asks the shaper about runs without colours, so a change of colours only paints anew.
final class TextNode: ViewNode {
    /// What is written, without attributes: for accessibility and tests.
    private(set) var string = ""
    private var request = TextRequest(runs: [])
    /// The request with the colours of its runs, where some have their own.
    private var coloredRequest: TextRequest?
    /// What letters without a colour of their own are painted with.
    private var foreground = DrawnValue(placeholder: _ResolvedStyle(RGBA.clear))

    override init(_ inputs: _ViewInputs) {
        super.init(inputs)
        noteExplicitGuides(.vertical)
    }

    func update(_ resolver: TextResolver) {
        var plain = resolver.runs, isColored = false
        for index in plain.indices where plain[index].hasOwnColors {
            isColored = true
            plain[index].removeColors()
        }
        let request = resolver.style.request(plain)
        let colored = isColored ? resolver.style.request(resolver.runs) : nil
        if foreground.update(resolver.foreground, in: self) { setNeedsDisplay() }
        if colored != coloredRequest {
            coloredRequest = colored
            setNeedsDisplay()
        }
        if request != self.request {
            self.request = request
            string = request.text
            setNeedsLayout()
            setNeedsDisplay()
            for run in request.runs { reportIfMissing(run.font) }
        }
    }

    private func reportIfMissing(_ font: FontDescription) {
        guard let family = font.family, !host.shaper.isInstalled(font) else { return }
        host.report(
            .missingFont,
            "No font named '\(family)' is installed: a substitute is shown. Install it, or use a family that is there "
                + "(fc-list names them).", at: nil)
    }

    private func layout(_ request: TextRequest, for proposal: ProposedViewSize) -> TextLayout {
        func limit(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite ? max($0, 0) : nil } }
        return host.shaper.layout(request, width: limit(proposal.width), height: limit(proposal.height))
    }

    /// The lines for the room that the text was given.
    var layout: TextLayout { layout(request, for: placedProposal) }

    /// Lines may break elsewhere in a room that gives the same size.
    override var drawsByProposal: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(request, for: proposal).size }

    override func spacing() -> ViewSpacing {
        // Distances are those of the first run's font (measured, text/vstack-spacing-mixed; FACTS, section 5).
        guard let font = request.runs.first?.font else { return ViewSpacing() }
        let metrics = host.shaper.metrics(for: font)
        var spacing = ViewSpacing()
        spacing.top = .text(plain: metrics.spacingAbove, text: metrics.textToText)
        spacing.bottom = .text(plain: metrics.spacingBelow, text: metrics.textToText)
        return spacing
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard key.isTextBaseline || key == .capMiddle else { return nil }
        let layout = layout(request, for: dimensions.proposal)
        if key == .capMiddle {
            guard let font = request.runs.first?.font else { return nil }
            return layout.firstBaseline - host.shaper.metrics(for: font).capHeight / 2
        }
        return key == .firstTextBaseline ? layout.firstBaseline : layout.lastBaseline
    }

    override func makeItem() -> DisplayItem? {
        if string.isEmpty { return nil }
        let style = foreground.current
        if style.isClear, coloredRequest == nil { return nil }
        let layout = layout(coloredRequest ?? request, for: placedProposal)
        if let color = style.solidColor { return DisplayItem(.text(layout, color), identity: id) }
        // Letters cut out of the paint.
        let letters = DisplayItem(.text(layout, .black))
        let paint = DisplayItem(.fill(Path(bounds), style.paint(in: bounds), FillStyle()))
        return DisplayItem(.effect(.mask(letters), paint), identity: id)
    }

    override var accessibility: AccessibilityProperties? {
        AccessibilityProperties(role: .staticText, label: string, textContent: string)
    }

    override func hitTest(_ point: CGPoint) -> ViewNode? { bounds.contains(point) ? self : nil }
}

extension TextRun {
    fileprivate var hasOwnColors: Bool {
        color != nil || background != nil || underline?.color != nil || strikethrough?.color != nil
    }

    fileprivate mutating func removeColors() {
        color = nil
        background = nil
        underline?.color = nil
        strikethrough?.color = nil
    }
}

extension Text: PrimitiveView {
    nonisolated public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = TextNode(inputs)
        let graph = inputs.graph
        let style = inputs.environment.textStyle
        _ = graph.effect {
            let text = view.value(in: graph)
            node.update(TextResolver(text, style: graph.read(style), context: _StyleContext(inputs)))
        }
        return _ViewOutputs(node)
    }
}
