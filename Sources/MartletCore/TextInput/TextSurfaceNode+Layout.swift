extension TextSurfaceNode {
    private func request(lineLimit: Int?, reservedLines: Int? = nil) -> TextRequest {
        var runs = shown.parts.map { part in
            var own = run
            own.text = part.text
            if let style = part.style {
                own.underline = TextDecoration()
                if style == .highlighted { own.background = accent.multiplyingAlpha(by: 0.3) }
            }
            return own
        }
        // A line for the insertion point behind a break at the end.
        if client.isMultiline, shown.string.last?.isNewline == true { runs[runs.count - 1].text += "\u{200B}" }
        if runs.isEmpty { runs = [run] }
        var request = style.request(runs)
        request.lineLimit = lineLimit
        request.reservedLines = reservedLines
        request.minimumScaleFactor = 1
        return request
    }

    /// The lines in a room of some width.
    func layout(width: CGFloat?) -> TextLayout {
        guard client.isMultiline else {
            let isCut = !isFocused
            return host.shaper.layout(
                request(lineLimit: isCut ? 1 : nil), width: isCut ? width.map { max($0, 0) } : nil, height: nil)
        }
        return host.shaper.layout(request(lineLimit: nil), width: width.map { max($0, 0) }, height: nil)
    }

    var shownLayout: TextLayout { layout(width: size.width) }

    var lineHeight: CGFloat { host.shaper.metrics(for: run.font).lineHeight }

    func textSize(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
        let isEmpty = shown.string.isEmpty
        let prompt =
            isEmpty ? children.first?.sizeThatFits(ProposedViewSize(width: width, height: nil)) ?? .zero : .zero
        var height = lineHeight, ideal = prompt.width
        if client.isMultiline {
            let lines = host.shaper.layout(
                request(lineLimit: style.lines.upper, reservedLines: style.lines.lower), width: width, height: nil)
            height = max(height, lines.size.height)
            ideal = max(ideal, lines.size.width)
            if let room = proposal.height, room.isFinite { height = min(height, max(room, lineHeight)) }
        } else if !isEmpty {
            let line = host.shaper.layout(request(lineLimit: 1), width: nil, height: nil)
            height = line.size.height
            ideal = line.size.width
        }
        return CGSize(width: proposal.width.map { max($0, 0) } ?? ideal, height: max(height, prompt.height))
    }

    // MARK: Places

    /// Where the text begins: lines that are shorter than the room stand as they are aligned.
    func textOrigin(_ layout: TextLayout) -> CGPoint {
        let room = size.width - layout.size.width
        guard room > 0 else { return CGPoint(x: -scrolled.x, y: -scrolled.y) }
        let isReversed = style.direction == .rightToLeft
        let x: CGFloat =
            switch style.alignment {
            case .center: room / 2
            case .leading: isReversed ? room : 0
            case .trailing: isReversed ? 0 : room
            }
        return CGPoint(x: x, y: -scrolled.y)
    }

    /// The insertion point in own coordinates.
    var caretRect: CGRect {
        let layout = shownLayout
        guard !shown.string.isEmpty else {
            let x = textOrigin(layout).x + layout.size.width * (style.direction == .rightToLeft ? 1 : 0)
            return CGRect(x: x, y: 0, width: 0, height: lineHeight)
        }
        let origin = textOrigin(layout)
        return layout.caretRect(at: shown.caret).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// A range of the text, without what is composed, in own coordinates.
    func textRects(for range: Range<Int>) -> [CGRect] {
        let layout = shownLayout
        let origin = textOrigin(layout)
        let shift = (shown.marked?.count ?? 0) - (shown.marked == nil ? 0 : client.selection.count)
        let start = shown.marked?.lowerBound ?? .max
        func moved(_ position: Int) -> Int { position > start ? position + shift : position }
        let lower = min(max(range.lowerBound, 0), client.characterCount)
        let upper = min(max(range.upperBound, lower), client.characterCount)
        if lower == upper {
            return [layout.caretRect(at: moved(lower)).offsetBy(dx: origin.x, dy: origin.y)]
        }
        return layout.rects(for: moved(lower)..<moved(upper)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// The position in the text nearest to a point of own coordinates.
    func offset(at point: CGPoint) -> Int {
        if shown.string.isEmpty { return 0 }
        let layout = shownLayout
        let origin = textOrigin(layout)
        let found = layout.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        guard let marked = shown.marked else { return min(found, client.characterCount) }
        if found <= marked.lowerBound { return found }
        return found < marked.upperBound ? marked.lowerBound : found - marked.count + client.selection.count
    }

    func isRightToLeft(at offset: Int) -> Bool {
        let lines = shownLayout.lines
        return (lines.first { $0.range.contains(offset) } ?? lines.last)?.isRightToLeft ?? false
    }

    /// The first or the last position of the line that `offset` is shown in.
    func rowEnd(at offset: Int, forward: Bool) -> Int {
        let lines = shownLayout.lines
        guard client.isMultiline, let line = lines.first(where: { $0.range.contains(offset) }) ?? lines.last else {
            return forward ? client.characterCount : 0
        }
        guard forward else { return line.range.lowerBound }
        if line.range.upperBound >= client.characterCount, client.editing.text.last?.isNewline != true {
            return client.characterCount
        }
        // Behind the last letter, but before the break or the space that ends the line.
        return min(max(line.range.upperBound - 1, line.range.lowerBound), client.characterCount)
    }

    /// The position in the line above or below at the same place, and the place aimed at.
    func rowTarget(from offset: Int, forward: Bool, x: CGFloat?) -> (offset: Int, x: CGFloat) {
        let layout = shownLayout
        let caret = layout.caretRect(at: offset)
        let x = x ?? caret.minX
        guard
            let index = layout.lines.firstIndex(where: { $0.range.contains(offset) })
                ?? (layout.lines.isEmpty ? nil : layout.lines.count - 1)
        else { return (offset, x) }
        let next = index + (forward ? 1 : -1)
        guard layout.lines.indices.contains(next) else { return (forward ? client.characterCount : 0, x) }
        let line = layout.lines[next]
        let found = layout.offset(at: CGPoint(x: x, y: line.origin.y + line.height / 2))
        // The position behind the last letter belongs to the next line where the text goes on.
        let last = next == layout.lines.count - 1 ? line.range.upperBound : line.range.upperBound - 1
        return (min(min(max(found, line.range.lowerBound), last), client.characterCount), x)
    }

    // MARK: Scrolling

    private var scrollRange: CGSize {
        let layout = shownLayout
        guard isFocused || client.isMultiline else { return .zero }
        return CGSize(
            width: max(layout.size.width + caretWidth - size.width, 0), height: max(layout.size.height - size.height, 0)
        )
    }

    /// Scrolls so that the insertion point is seen, as little as it takes.
    func revealCaret() {
        guard isFocused else {
            scrolled = .zero
            return
        }
        let range = scrollRange, before = scrolled
        let caret = caretRect
        if range.width > 0 {
            if caret.minX < 0 { scrolled.x += caret.minX }
            if caret.minX + caretWidth > size.width { scrolled.x += caret.minX + caretWidth - size.width }
        }
        if range.height > 0 {
            if caret.minY < 0 { scrolled.y += caret.minY }
            if caret.maxY > size.height { scrolled.y += caret.maxY - size.height }
        }
        scrolled.x = min(max(scrolled.x, 0), range.width)
        scrolled.y = min(max(scrolled.y, 0), range.height)
        if scrolled != before { setNeedsDisplay() }
    }

    func scroll(by delta: CGSize) -> CGSize {
        let range = scrollRange
        let new = CGPoint(
            x: min(max(scrolled.x + delta.width, 0), range.width),
            y: min(max(scrolled.y + delta.height, 0), range.height))
        let used = CGSize(width: new.x - scrolled.x, height: new.y - scrolled.y)
        if used != .zero {
            scrolled = new
            setNeedsDisplay()
        }
        return used
    }

    /// A rectangle of own coordinates in those of the root, as things are drawn now.
    func toRoot(_ rect: CGRect) -> CGRect {
        var rect = rect
        var node: ViewNode? = self
        while let current = node {
            if current !== self { rect = rect.applying(current.contentTransform) }
            rect = rect.offsetBy(dx: current.presentedOrigin.x, dy: current.presentedOrigin.y)
            node = current.parent
        }
        return rect
    }
}
