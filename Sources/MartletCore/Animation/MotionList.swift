/// Something that moves until it says that it rests.
class Motion {
    fileprivate final var isListed = false

    /// Moves to `time`; false when it rests.
    func advance(to time: Double) -> Bool { false }
}

/// Everything in one host that moves now.
package final class MotionList {
    private var motions: [Motion] = []
    private var isAdvancing = false

    /// Whether the host has to give frames.
    package var isEmpty: Bool { motions.isEmpty }

    func add(_ motion: Motion) {
        if motion.isListed { return }
        motion.isListed = true
        motions.append(motion)
    }

    /// Moves all to `time`. What begins meanwhile is moved from the next frame on.
    func advance(to time: Double) {
        guard !isAdvancing else { return }
        isAdvancing = true
        defer { isAdvancing = false }
        let count = motions.count
        var kept = 0
        for index in 0..<count {
            let motion = motions[index]
            // One that begins anew while it is asked is listed by that.
            motion.isListed = false
            guard motion.advance(to: time), !motion.isListed else { continue }
            motion.isListed = true
            if kept != index { motions[kept] = motion }
            kept += 1
        }
        motions.removeSubrange(kept..<count)
    }
}
