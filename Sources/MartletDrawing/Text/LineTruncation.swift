import Foundation

extension LineBreaker {
    /// The clusters left of a line that is cut to the room, and where the ellipsis stands among them. Spaces beside the
    /// ellipsis are dropped. With less room than the ellipsis, only the ellipsis is left.
    func truncated(
        _ rest: Range<Int>, ellipsis: CGFloat, mode: TextTruncation
    ) -> (head: Range<Int>, tail: Range<Int>) {
        let rest = drawn(rest)
        let free = room + Self.tolerance - ellipsis
        switch mode {
        case .tail:
            return (prefix(of: rest, within: free), rest.upperBound..<rest.upperBound)
        case .head:
            return (rest.lowerBound..<rest.lowerBound, suffix(of: rest, within: free))
        case .middle:
            // Half for each side, then what the head left over for the tail.
            let head = prefix(of: rest, within: free / 2)
            let tail = suffix(of: head.upperBound..<rest.upperBound, within: free - width(head))
            return (head, tail)
        }
    }

    private func prefix(of range: Range<Int>, within free: CGFloat) -> Range<Int> {
        var end = range.lowerBound, width: CGFloat = 0
        while end < range.upperBound, width + clusters[end].advance <= free {
            width += clusters[end].advance
            end += 1
        }
        return drawn(range.lowerBound..<end)
    }

    private func suffix(of range: Range<Int>, within free: CGFloat) -> Range<Int> {
        var start = range.upperBound, width: CGFloat = 0
        while start > range.lowerBound, width + clusters[start - 1].advance <= free {
            start -= 1
            width += clusters[start].advance
        }
        while start < range.upperBound, clusters[start].kind != .text { start += 1 }
        return start..<range.upperBound
    }
}
