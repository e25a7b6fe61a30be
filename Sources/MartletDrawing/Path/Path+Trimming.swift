public import Foundation

extension Path {
    /// The part of the outline between two fractions of its length; 0...1 is all of it. Values beyond are clamped.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        if from <= 0, to >= 1 { return self }
        let from = max(from, 0), to = min(to, 1)
        guard from < to else { return Path() }
        let pieces = subpaths.map { $0.segments.map { ($0, $0.cumulativeLengths()) } }
        let total = pieces.joined().reduce(0) { $0 + ($1.1.last ?? 0) }
        let first = from * total, last = to * total, snap = total * 1e-9
        var elements: [Element] = []
        var position: CGFloat = 0
        for subpath in pieces {
            var isOpen = false
            for (segment, lengths) in subpath {
                let length = lengths.last ?? 0
                defer { position += length }
                guard length > 0, position + length > first + snap, position < last - snap else { continue }
                let t0 = position + snap >= first ? 0 : Self.parameter(at: first - position, in: lengths)
                let t1 = position + length <= last + snap ? 1 : Self.parameter(at: last - position, in: lengths)
                let part = segment.part(from: t0, to: t1)
                if !isOpen { elements.append(.move(to: part.start)) }
                isOpen = true
                elements.append(part.element)
            }
        }
        return Path(storage: elements.isEmpty ? .empty : .elements(elements))
    }

    /// The parameter at which a length is reached, between evenly spaced samples.
    private static func parameter(at length: CGFloat, in lengths: [CGFloat]) -> CGFloat {
        var low = 0, high = lengths.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if lengths[middle] <= length { low = middle } else { high = middle }
        }
        let span = lengths[high] - lengths[low]
        let share = span > 0 ? (length - lengths[low]) / span : 0
        return (CGFloat(low) + share) / CGFloat(lengths.count - 1)
    }
}
