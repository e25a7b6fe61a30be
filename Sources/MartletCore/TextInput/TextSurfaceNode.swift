import MartletGraph

/// Editable text: draws it with the selection and the insertion point, and has the focus. Its child is the prompt.
///
/// While it has the focus, text that is longer than the room is scrolled so that the insertion point is seen; without it, one
/// line is cut as other text is.
final class TextSurfaceNode: FocusNode, Scrollable {
    let client: TextClient
    var style: TextStyle!
    /// The look of the letters, taken over from a text of the place.
    var run = TextRun(text: "")
    var foreground = DrawnValue(placeholder: _ResolvedStyle(RGBA.clear))
    var accent = RGBA.black
    var caretWidth: CGFloat = 1
    /// How far around the text the pointer counts.
    var reach = CGSize.zero
    var returnBreaksLine = false
    /// Whether Tab selects what is there.
    var selectsAllByTab = false
    var reducesMotion = false
    /// How far the text is scrolled, in points.
    var scrolled = CGPoint.zero
    /// Where up and down aim at, while nothing else moves the insertion point.
    var rememberedX: CGFloat?

    private(set) var isCaretShown = true
    private var alarm: AlarmList.Alarm?
    private var blinksUntil = 0.0
    private var isNoticePending = false
    private(set) var shown: ShownText
    /// The last press of the pointer, for clicks that follow each other.
    var clicks = TextClicks()

    init(_ inputs: _ViewInputs, _ editing: TextEditing, wasFocused: Bool) {
        client = TextClient(editing, wasFocused: wasFocused)
        shown = ShownText(editing, nil, isSecure: false, isMultiline: false)
        super.init(inputs)
        client.node = self
        noteExplicitGuides(.vertical)
        handleKey = { [unowned client] in client.handle($0) }
        insertText = { [unowned client] text in
            client.insert(text)
            return true
        }
    }

    // MARK: Changes

    /// The text, the selection or what is composed has changed.
    func textDidChange() {
        rememberedX = nil
        updateShown()
        clicks.wasEdited()
        client.remember()
        restartBlinking()
        noteChange()
    }

    func updateShown() {
        let new = ShownText(
            client.editing, client.marked, isSecure: client.isSecure, isMultiline: client.isMultiline)
        guard new != shown else { return }
        if new.string != shown.string { setNeedsLayout() }
        shown = new
        setNeedsDisplay()
    }

    /// Once the update is laid out: scrolls to the insertion point and tells the input method.
    func noteChange() {
        guard isFocused, !isNoticePending else { return }
        isNoticePending = true
        host.afterUpdate { [weak self] in
            guard let self else { return }
            isNoticePending = false
            revealCaret()
            if isFocused { host.input.inputMethod?.textInputDidChange(client) }
        }
    }

    func focusChanged(_ isFocused: Bool) {
        if !isFocused { client.dropComposition() }
        scrolled = .zero
        client.focusDidChange(isFocused)
        restartBlinking()
        noteChange()
        setNeedsDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { textSize(proposal) }

    override func placeChildren() {
        if let prompt = children.first {
            let proposal = ProposedViewSize(width: size.width, height: nil)
            let room = size.width - prompt.sizeThatFits(proposal).width
            let isReversed = style.direction == .rightToLeft
            let x: CGFloat =
                switch style.alignment {
                case .center: room / 2
                case .leading: isReversed ? room : 0
                case .trailing: isReversed ? 0 : room
                }
            place(prompt, at: CGPoint(x: x, y: 0), proposal: proposal)
        }
        revealCaret()
        noteChange()
    }

    override var wrapped: ViewNode? { nil }
    override func makeItem() -> DisplayItem? { picture }

    /// Lines may break elsewhere in a room that gives the same size.
    override var drawsByProposal: Bool { true }

    override func spacing() -> ViewSpacing {
        let metrics = host.shaper.metrics(for: run.font)
        var spacing = ViewSpacing()
        spacing.top = .text(plain: metrics.spacingAbove, text: metrics.textToText)
        spacing.bottom = .text(plain: metrics.spacingBelow, text: metrics.textToText)
        return spacing
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard key.isTextBaseline || key == .capMiddle else { return nil }
        let lines = layout(width: dimensions.width).lines
        guard let first = lines.first, let last = lines.last else {
            return children.first.flatMap { dimensions.of($0).explicit(key) }
        }
        if key == .capMiddle { return first.baseline - host.shaper.metrics(for: run.font).capHeight / 2 }
        return key == .firstTextBaseline ? first.baseline : last.baseline
    }

    override func didEnd() {
        stopBlinking()
        super.didEnd()
    }

    // MARK: The insertion point

    var showsCaret: Bool { isFocused && host.input.isWindowActive && isCaretShown && client.selection.isEmpty }

    /// Shows the insertion point, and begins to count anew how long it blinks.
    func restartBlinking() {
        stopBlinking()
        if !isCaretShown {
            isCaretShown = true
            setNeedsDisplay()
        }
        guard isFocused, host.input.isWindowActive, !reducesMotion, let blink = host.input.desktop.caretBlink,
            blink.period > 0
        else { return }
        blinksUntil = host.now + blink.timeout
        wait(blink.period / 2)
    }

    private func wait(_ seconds: Double) {
        alarm = host.alarms.add(at: host.now + seconds) { [unowned self] in
            alarm = nil
            isCaretShown.toggle()
            setNeedsDisplay()
            if isCaretShown, host.now >= blinksUntil { return }
            wait(seconds)
        }
    }

    private func stopBlinking() {
        if let alarm { host.alarms.cancel(alarm) }
        alarm = nil
    }

    override func hitTest(_ point: CGPoint) -> ViewNode? {
        bounds.insetBy(dx: -reach.width, dy: -reach.height).contains(point) ? self : nil
    }

    /// The letters are a text like others, within the field.
    override var accessibility: AccessibilityProperties? {
        let text = shown.string
        return text.isEmpty ? nil : AccessibilityProperties(role: .staticText, label: text, textContent: text)
    }
}
