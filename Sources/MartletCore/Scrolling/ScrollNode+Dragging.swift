/// What a finger does with the content. Distances are those of the root, positive to the right and down.
extension ScrollNode {
    private func sign(_ axis: Axis) -> CGFloat {
        axis == .horizontal && settings.direction == .rightToLeft ? -1 : 1
    }

    /// Whether content is left in a direction.
    func canMove(_ velocity: CGFloat, _ axis: Axis) -> Bool {
        let velocity = velocity * sign(axis)
        if velocity > 0 { return offset[axis] < extent.most(axis) - 0.01 }
        if velocity < 0 { return offset[axis] > extent.least(axis) + 0.01 }
        return false
    }

    /// Drags the content as far as there is some; answers what it has used.
    func drag(_ distance: CGFloat, _ axis: Axis, willMove: () -> Void) -> CGFloat {
        guard !looseAxes.contains(Axis.Set(axis)) else { return 0 }
        let place = extent.clamped(offset[axis] + distance * sign(axis), axis)
        let used = place - offset[axis]
        guard used != 0 else { return 0 }
        willMove()
        var new = offset
        new[axis] = place
        setOffset(new)
        userDidScroll()
        return used * sign(axis)
    }

    /// Pulls the content farther beyond its end.
    func stretch(_ distance: CGFloat, _ axis: Axis) { setPull(pull[axis] + distance * sign(axis), axis) }

    /// Takes back a stretch; answers what is left of the distance when the content is at its end again.
    func release(_ distance: CGFloat, _ axis: Axis) -> CGFloat {
        let new = pull[axis] + distance * sign(axis)
        guard new * pull[axis] < 0 else {
            setPull(new, axis)
            return 0
        }
        setPull(0, axis)
        return new * sign(axis)
    }

    private func setPull(_ new: CGFloat, _ axis: Axis) {
        pull[axis] = new
        if new == 0 { looseAxes.remove(Axis.Set(axis)) } else { looseAxes.insert(Axis.Set(axis)) }
        var place = offset
        place[axis] =
            (new < 0 ? extent.least(axis) : new > 0 ? extent.most(axis) : extent.clamped(offset[axis], axis))
            + RubberBand.stretch(new, length: extent.window[axis])
        setOffset(place)
        userDidScroll()
    }

    /// A finger holds content that is beyond its end: the stretch goes on from there.
    func catchStretch() {
        for axis in Axis.allCases {
            let beyond = offset[axis] - extent.clamped(offset[axis], axis)
            pull[axis] = RubberBand.pull(beyond, length: extent.window[axis])
            if beyond == 0 { looseAxes.remove(Axis.Set(axis)) } else { looseAxes.insert(Axis.Set(axis)) }
        }
    }

    /// A drag has begun to scroll.
    func panDidBegin() {
        aim = nil
        host.input.lastScrolled = self
        let mode = settings.dismissesKeyboard
        guard mode == .immediately || mode == .interactively else { return }
        if host.input.focused?.insertText != nil { host.input.setFocus(nil) }
    }

    /// The finger has let go.
    func panDidEnd(_ velocity: CGVector, from original: CGPoint) {
        refreshIfPulled()
        coast(velocity, from: original)
    }
}
