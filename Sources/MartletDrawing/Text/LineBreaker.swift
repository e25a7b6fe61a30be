import Foundation

/// Breaks shaped clusters into lines.
///
/// The rules were measured on macOS 26.2 and depend on no font: greedy after spaces; a line fits if what is drawn fits, its
/// trailing space hangs; a paragraph of exactly two lines whose second line is one word moves the word before down when
/// that makes the two more even and fits; a word wider than the room breaks between characters.
struct LineBreaker {
    let clusters: [ShapedText.Cluster]
    let room: CGFloat

    /// Widths are sums of rounded numbers; a text must fit the width that it asked for.
    static let tolerance: CGFloat = 0.005

    /// The lines of all paragraphs, as ranges of clusters; a line keeps its trailing spaces and its newline. A text that
    /// ends with a newline ends with an empty line.
    func lines() -> [(range: Range<Int>, paragraph: Range<Int>)] {
        var result: [(range: Range<Int>, paragraph: Range<Int>)] = []
        var start = 0
        while start < clusters.count {
            var end = start
            while end < clusters.count, clusters[end].kind != .newline { end += 1 }
            let full = start..<min(end + 1, clusters.count)
            let first = result.count
            repeat {
                let lineEnd = lineEnd(from: start, in: start..<end)
                result.append((start..<lineEnd, full))
                start = lineEnd
            } while start < end
            if result.count - first == 2, let cut = evenCut(result[first].range, result[first + 1].range) {
                result[first].range = result[first].range.lowerBound..<cut
                result[first + 1].range = cut..<end
            }
            result[result.count - 1].range = result[result.count - 1].range.lowerBound..<full.upperBound
            start = full.upperBound
        }
        if clusters.last?.kind == .newline { result.append((start..<start, start..<start)) }
        return result
    }

    private func lineEnd(from start: Int, in paragraph: Range<Int>) -> Int {
        var width: CGFloat = 0
        var lastBreak: Int?
        for index in start..<paragraph.upperBound {
            let cluster = clusters[index]
            width += cluster.advance
            if cluster.kind == .text, width > room + Self.tolerance {
                if let lastBreak { return lastBreak }
                var end = max(index, start + 1)
                while end < paragraph.upperBound, clusters[end].kind == .space { end += 1 }
                return end
            }
            if cluster.canBreakAfter { lastBreak = index + 1 }
        }
        return paragraph.upperBound
    }

    /// Where two lines are parted that get more even when a word moves down; nil where they stay.
    private func evenCut(_ first: Range<Int>, _ second: Range<Int>) -> Int? {
        guard clusters[first.upperBound - 1].canBreakAfter,
            !clusters[second].dropLast().contains(where: \.canBreakAfter),
            let cut = first.dropLast().last(where: { clusters[$0].canBreakAfter }).map({ $0 + 1 })
        else { return nil }
        let width = drawnWidth(cut..<second.upperBound)
        guard width <= room + Self.tolerance,
            abs(drawnWidth(first.lowerBound..<cut) - width) < abs(drawnWidth(first) - drawnWidth(second))
        else { return nil }
        return cut
    }

    /// The clusters of a line without its trailing spaces and newline.
    func drawn(_ line: Range<Int>) -> Range<Int> {
        var end = line.upperBound
        while end > line.lowerBound, clusters[end - 1].kind != .text { end -= 1 }
        return line.lowerBound..<end
    }

    func drawnWidth(_ line: Range<Int>) -> CGFloat { width(drawn(line)) }

    func width(_ range: Range<Int>) -> CGFloat { clusters[range].reduce(0) { $0 + $1.advance } }
}
