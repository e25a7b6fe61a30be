extension UnsafeMutablePointer where Pointee == Core {
    /// Something was removed, or a circle was met in which nodes became settled out of turn.
    func noteDisturbance() { pointee.epoch &+= 1 << 32 }

    @inline(__always)
    func beginRevision() {
        advanceRevision()
        if !pointee.held.isEmpty, innermost != 0 { releaseHeld() }
    }

    @inline(__always)
    func advanceRevision() {
        pointee.epoch &+= 1
        if pointee.revision > pointee.lastRevision { renumberRevisions() }
    }

    private func isOnlyToBeChecked(_ index: UInt32) -> Bool {
        let state = node(index).pointee.state
        return state.contains(.check) && !state.has(any: .due)
    }

    /// Revisions are 32 bits, so that a node's is in the half line with its value. Before they end, they begin anew between
    /// two evaluations: what has seen all changes of its inputs and what has not is told apart, and nothing else of them is.
    @inline(never)
    private func renumberRevisions() {
        if nesting > 0 {
            precondition(pointee.revision < .max, "MartletGraph: 2^31 writes in one effect")
            return
        }
        // Who has not seen a barrier's change is not told apart: now all are told.
        tellBehindHeld()
        pointee.renumberings += 1
        for index in 1..<UInt32(pointee.nodesUsed) where isOnlyToBeChecked(index) {
            let inputs = inputs(of: index)
            for i in 0..<Int(details(index).pointee.inputCount)
            where node(inputs[i]).pointee.changedAt > details(index).pointee.verifiedAt {
                node(index).pointee.state.insert(.dirty)
            }
        }
        for index in 1..<UInt32(pointee.nodesUsed) {
            node(index).pointee.changedAt = 1
            details(index).pointee.verifiedAt = 1
        }
        // Before any that is kept in a walk and differs from all of those.
        pointee.epoch = (pointee.epoch >> 32) << 32 | 2
    }
}
