extension LazyNode: ScrollTargetRange {
    /// Lines that are not made stand where they are taken to be: one mean length apart.
    func targetFrames(in rect: CGRect) -> [CGRect] {
        guard let first = lines.first, let last = lines.last else { return [] }
        let isMirrored = axis == .horizontal && direction == .rightToLeft
        func frame(_ start: CGFloat, _ length: CGFloat) -> CGRect {
            var frame = CGRect(origin: .zero, size: size)
            frame.size[axis] = length
            frame.origin[axis] = isMirrored ? size.width - start - length : start
            return frame
        }
        var frames = lines.map { frame($0.start, $0.length) }
        let step = mean.value
        guard step > 0.5 else { return frames }
        let low = isMirrored ? size.width - rect.maxX : rect.start(axis)
        let high = isMirrored ? size.width - rect.minX : rect.end(axis)
        let length = max(step - estimatedDistance, 0)
        var start = last.end + estimatedDistance
        if start < low { start += ((low - start) / step).rounded(.down) * step }
        while start < min(high, size[axis] - length / 2) {
            frames.append(frame(start, length))
            start += step
        }
        start = first.start - step
        if start > high { start -= ((start - high) / step).rounded(.down) * step }
        while start + length > max(low, 0) {
            frames.append(frame(max(start, 0), length))
            start -= step
        }
        return frames
    }
}
