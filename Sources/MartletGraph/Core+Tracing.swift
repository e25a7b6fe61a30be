extension UnsafeMutablePointer where Pointee == Core {
    @inline(never)
    func traceWrite(_ index: UInt32) {
        pointee.traces[index] = Trace(
            reason: .inputChanged, inputChangedAt: node(index).pointee.changedAt, origin: handle(index),
            label: pointee.writeLabel)
    }

    /// Notes why a node is about to run. Its inputs are still those of its last run.
    @inline(never)
    func traceEvaluation(_ index: UInt32) {
        let details = details(index)
        if node(index).pointee.state.contains(.newborn) || pointee.traces[index] == nil && isFirstRun(details) {
            pointee.traces[index] = Trace(reason: .firstRun)
            return
        }
        let inputs = inputs(of: index)
        var trace = Trace(reason: details.pointee.flags.contains(.holes) ? .inputRemoved : .invalidated)
        for i in 0..<Int(details.pointee.inputCount) where inputs[i] != hole {
            let input = inputs[i]
            let changedAt = node(input).pointee.changedAt
            if changedAt <= details.pointee.verifiedAt { continue }
            trace = Trace(reason: .inputChanged, input: handle(input), inputChangedAt: changedAt)
            trace.origin = pointee.traces[input]?.origin ?? .none
            trace.label = pointee.traces[input]?.label
            break
        }
        pointee.traces[index] = trace
    }

    private func isFirstRun(_ details: UnsafeMutablePointer<NodeDetails>) -> Bool {
        details.pointee.flags.contains(.effect) && details.pointee.inputCount == 0
    }

    func cause(of attribute: AnyAttribute) -> Cause? {
        guard isAlive(attribute), let trace = pointee.traces[attribute.index],
            !details(attribute.index).pointee.flags.contains(.source)
        else { return nil }
        var cause = Cause(
            reason: trace.reason, path: [], source: trace.origin.isNone ? nil : trace.origin, label: trace.label)
        var step = trace
        while step.reason == .inputChanged, !step.input.isNone, isAlive(step.input),
            node(step.input.index).pointee.changedAt == step.inputChangedAt
        {
            cause.path.append(label(of: step.input.index))
            guard let next = pointee.traces[step.input.index] else { break }
            step = next
        }
        return cause
    }
}
