/// How a run or a write ended.
@usableFromInline
enum Outcome: UInt8 {
    /// The value is what it was.
    case same
    case changed
    /// Something was written or removed during the run, so that all that was known of other nodes may be wrong.
    case disturbed
}

extension UnsafeMutablePointer where Pointee == Core {
    /// Runs a node's body, records what it reads and notes whether its value changed.
    @inline(__always) @discardableResult
    func evaluate(_ index: UInt32) -> Outcome { perform(index, .run) }

    /// What a node's ``Perform`` does around `body`, which answers whether the value changed. It is inlined there, which spares
    /// each run a call and the saving of registers (measured: 30 instructions).
    ///
    /// What is done here is what a run in the steady state needs, in which it reads what it read before. All else is behind
    /// two branches.
    @inlinable @inline(__always)
    func run(_ index: UInt32, _ body: () -> Bool) -> Outcome {
        let node = node(index)
        let state = node.pointee.state
        if pointee.isTracing || state.contains(.newborn) { prepareUnusualRun(index) }
        node.pointee.state = NodeState(rawValue: state.generation | NodeState.running.rawValue)
        pointee.evaluationCount &+= 1
        let epoch = pointee.epoch
        var context = EvaluationContext(
            node: index, outer: pointee.context, outerCursor: pointee.cursor, frameCount: pointee.frames.count)
        pointee.cursor = pointee.inputs.base + Int(details(index).pointee.inputs)
        return _withUnprotectedUnsafeMutablePointer(to: &context) { context in
            pointee.context = context
            let changed = body()
            // The cursor is at the end of the list; a hole is nothing that it could have passed.
            if pointee.epoch != epoch || pointee.cursor.pointee != 0 {
                return finishUnusualRun(index, changed, epoch)
            }
            pointee.cursor = context.pointee.outerCursor
            pointee.context = context.pointee.outer.unsafelyUnwrapped
            details(index).pointee.verifiedAt = UInt32(truncatingIfNeeded: epoch)
            let ended = self.node(index)
            ended.pointee.state.clear(.running)
            if !changed { return .same }
            ended.pointee.changedAt = UInt32(truncatingIfNeeded: epoch)
            return .changed
        }
    }

    @usableFromInline @inline(never)
    func prepareUnusualRun(_ index: UInt32) {
        if pointee.isTracing { traceEvaluation(index) }
        if node(index).pointee.state.contains(.newborn) { pointee.newbornCount -= 1 }
    }

    /// The run read something else than before, or something was written or removed while it ran.
    @usableFromInline @inline(never)
    func finishUnusualRun(_ index: UInt32, _ changed: Bool, _ epoch: UInt64) -> Outcome {
        let startRevision = UInt32(truncatingIfNeeded: epoch)
        let isDying = details(index).pointee.flags.contains(.dying)
        let hasRemoved = pointee.epoch >> 32 != epoch >> 32
        if !isDying {
            finishRecording(index, hasRemoved: hasRemoved)
            let node = node(index)
            node.pointee.state.clear(.running)
            details(index).pointee.verifiedAt = startRevision
            if changed { node.pointee.changedAt = startRevision }
        }
        let context = pointee.context.pointee
        if context.stamp != 0 { pointee.reads.count = Int(context.readsBase) }
        pointee.cursor = context.outerCursor
        pointee.context = context.outer.unsafelyUnwrapped
        if hasRemoved { pointee.context.pointee.isDisturbed = true }
        let isUndisturbed = pointee.epoch == epoch
        if isDying {
            buryRunNode(index)
        } else if pointee.revision != startRevision || node(index).pointee.state.has(any: .unsettled) {
            settleDisturbedRun(index, startRevision)
        }
        return isUndisturbed ? changed ? .changed : .same : .disturbed
    }

    /// Writes, invalidations or removals happened while the node ran. What it read before them may be out of date.
    private func settleDisturbedRun(_ index: UInt32, _ startRevision: UInt32) {
        let node = node(index)
        if !node.pointee.state.has(any: .unsettled) {
            let inputs = inputs(of: index)
            for i in 0..<Int(details(index).pointee.inputCount) {
                let input = self.node(inputs[i])
                if input.pointee.state.has(any: .unsettled) || input.pointee.changedAt > startRevision {
                    node.pointee.state.insert(.check)
                    break
                }
            }
        }
        guard node.pointee.state.has(any: .unsettled) else { return }
        // The readers may have been marked already, or may be running and not be subscribed yet; those look for themselves.
        if details(index).pointee.flags.contains(.effect) {
            enqueue(index)
        } else {
            beginRevision()
            pushWork(index)
            markFurther()
        }
    }

    /// The body of a removed node has returned.
    private func buryRunNode(_ index: UInt32) {
        let subgraph = details(index).pointee.subgraph
        destroyNode(index)
        unpin(subgraph)
    }

    /// The innermost evaluation, or what stands for none.
    @inlinable var context: UnsafeMutablePointer<EvaluationContext> { pointee.context }

    /// The node whose body was called last and has not returned, or 0.
    @inlinable var innermost: UInt32 { context.pointee.node }

    /// How many evaluations have not ended.
    var nesting: Int { Int(context.pointee.depth) }
}
