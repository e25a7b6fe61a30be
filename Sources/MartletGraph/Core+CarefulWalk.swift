extension UnsafeMutablePointer where Pointee == Core {
    /// The walk that takes nothing for granted: whatever it calls may write, remove nodes, or read in a circle.
    func walkWithCare(from first: Frame, base: Int) {
        var revision = pointee.revision
        var frame = first
        while true {
            if pointee.revision != revision {
                revision = pointee.revision
                frame.cursor = Frame.stale
                for i in base..<pointee.frames.count { pointee.frames.base[i].cursor = Frame.stale }
            }
            if let input = nextToWalk(&frame) {
                if input == frame.index { continue }
                pointee.frames.push(frame)
                frame = self.frame(for: input)
            } else if pointee.frames.count == base {
                return
            } else {
                frame = pointee.frames.pop()
            }
        }
    }

    /// Goes on with a frame: returns the input that must be walked first, the frame's own node when something was evaluated
    /// for it and it must be looked at again, or nil when it is done.
    private func nextToWalk(_ frame: inout Frame) -> UInt32? {
        let index = frame.index
        let node = node(index)
        let state = node.pointee.state
        guard state.generation == frame.generation, state.has(any: .unsettled), !state.contains(.running)
        else { return nil }
        let isDeep = nesting >= Self.nestingLimit
        if !state.has(any: .due) {
            if frame.cursor == Frame.stale, !restart(&frame) {
                node.pointee.state.insert(.dirty)
            } else if let input = firstUnreadyInput(index, &frame.cursor) {
                let inputState = self.node(input).pointee.state
                if inputState.contains(.running) {
                    // A cycle. The node will come to that read itself, and it is reported there.
                    node.pointee.state.insert(.dirty)
                } else if !isDeep, inputState.has(any: .due) {
                    evaluate(input)
                    return index
                } else {
                    return input
                }
            } else if !node.pointee.state.contains(.dirty) {
                node.pointee.state.clear(.check)
                details(index).pointee.verifiedAt = pointee.revision
                return nil
            }
        }
        if isDeep, let next = nextBeforehand(&frame, node) { return next }
        evaluate(index)
        return nil
    }

    /// Inputs before the cursor may be unsettled again. That cannot go on for ever: then the node runs.
    private func restart(_ frame: inout Frame) -> Bool {
        frame.cursor = details(frame.index).pointee.inputs
        frame.restarts += 1
        return frame.restarts <= 8
    }

    /// Moves the cursor over settled, unchanged inputs. Returns the first that is not ready, or nil: then either one has
    /// changed and the node was marked dirty, or all are as they were.
    private func firstUnreadyInput(_ index: UInt32, _ cursor: inout UInt32) -> UInt32? {
        let verifiedAt = details(index).pointee.verifiedAt
        while true {
            let input = pointee.inputs.base[Int(cursor)]
            if input == 0 { return nil }
            if node(input).pointee.state.has(any: .unready) { return input }
            if node(input).pointee.changedAt > verifiedAt {
                node(index).pointee.state.insert(.dirty)
                return nil
            }
            cursor += 1
        }
    }

    /// Deep down, a node's older newborns or known inputs are settled before it runs, so that running it nests no further.
    /// Returns what to walk before, or nil when it can run.
    private func nextBeforehand(_ frame: inout Frame, _ node: UnsafeMutablePointer<Node>) -> UInt32? {
        if frame.phase == .prefetched { return nil }
        if node.pointee.state.contains(.newborn) {
            frame.phase = .prefetched
            evaluateNewborns(before: frame.index)
            return frame.index
        }
        if frame.phase == .check {
            frame.phase = .prefetch
            frame.cursor = details(frame.index).pointee.inputs
        }
        // A stale cursor is behind all inputs: what was read before may not be what is read next.
        while frame.cursor != Frame.stale {
            let input = pointee.inputs.base[Int(frame.cursor)]
            if input == 0 { break }
            frame.cursor += 1
            if input == hole { continue }
            let state = self.node(input).pointee.state
            if state.has(any: .unsettled), !state.contains(.running) { return input }
        }
        frame.phase = .prefetched
        return nil
    }
}
