extension UnsafeMutablePointer where Pointee == Core {
    /// Runs a node's body, records what it reads and notes whether its value changed. Returns false if something was written or
    /// removed meanwhile, so that all that was known of other nodes may be wrong.
    ///
    /// What is done here is what a run in the steady state needs, in which it reads what it read before. All else is behind
    /// two branches.
    @discardableResult
    func evaluate(_ index: UInt32) -> Bool {
        let node = node(index)
        if pointee.isTracing || node.pointee.state.contains(.newborn) { prepareUnusualRun(index) }
        node.pointee.state = NodeState(rawValue: node.pointee.state.generation | NodeState.running.rawValue)
        let start = node.pointee.inputs
        let end = start &+ node.pointee.inputCount
        pointee.evaluationCount &+= 1
        pointee.context = pointee.contexts.pushSpace()
        pointee.context.pointee = EvaluationContext(
            node: index, readsBase: UInt32(truncatingIfNeeded: pointee.reads.count),
            frameCount: UInt32(truncatingIfNeeded: pointee.frames.count), outerPlace: pointee.place,
            stamp: pointee.evaluationCount, removals: pointee.removals)
        pointee.place = RecordingPlace(next: start, end: end)
        let disturbances = pointee.disturbances
        let revision = pointee.revision

        let changed = perform(index, .run)

        // A hole in the inputs is nothing that the place could have passed.
        if pointee.disturbances != disturbances || pointee.place.next != end {
            return finishUnusualRun(index, changed, revision)
        }
        let ended = self.node(index)
        ended.pointee.state.clear(.running)
        ended.pointee.verifiedAt = revision
        if changed { ended.pointee.changedAt = revision }
        pointee.place = context.pointee.outerPlace
        popContext()
        return true
    }

    @inline(never)
    private func prepareUnusualRun(_ index: UInt32) {
        if pointee.isTracing { traceEvaluation(index) }
        if node(index).pointee.state.contains(.newborn) { pointee.newbornCount -= 1 }
    }

    /// The run read something else than before, or something was written or removed while it ran.
    @inline(never)
    private func finishUnusualRun(_ index: UInt32, _ changed: Bool, _ startRevision: UInt64) -> Bool {
        let node = node(index)
        let isDying = node.pointee.flags.contains(.dying)
        if !isDying {
            finishRecording(index)
            node.pointee.state.clear(.running)
            node.pointee.verifiedAt = startRevision
            if changed { node.pointee.changedAt = startRevision }
        }
        let context = pointee.context.pointee
        popContext()
        pointee.reads.count = Int(context.readsBase)
        pointee.place = context.outerPlace
        if pointee.removals != context.removals { self.context.pointee.isDisturbed = true }
        let isUndisturbed = pointee.revision == startRevision && pointee.removals == context.removals
        if isDying {
            buryRunNode(index)
        } else if pointee.revision != startRevision || node.pointee.state.has(any: .unsettled) {
            settleDisturbedRun(index, startRevision)
        }
        return isUndisturbed
    }

    /// Writes, invalidations or removals happened while the node ran. What it read before them may be out of date.
    private func settleDisturbedRun(_ index: UInt32, _ startRevision: UInt64) {
        let node = node(index)
        if !node.pointee.state.has(any: .unsettled) {
            let inputs = pointee.inputs.base + Int(node.pointee.inputs)
            for i in 0..<Int(node.pointee.inputCount) {
                let input = self.node(inputs[i].node)
                if input.pointee.state.has(any: .unsettled) || input.pointee.changedAt > startRevision {
                    node.pointee.state.insert(.check)
                    break
                }
            }
        }
        guard node.pointee.state.has(any: .unsettled) else { return }
        // The readers may have been marked already, or may be running and not be subscribed yet; those look for themselves.
        if node.pointee.flags.contains(.effect) {
            enqueue(index)
        } else {
            beginRevision()
            pointee.work.push(index)
            markFurther()
        }
    }

    /// The body of a removed node has returned.
    private func buryRunNode(_ index: UInt32) {
        let subgraph = node(index).pointee.subgraph
        destroyNode(index)
        unpin(subgraph)
    }

    /// The innermost evaluation, or what stands for none.
    @inlinable var context: UnsafeMutablePointer<EvaluationContext> { pointee.context }

    @inline(__always)
    private func popContext() {
        pointee.contexts.count &-= 1
        pointee.context -= 1
    }

    /// The node whose body was called last and has not returned, or 0.
    @inlinable var innermost: UInt32 { context.pointee.node }

    /// How many evaluations have not ended.
    var nesting: Int { pointee.contexts.count &- 1 }

    @inline(__always)
    func beginRevision() {
        pointee.revision &+= 1
        pointee.disturbances &+= 1
        if !pointee.held.isEmpty, innermost != 0 { releaseHeld() }
    }
}
