import MartletGraph

/// Text on the screen.
///
/// Measuring asks the shaper about runs without colours, so a change of colours only paints anew.
final class TextNode: ViewNode {
    /// What is written, without attributes: for accessibility and tests.
    @exclusivity(unchecked) private(set) var string = ""
    @exclusivity(unchecked) private var request = TextRequest(runs: [])
    /// The request shaped: layout asks it several times.
    @exclusivity(unchecked) private var prepared: PreparedText?
    /// The request with the colours of its runs, where some have their own.
    @exclusivity(unchecked) private var coloredRequest: TextRequest?
    /// What letters without a colour of their own are painted with.
    @exclusivity(unchecked) private var foreground = DrawnValue(placeholder: _ResolvedStyle(RGBA.clear))
    @exclusivity(unchecked) private var contentTransition = ContentTransition.interpolate
    /// Letters on their way to other sizes and distances.
    @exclusivity(unchecked) private var moving: MovingValue<MovingText>?
    /// What was written before, on its way out.
    @exclusivity(unchecked) private var change: ContentChange?
    @exclusivity(unchecked) private var isFirst = true

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
        update(
            resolver.style.request(plain), colored: isColored ? resolver.style.request(resolver.runs) : nil,
            resolver.foreground, resolver.style)
    }

    func update(_ text: PlainText, _ style: TextStyle, context: @autoclosure () -> _StyleContext) {
        update(
            style.request([TextRun(text: text.string, font: style.plainFont)]), colored: nil,
            text.foreground(style, context: context()), style)
    }

    private func update(
        _ request: TextRequest, colored: TextRequest?, _ foreground: _ResolvedStyle, _ style: TextStyle
    ) {
        let before = contentTransition
        contentTransition = style.contentTransition
        let isOther = isFirst || request != self.request, isOtherColored = colored != coloredRequest
        if !isFirst, isOther || isOtherColored {
            contentWillChange(to: request, colored, transitionBefore: before)
        }
        isFirst = false
        if self.foreground.update(foreground, in: self) { setNeedsDisplay() }
        if isOtherColored {
            coloredRequest = colored
            setNeedsDisplay()
        }
        guard isOther else { return }
        self.request = request
        prepared = nil
        string = request.text
        setNeedsLayout()
        setNeedsDisplay()
        for run in request.runs where run.font.family != nil { reportIfMissing(run.font) }
    }

    /// Another text is about to be shown: under an animation it comes in as the transition says.
    private func contentWillChange(
        to new: TextRequest, _ colored: TextRequest?, transitionBefore: ContentTransition
    ) {
        let transaction = transaction
        guard transaction.animation != nil, contentTransition.kind != .identity else {
            moving?.stop()
            moving = nil
            change?.stop()
            change = nil
            return
        }
        if case .symbol = contentTransition.kind { return }
        if contentTransition.kind != .opacity, colored == nil, coloredRequest == nil,
            (moving?.model ?? MovingText(request: request)).moves(to: new)
        {
            if moving == nil {
                moving = MovingValue(MovingText(request: request), host: host, owner: self) { [weak self] in
                    self?.setNeedsDisplay()
                }
            }
            moving!.set(MovingText(request: new), transaction: transaction)
            return
        }
        let layout = shownLayout
        let old = picture(of: layout)
        let isFading = change?.isOver == false
        let depth = isFading ? change!.depth + 1 : 0
        let whole = depth < ContentChange.depthLimit ? change?.picture(old, in: bounds) ?? old : old
        moving?.stop()
        moving = nil
        var drawing = ContentChange.fade(from: whole)
        if let isUpwards = isRollingUpwards(from: transitionBefore), !isFading, let old {
            drawing = { [unowned self] share, picture, _ in
                guard let picture else { return ContentChange.fade(from: old)(share, picture, .zero) }
                return RollingText(from: layout, old, to: shownLayout, picture, isUpwards: isUpwards).picture(share)
            }
        }
        change = ContentChange(of: self, depth: depth < ContentChange.depthLimit ? depth : 0, drawing)
    }

    /// Which way digits roll; nil where they do not.
    private func isRollingUpwards(from before: ContentTransition) -> Bool? {
        switch (before.kind, contentTransition.kind) {
        case (.numericValue(let old), .numericValue(let new)): new >= old
        case (_, .numericText(let countsDown)): !countsDown
        case (_, .numericValue): true
        default: nil
        }
    }

    private func reportIfMissing(_ font: FontDescription) {
        guard let family = font.family, !host.shaper.isInstalled(font) else { return }
        host.report(
            .missingFont,
            "No font named '\(family)' is installed: a substitute is shown. Install it, or use a family that is there "
                + "(fc-list names them).", at: nil)
    }

    private var shaped: PreparedText {
        let text = prepared ?? host.shaper.prepare(request)
        prepared = text
        return text
    }

    /// The lines for a room.
    private func layout(for proposal: ProposedViewSize) -> TextLayout {
        shaped.layout(width: Self.limit(proposal.width), height: Self.limit(proposal.height))
    }

    private static func limit(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite ? max($0, 0) : nil } }

    /// The lines for the room that the text was given.
    var layout: TextLayout { layout(for: placedProposal) }

    /// Lines may break elsewhere in a room that gives the same size.
    override var drawsByProposal: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(for: proposal).size }

    override func sizeInAmpleRoom() -> CGSize? { shaped.ideal.size }

    override func maySet(_ key: AlignmentKey) -> Bool { key.isTextBaseline || key == .capMiddle }

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
        let layout = layout(for: dimensions.proposal)
        if key == .capMiddle {
            guard let font = request.runs.first?.font else { return nil }
            return layout.firstBaseline - host.shaper.metrics(for: font).capHeight / 2
        }
        return key == .firstTextBaseline ? layout.firstBaseline : layout.lastBaseline
    }

    /// The lines as they are shown now: letters may be on their way to another size.
    private var shownLayout: TextLayout {
        let other = moving?.isMoving == true ? moving!.presented.request : coloredRequest
        guard let other else { return layout }
        return host.shaper.layout(
            other, width: Self.limit(placedProposal.width), height: Self.limit(placedProposal.height))
    }

    override func makeItem() -> DisplayItem? {
        let picture = picture(of: shownLayout)
        guard let change, !change.isOver else { return picture }
        return change.picture(picture, in: bounds)
    }

    private func picture(of layout: TextLayout) -> DisplayItem? {
        if layout.request.text.isEmpty { return nil }
        let style = foreground.current
        if style.isClear, coloredRequest == nil { return nil }
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
        let scope = inputs.environment
        let style = scope.textStyle
        let instance = inputs.instance
        _ = graph.effect {
            let text = view.value(in: graph), style = graph.read(style)
            func context() -> _StyleContext { _StyleContext(EnvironmentValues(scope: scope), instance: instance) }
            if let plain = PlainText(text, style: style) {
                node.update(plain, style, context: context())
            } else {
                node.update(TextResolver(text, style: style, context: context()))
            }
        }
        return _ViewOutputs(node)
    }
}
