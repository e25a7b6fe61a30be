extension LazyNode: ScrollTargetSource {
    /// Where the view with an id is, or is taken to be until it is made: then it will be there. A range of numbers is
    /// not searched; other data is, from both ends at once.
    func targetFrame(for id: AnyHashable) -> CGRect? {
        guard let index = root.index(of: id) else { return nil }
        let tracks = arrangement.tracks(in: size[axis.other])
        for line in lines where index >= line.index && index < line.index + line.cells.count {
            let cell = line.cells[index - line.index]
            guard let node = cell.node else { break }
            var frame = CGRect(origin: node.origin, size: node.size)
            // A pinned view means its place in the content.
            if cell.role != .cell { frame = self.frame(start: line.start, length: line.length) }
            return frame
        }
        let start = estimatedStart(of: index, tracks: tracks)
        hint = (index, start)
        return frame(start: start, length: max(mean.value - estimatedDistance, 0))
    }

    private func frame(start: CGFloat, length: CGFloat) -> CGRect {
        var frame = CGRect(origin: .zero, size: size)
        frame.size[axis] = length
        let isMirrored = axis == .horizontal && direction == .rightToLeft
        frame.origin[axis] = isMirrored ? size.width - start - length : start
        return frame
    }
}
