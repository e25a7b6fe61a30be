import CThreads

/// What a host has from the updates that it shares.
extension ViewHost {
    /// The date at time 0 of the host's clock.
    package var startDate: Date {
        get { cycle.startDate }
        set { cycle.startDate = newValue }
    }

    /// The time of the current frame in seconds, by the host's clock.
    package var now: Double { cycle.now }

    /// State that views begin with in place of their own initial values; for comparing with a tree that has a history.
    package var restoredState: RestoredState? {
        get { cycle.restoredState }
        set { cycle.restoredState = newValue }
    }

    /// Hears every diagnostic; without it they go to standard error, each once.
    package var onDiagnostic: ((Diagnostic) -> Void)? {
        get { cycle.onDiagnostic }
        set { cycle.onDiagnostic = newValue }
    }

    var observer: UpdateObserver { cycle.observer }

    /// Counts flushes: what may happen only so often in a frame is counted against it.
    var frameSeed: Int { cycle.frameSeed }

    /// Counts updates: one transaction each.
    var updateNumber: Int { cycle.updateNumber }

    package var needsUpdate: Bool { cycle.needsUpdate }

    /// Takes `apply` into the update of `transaction`. A later write under the same key in the same update replaces it.
    func enqueue(_ transaction: Transaction, key: AnyObject, label: String, apply: @escaping () -> Void) {
        cycle.enqueue(transaction, key: key, label: label, apply: apply)
        requestUpdate()
    }

    /// Runs `action` after the current update and its layout, before anything is drawn.
    func afterUpdate(_ order: CallbackOrder? = nil, _ action: @escaping () -> Void) {
        // What appeared in a tree with a history does not appear again in its copy.
        if order != nil, restoredState != nil { return }
        cycle.afterUpdate(order, action)
        requestUpdate()
    }

    /// Runs `start` after all other callbacks of this update.
    func afterCallbacks(_ order: CallbackOrder? = nil, _ start: @escaping () -> Void) {
        if restoredState != nil { return }
        cycle.afterCallbacks(order, start)
        requestUpdate()
    }

    /// Runs `action` when the current update has been laid out, as a part of it: what it changes moves along.
    func afterLayout(_ action: @escaping () -> Void) { cycle.afterLayout(action) }

    func report(_ code: Diagnostic.Code, _ message: String, at instance: ViewInstance?) {
        cycle.report(code, message, at: instance)
    }

    /// Runs `body` where views may nest ten thousand deep.
    package func onDeepStack(_ body: () -> Void) { UpdateCycle.onDeepStack(body) }
}
