extension Graph {
    /// The value of an attribute, brought up to date. A read inside a rule or effect makes it a dependency.
    ///
    /// A read of a removed attribute stops the program. A read that closes a cycle is reported and gives the previous value;
    /// it stops the program if there is none.
    @inlinable @inline(__always)
    public func read<V>(_ attribute: Attribute<V>) -> V {
        core.bringUpToDate(attribute.id, V.self, records: true)
        return core.value(attribute.id.index, as: V.self).pointee
    }

    /// The value of an attribute, brought up to date, without making it a dependency.
    @inlinable
    public func peek<V>(_ attribute: Attribute<V>) -> V {
        core.bringUpToDate(attribute.id, V.self, records: false)
        return core.value(attribute.id.index, as: V.self).pointee
    }

    /// The value that an attribute had last, without running anything and without making it a dependency. Nil if it never
    /// had one or is removed.
    @inlinable
    public func peekCommitted<V>(_ attribute: Attribute<V>) -> V? {
        guard core.isAlive(attribute.id), core.node(attribute.id.index).pointee.flags.contains(.hasValue) else {
            return nil
        }
        return core.value(attribute.id.index, as: V.self).pointee
    }

    /// Reads the `F` that lies `offset` bytes into the value of `base`, as ``read(_:)`` does. Neither offset nor type is checked.
    @inlinable
    public func readField<F>(_ base: AnyAttribute, offset: Int, as type: F.Type) -> F {
        core.bringUpToDate(base, F.self, records: true)
        return (core.rawValue(base.index) + offset).assumingMemoryBound(to: type).pointee
    }

    /// Brings an attribute up to date, makes it a dependency and calls `body` with the address of its value. The address is
    /// good inside `body` only, which must not use the graph.
    @inlinable
    public func withUpdatedPointer<R>(_ base: AnyAttribute, _ body: (UnsafeRawPointer) -> R) -> R {
        core.bringUpToDate(base, UnsafeRawPointer.self, records: true)
        return body(UnsafeRawPointer(core.rawValue(base.index)))
    }

    /// Calls `body`; what it reads does not become a dependency of the running rule or effect.
    @inlinable
    public func untracked<R>(_ body: () throws -> R) rethrows -> R {
        let (wasPaused, place) = core.pauseRecording()
        defer { core.resumeRecording(wasPaused, place) }
        return try body()
    }

    /// Whether the attribute has not been removed.
    public func isAlive(_ attribute: AnyAttribute) -> Bool {
        Int(attribute.index) < core.pointee.nodesUsed && core.isAlive(attribute)
    }

    /// Whether the body of a rule or effect of this graph is running.
    public var isEvaluating: Bool { core.innermost != 0 }

    /// The rule or effect whose body was called last and has not returned.
    public var evaluating: AnyAttribute? {
        core.innermost == 0 ? nil : core.handle(core.innermost)
    }
}

extension UnsafeMutablePointer where Pointee == Core {
    @inlinable @inline(__always)
    func bringUpToDate<V>(_ attribute: AnyAttribute, _ type: V.Type, records: Bool) {
        // For recorded reads `record` does it, which knows in passing whether they are from outside.
        if !records, innermost == 0 { stopHoldingBack() }
        if node(attribute.index).pointee.state.rawValue != attribute.generation, !makeReady(attribute, type) { return }
        if records { record(attribute.index) }
    }

    /// Refreshes a node that is read. False if it is running: then the read closes a cycle and must not be recorded.
    @usableFromInline @inline(never)
    func makeReady(_ attribute: AnyAttribute, _ type: Any.Type) -> Bool {
        let state = node(attribute.index).pointee.state
        if state.generation != attribute.generation { stopAtDeadRead(attribute, type) }
        if state.contains(.running) {
            reportCycle(attribute.index)
            return false
        }
        refresh(attribute.index)
        if node(attribute.index).pointee.state.rawValue == attribute.generation { return true }
        // What it read may have been removed or written meanwhile. That cannot go on for ever.
        var tries = 0
        while tries < 8, isAlive(attribute), node(attribute.index).pointee.state.has(any: .unsettled) {
            refresh(attribute.index)
            tries += 1
        }
        // Its own evaluation may have removed it.
        if !isAlive(attribute) { stopAtDeadRead(attribute, type) }
        return true
    }
}

extension UnsafeMutablePointer where Pointee == Core {
    @usableFromInline
    func pauseRecording() -> (wasPaused: Bool, RecordingPlace) {
        let before = (context.pointee.isPaused, pointee.place)
        context.pointee.isPaused = true
        pointee.place = RecordingPlace()
        return before
    }

    @usableFromInline
    func resumeRecording(_ wasPaused: Bool, _ place: RecordingPlace) {
        context.pointee.isPaused = wasPaused
        pointee.place = place
    }
}
