extension UnsafeMutablePointer where Pointee == Core {
    /// Runs a node's body, records what it reads and notes whether its value changed.
    ///
    /// The state of the outer evaluation waits on the native stack meanwhile.
    func evaluate(_ index: UInt32) {
        let outerRecorder = pointee.recorder
        let outerCursor = pointee.cursor
        let outerCursorEnd = pointee.cursorEnd
        let outerStamp = pointee.stamp
        let outerReadsBase = pointee.readsBase
        let outerDisturbed = pointee.disturbed
        let outerSubgraph = pointee.currentSubgraph
        let removals = pointee.removals
        let startRevision = pointee.revision

        var node = node(index)
        if pointee.isTracing { traceEvaluation(index) }
        if node.pointee.flags.contains(.newborn) { pointee.newbornCount -= 1 }
        node.pointee.flags.remove(.unsettled)
        node.pointee.flags.insert(.running)
        pointee.recorder = index
        pointee.cursor = node.pointee.inputs
        pointee.cursorEnd = node.pointee.inputs + node.pointee.inputCount
        pointee.stampsUsed += 1
        pointee.stamp = pointee.stampsUsed
        pointee.readsBase = pointee.reads.count
        pointee.disturbed = false
        pointee.currentSubgraph = node.pointee.subgraph
        pointee.running.push(RunningNode(node: index, frameCount: UInt32(truncatingIfNeeded: pointee.frames.count)))
        pointee.evaluationCount += 1

        let changed = perform(index, .run)

        node = self.node(index)
        pointee.running.count -= 1
        let isDying = node.pointee.flags.contains(.dying)
        if !isDying {
            finishRecording(index)
            node.pointee.flags.remove(.running)
            node.pointee.verifiedAt = startRevision
            if changed { node.pointee.changedAt = startRevision }
        }
        pointee.reads.count = pointee.readsBase
        pointee.recorder = outerRecorder
        pointee.cursor = outerCursor
        pointee.cursorEnd = outerCursorEnd
        pointee.stamp = outerStamp
        pointee.readsBase = outerReadsBase
        pointee.currentSubgraph = outerSubgraph
        pointee.disturbed = outerDisturbed || pointee.removals != removals
        if isDying {
            buryRunNode(index)
        } else if pointee.revision != startRevision || node.pointee.flags.has(any: .unsettled) {
            settleDisturbedRun(index, startRevision)
        }
    }

    /// Writes, invalidations or removals happened while the node ran. What it read before them may be out of date.
    @inline(never)
    private func settleDisturbedRun(_ index: UInt32, _ startRevision: UInt64) {
        let node = node(index)
        if !node.pointee.flags.has(any: .unsettled) {
            let inputs = pointee.inputs.base + Int(node.pointee.inputs)
            for i in 0..<Int(node.pointee.inputCount) {
                let input = self.node(inputs[i].node)
                if input.pointee.flags.has(any: .unsettled) || input.pointee.changedAt > startRevision {
                    node.pointee.flags.insert(.check)
                    break
                }
            }
        }
        guard node.pointee.flags.has(any: .unsettled) else { return }
        // The readers may have been marked already, or may be running and not be subscribed yet; those look for themselves.
        if node.pointee.flags.contains(.effect) {
            enqueue(index)
        } else {
            pointee.revision += 1
            pointee.work.push(index)
            markFurther()
        }
    }

    /// The body of a removed node has returned.
    @inline(never)
    private func buryRunNode(_ index: UInt32) {
        let subgraph = node(index).pointee.subgraph
        destroyNode(index)
        unpin(subgraph)
    }
}
