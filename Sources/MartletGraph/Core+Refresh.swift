/// A node whose inputs are being looked at while one of them is made right.
@usableFromInline
struct Frame {
    var index: UInt32
    /// The input to look at next, as an offset in `Core.inputs`, or `stale`.
    var cursor: UInt32

    // What only the walk with care knows.
    var generation: UInt32
    var restarts: UInt16 = 0
    var phase = Phase.check

    /// In place of a cursor: something was written since, so inputs before it may be unsettled again.
    static var stale: UInt32 { .max }

    enum Phase: UInt8 {
        case check
        case prefetch
        case prefetched
    }
}

extension UnsafeMutablePointer where Pointee == Core {
    /// How deep evaluations nest on the native stack before known inputs and older newborns are evaluated beforehand.
    static var nestingLimit: Int { 96 }

    /// Makes a node right. Afterwards it is settled, unless it was removed or disturbed meanwhile.
    ///
    /// The walk over unsettled inputs keeps its place on an explicit stack. It stops at the first input that changed: the
    /// node would read that one for certain, but what it reads after it is open.
    @inline(__always)
    func refresh(_ root: UInt32) {
        if nesting >= Self.nestingLimit {
            walkWithCare(from: frame(for: root), base: pointee.frames.count)
        } else if node(root).pointee.state.has(any: .due) {
            evaluate(root)
        } else {
            walk(from: root)
        }
    }

    /// The walk as long as nothing is written or removed meanwhile, no cycle is met and nothing is nested deeply: then what
    /// was seen of a node stays so while its inputs are evaluated. Else the other walk begins anew. Of its frames only the first
    /// half is set.
    private func walk(from root: UInt32) {
        let first = frame(for: root)
        let base = pointee.frames.count
        var index = root
        var cursor = first.cursor
        var verifiedAt = details(root).pointee.verifiedAt
        while true {
            // The node is alive and only to be checked; its inputs before the cursor are settled and have not changed.
            let input = pointee.inputs.base[Int(cursor)]
            let inputNode = node(input)
            let state = inputNode.pointee.state
            var outcome = Outcome.same
            if !state.has(any: .unready) {
                // Node 0, behind the last input, is always ready and never changed.
                if inputNode.pointee.changedAt > verifiedAt {
                    outcome = evaluate(index)
                } else if input != 0 {
                    cursor &+= 1
                    continue
                } else {
                    node(index).pointee.state.clear(.check)
                    details(index).pointee.verifiedAt = pointee.revision
                }
            } else if !state.has(any: [.dirty, .newborn, .running]) {
                let frame = pointee.frames.pushSpace()
                frame.pointee.index = index
                frame.pointee.cursor = cursor
                index = input
                cursor = details(input).pointee.inputs
                verifiedAt = details(input).pointee.verifiedAt
                continue
            } else {
                outcome = state.contains(.running) ? .disturbed : evaluate(input)
                // One that is what it was may have changed before.
                if outcome == .same { continue }
                if outcome == .disturbed {
                    pointee.frames.count = base
                    return walkWithCare(from: first, base: base)
                }
                outcome = evaluate(index)
            }
            // Back to those that wait for it: they run for one that has changed.
            while outcome != .disturbed {
                if pointee.frames.count == base { return }
                let settled = index
                pointee.frames.count &-= 1
                let frame = pointee.frames.base + pointee.frames.count
                index = frame.pointee.index
                cursor = frame.pointee.cursor
                if outcome == .same {
                    verifiedAt = details(index).pointee.verifiedAt
                    if node(settled).pointee.changedAt <= verifiedAt {
                        cursor &+= 1
                        break
                    }
                }
                outcome = evaluate(index)
            }
            if outcome == .disturbed {
                // What ran is not looked at again, only what waits for it.
                if pointee.frames.count == base { return }
                pointee.frames.count = base
                return walkWithCare(from: first, base: base)
            }
        }
    }

    @inline(__always)
    func frame(for index: UInt32) -> Frame {
        Frame(
            index: index, cursor: details(index).pointee.inputs, generation: node(index).pointee.state.generation)
    }
}
