/// Presses that follow each other on a text: once places the insertion point, twice selects a word, three times all of the line.
struct TextClicks {
    /// How long the next press may let wait, in seconds, and how far away it may be, in points. As GTK has it by default
    /// (gtk-double-click-time, gtk-double-click-distance).
    static let pause = 0.4, reach: CGFloat = 5

    private(set) var count = 0
    private var time = -Double.infinity
    private var place = CGPoint.zero
    /// What the first press of the run has selected: dragging selects no less.
    var origin = 0..<0

    mutating func press(at point: CGPoint, time now: Double) {
        let follows = count > 0 && now - time <= Self.pause && point.distance(to: place) <= Self.reach
        count = follows ? count % 3 + 1 : 1
        time = now
        place = point
    }

    /// What is typed in between parts presses.
    mutating func wasEdited() { time = -.infinity }
}

extension TextSurfaceNode {
    /// The pointer goes down: the insertion point goes there, or a word or a line is selected.
    func press(at location: CGPoint, time: Double, extending: Bool) {
        client.finishComposition()
        clicks.press(at: location, time: time)
        let count = clicks.count
        let range = unit(at: location, count)
        if extending, count == 1 {
            client.edit(.other) { $0.select(anchor: $0.anchor, head: range.lowerBound) }
            clicks.origin = client.editing.anchor..<client.editing.anchor
        } else {
            clicks.origin = range
            client.edit(.other) { $0.select(anchor: range.lowerBound, head: range.upperBound) }
        }
        // To select is no edit.
        clicks.press(again: count, at: location, time: time)
    }

    /// The pointer is dragged: the selection reaches from where it began.
    func drag(to location: CGPoint) {
        let range = unit(at: location, clicks.count)
        let origin = clicks.origin, clicks = clicks
        client.edit(.other) { editing in
            if range.lowerBound < origin.lowerBound {
                editing.select(anchor: origin.upperBound, head: range.lowerBound)
            } else {
                editing.select(anchor: origin.lowerBound, head: max(range.upperBound, origin.upperBound))
            }
        }
        self.clicks = clicks
    }

    private func unit(at location: CGPoint, _ count: Int) -> Range<Int> {
        let point = localPoint(ofRoot: location)
        let offset = offset(at: point)
        switch count {
        case 1: return offset..<offset
        case 2 where !client.isSecure:
            // The letter under the pointer, not the nearest gap.
            let caret = textRects(for: offset..<offset)[0].minX
            let isBefore = isRightToLeft(at: offset) ? point.x > caret : point.x < caret
            return WordBoundaries(client.editing.text).range(at: isBefore ? offset - 1 : offset)
        case 3 where client.isMultiline:
            let text = TextEditing(client.editing.text, head: offset, anchor: offset)
            return text.target(of: .line, forward: false)..<text.target(of: .line, forward: true)
        default: return 0..<client.characterCount
        }
    }
}

extension TextClicks {
    mutating func press(again count: Int, at point: CGPoint, time: Double) {
        self.count = count
        self.time = time
        place = point
    }
}
