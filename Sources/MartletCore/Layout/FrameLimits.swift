/// The limits of a flexible frame on one axis.
struct FrameLimits {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    var isLimiting: Bool { min != nil || max != nil }

    private func clamped(_ length: CGFloat) -> CGFloat {
        Swift.max(Swift.min(length, max ?? .infinity), min ?? -.infinity)
    }

    /// What the child is proposed when the frame is measured.
    func inner(_ proposal: CGFloat?) -> CGFloat? {
        // Not `map(clamped)`: a method that is passed on takes memory for its value.
        guard let length = proposal ?? ideal else { return nil }
        return clamped(length)
    }

    /// The frame's length where the child has no say in it.
    func length(for proposal: CGFloat?) -> CGFloat? {
        guard let proposal else { return ideal }
        return min != nil && max != nil ? clamped(proposal) : nil
    }

    /// The frame's length. Source: a frame with only a minimum is as long as its child, but not below it and not
    /// beyond the proposal; one with only a maximum takes the proposal up to it.
    func length(for proposal: CGFloat?, inner: CGFloat?, child: CGFloat) -> CGFloat {
        if let known = length(for: proposal) { return known }
        switch (min, max) {
        case (nil, nil): return child
        case (let min?, nil): return Swift.max(Swift.min(inner ?? .infinity, child), min)
        case (nil, let max?): return Swift.min(Swift.max(inner ?? -.infinity, child), max)
        case (_?, _?): return clamped(child)
        }
    }

    /// What the child is proposed in a frame of `length`: that length, unless nobody has chosen it.
    func placing(_ length: CGFloat, proposal: CGFloat?) -> CGFloat? {
        guard proposal == nil, ideal == nil else { return length }
        return length > (min ?? -.infinity) && length < (max ?? .infinity) ? nil : length
    }

    /// The limits without unusable numbers, in ascending order.
    func corrected(_ axis: Axis, _ report: (Diagnostic.Code, String) -> Void) -> FrameLimits {
        let name = axis == .horizontal ? "Width" : "Height"
        func usable(_ length: CGFloat?, _ kind: String, allowsInfinity: Bool) -> CGFloat? {
            guard let length else { return nil }
            if length >= 0, length.isFinite || allowsInfinity { return length }
            report(
                .invalidFrame,
                "Invalid frame dimension (negative or non-finite). frame(\(kind)\(name): \(length)) is ignored.")
            return nil
        }
        var result = FrameLimits(
            min: usable(min, "min", allowsInfinity: false), ideal: usable(ideal, "ideal", allowsInfinity: false),
            max: usable(max, "max", allowsInfinity: true))
        let low = result.min ?? 0
        let middle = Swift.max(result.ideal ?? low, low)
        let isContradictory =
            (result.ideal ?? .infinity) < low || (result.max ?? .infinity) < middle
        guard isContradictory else { return result }
        func text(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "none" }
        report(
            .contradictoryFrame,
            "Contradictory frame constraints specified. min\(name) \(text(result.min)), ideal\(name) "
                + "\(text(result.ideal)) and max\(name) \(text(result.max)) must not descend.")
        if result.ideal != nil { result.ideal = middle }
        if let max = result.max { result.max = Swift.max(max, middle) }
        return result
    }
}
