/// Text that an input method is still composing: shown at the insertion point, not yet part of the text.
package struct MarkedText: Equatable, Sendable {
    package enum Style: Sendable {
        case underline
        /// The part that is being converted.
        case highlighted
    }

    /// A part with a look of its own.
    package struct Segment: Equatable, Sendable {
        /// In Unicode scalars of the marked text.
        package var range: Range<Int>
        package var style: Style

        package init(_ range: Range<Int>, _ style: Style) {
            self.range = range
            self.style = style
        }
    }

    package var text: String
    /// Where the insertion point is, in Unicode scalars from the beginning of the marked text.
    package var caret: Int
    /// Parts that do not overlap, in order; what is in none is underlined.
    package var segments: [Segment]

    package init(_ text: String, caret: Int? = nil, segments: [Segment] = []) {
        let count = text.unicodeScalars.count
        self.text = text
        self.caret = min(max(caret ?? count, 0), count)
        self.segments = segments
    }

    /// The text before the insertion point.
    var beforeCaret: String { String(String.UnicodeScalarView(text.unicodeScalars.prefix(caret))) }

    /// The text in parts with one look each.
    var parts: [(text: String, style: Style)] {
        let scalars = Array(text.unicodeScalars)
        var parts: [(String, Style)] = []
        var position = 0
        func add(upTo end: Int, _ style: Style) {
            let end = min(end, scalars.count)
            guard end > position else { return }
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[position..<end])
            parts.append((String(view), style))
            position = end
        }
        for segment in segments where segment.range.lowerBound >= position {
            add(upTo: segment.range.lowerBound, .underline)
            add(upTo: segment.range.upperBound, segment.style)
        }
        add(upTo: scalars.count, .underline)
        return parts
    }
}
