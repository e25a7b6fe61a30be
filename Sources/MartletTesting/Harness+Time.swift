import MartletHeadless

/// Time, which stands still unless it is moved.
extension Harness {
    /// At once: pending writes, update, layout and callbacks, until stable. No task is awaited.
    public func flush() { headless.flush() }

    /// Like `flush()`, and also runs main-queue work and tasks until nothing is runnable. Time stands still.
    ///
    /// A task that waits for something outside (the network, a real sleep) is awaited up to `timeout` of real time; one
    /// that outlives that is taken for endless and not waited for again. Detached tasks get a few turns and are not
    /// awaited.
    public func settle(timeout: Duration = .seconds(5)) async { await headless.settle(timeout: timeout) }

    /// Moves virtual time frame by frame, settling each. Animations, timers of Martlet, TimelineView and gestures see
    /// only this clock.
    public func advance(by duration: Duration) async { await headless.advance(by: duration) }

    /// Virtual time since the harness was made.
    public var now: Duration { .seconds(headless.now) }
}

extension Harness {
    /// Runs something from outside of the views (a model sends, a subject publishes) as an act: what it schedules comes
    /// to the virtual clock, and the tasks that it begins are awaited by `settle()`.
    @discardableResult
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let result = try headless.witnessed(body)
        flush()
        return result
    }
}
