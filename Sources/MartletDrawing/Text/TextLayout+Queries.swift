public import Foundation

extension TextLayout {
    /// The insertion point before the character at `offset` (0...count), as a rectangle of width 0 and the line's
    /// height. Offsets beyond the text are clamped. At a soft line break it stands at the start of the next line.
    public func caretRect(at offset: Int) -> CGRect {
        guard let last = lines.last else { return CGRect(x: 0, y: 0, width: 0, height: size.height) }
        let line = lines.first { $0.range.contains(offset) } ?? (offset <= 0 ? lines[0] : last)
        return CGRect(x: line.origin.x + line.caretX(at: offset), y: line.origin.y, width: 0, height: line.height)
    }

    /// The offset (0...count) of the insertion point nearest to a point, in Characters of the whole text.
    public func offset(at point: CGPoint) -> Int {
        guard let last = lines.last else { return 0 }
        let line = lines.first { point.y < $0.origin.y + $0.height } ?? last
        let x = point.x - line.origin.x
        guard let nearest = line.clusters.min(by: { $0.distance(to: x) < $1.distance(to: x) }) else {
            return line.range.lowerBound
        }
        let count = CGFloat(nearest.characters.count)
        var share = nearest.width > 0 ? (x - nearest.x) / nearest.width : 0
        if nearest.isRightToLeft { share = 1 - share }
        let step = Int((min(max(share, 0), 1) * count).rounded())
        return nearest.characters.lowerBound + step
    }

    /// The rectangles that cover a range of characters, one or more on each line, for showing a selection.
    public func rects(for range: Range<Int>) -> [CGRect] {
        var result: [CGRect] = []
        for line in lines where line.range.overlaps(range) {
            var open: (CGFloat, CGFloat)?
            for cluster in line.clusters {
                let common = cluster.characters.clamped(to: range)
                guard !common.isEmpty else { continue }
                let (x0, x1) = cluster.extent(of: common)
                if let (start, end) = open, abs(end - x0) < 0.01 {
                    open = (start, x1)
                } else {
                    if let (start, end) = open { result.append(line.rect(from: start, to: end)) }
                    open = (x0, x1)
                }
            }
            if let (start, end) = open { result.append(line.rect(from: start, to: end)) }
        }
        return result
    }
}

extension TextLine {
    fileprivate func caretX(at offset: Int) -> CGFloat {
        if let cluster = clusters.first(where: { $0.characters.contains(offset) }) {
            let (x0, x1) = cluster.extent(of: offset..<cluster.characters.upperBound)
            return cluster.isRightToLeft ? x1 : x0
        }
        guard let before = clusters.max(by: { $0.characters.upperBound < $1.characters.upperBound }) else { return 0 }
        if offset < range.lowerBound { return isRightToLeft ? width : 0 }
        return before.isRightToLeft ? before.x : before.x + before.width
    }

    fileprivate func rect(from x0: CGFloat, to x1: CGFloat) -> CGRect {
        CGRect(x: origin.x + x0, y: origin.y, width: x1 - x0, height: height)
    }
}

extension TextLine.Cluster {
    fileprivate func distance(to x: CGFloat) -> CGFloat { max(self.x - x, x - (self.x + width), 0) }

    /// Left and right end of some of the characters; the parts of a ligature share its width evenly.
    fileprivate func extent(of part: Range<Int>) -> (CGFloat, CGFloat) {
        let unit = width / CGFloat(max(characters.count, 1))
        let from = CGFloat(part.lowerBound - characters.lowerBound) * unit
        let to = CGFloat(part.upperBound - characters.lowerBound) * unit
        return isRightToLeft ? (x + width - to, x + width - from) : (x + from, x + to)
    }
}
