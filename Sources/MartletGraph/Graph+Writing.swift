extension Graph {
    /// Gives a source a new value; true if it differs from the old one. Rules run when they are read, effects in the next
    /// ``flush()``.
    ///
    /// A write from inside a rule is reported and not applied. From inside an effect it is applied, and the effects that it
    /// makes run, run in a later pass of the same flush; if the effect has read the source itself, it runs again as well.
    @inlinable @discardableResult
    public func write<V: Equatable>(_ attribute: Attribute<V>, _ value: V) -> Bool {
        guard core.mayWrite(attribute.id) else { return false }
        // Where the type is known, this spares the call of the node's own function.
        let changed =
            core.details(attribute.id.index).pointee.flags.contains(.equatable)
            ? core.exchange(attribute.id.index, value) { $0 == $1 } : compareAndExchange(attribute, value)
        if changed { core.finishWrite(attribute.id) }
        return changed
    }

    /// Gives a source of values that cannot be compared by `==`, or are compared otherwise, a new one.
    @inlinable @discardableResult
    public func write<V>(_ attribute: Attribute<V>, _ value: V) -> Bool {
        guard core.mayWrite(attribute.id) else { return false }
        let changed = compareAndExchange(attribute, value)
        if changed { core.finishWrite(attribute.id) }
        return changed
    }

    /// Has the node compare the new value with its own and take it over; true if they differ.
    @inlinable
    func compareAndExchange<V>(_ attribute: Attribute<V>, _ value: V) -> Bool {
        withUnsafePointer(to: value) {
            core.pointee.argument = UnsafeRawPointer($0)
            return core.perform(attribute.id.index, .write) == .changed
        }
    }

    /// Makes a rule or effect run again although nothing that it read has changed: a rule at the next read, an effect in the
    /// next flush. A source counts as written. Nothing happens if it is removed.
    ///
    /// A body that invalidates its own node settles first: the node runs again in the next pass of a flush. If it does so
    /// each time, the flush ends at its limit of passes.
    public func invalidate(_ attribute: AnyAttribute) {
        if isAlive(attribute) { core.invalidate(attribute.index) }
    }

    /// Invalidates every rule and effect of a subgraph and of those nested in it.
    public func invalidateAll(in subgraph: Subgraph) {
        guard core.isAlive(subgraph) else { return }
        core.forEachSubgraph(in: subgraph.index) {
            core.forEachNode(from: core.record(of: $0).pointee.firstNode) {
                if !core.details($0).pointee.flags.contains(.source) { core.invalidate($0) }
            }
        }
    }
}

extension UnsafeMutablePointer where Pointee == Core {
    @inlinable @inline(__always)
    func mayWrite(_ attribute: AnyAttribute) -> Bool {
        if isAlive(attribute), innermost == 0 || !isRuleRunning,
            details(attribute.index).pointee.flags.contains(.source)
        {
            return true
        }
        return refuseWrite(attribute)
    }

    @usableFromInline
    var isRuleRunning: Bool { innermost != 0 && !details(innermost).pointee.flags.contains(.effect) }

    @usableFromInline @inline(never)
    func refuseWrite(_ attribute: AnyAttribute) -> Bool {
        if !isAlive(attribute) {
            report(.staleWrite(attribute: "\(attribute)"), place: "write \(attribute)")
        } else if isRuleRunning {
            report(
                .writeDuringRule(source: label(of: attribute.index), rule: label(of: innermost)),
                place: "write \(attribute) in \(handle(innermost))")
        } else {
            preconditionFailure("MartletGraph: \(label(of: attribute.index)) is not a source and cannot be written")
        }
        return false
    }

    @usableFromInline
    func finishWrite(_ attribute: AnyAttribute) {
        // Letting go of the old value may have removed the source.
        guard isAlive(attribute) else { return }
        markChanged(attribute.index)
        if pointee.cyclic.count > 0 { retryCycles() }
        if pointee.isTracing { traceWrite(attribute.index) }
    }
}
