extension Graph {
    /// Makes a rule a barrier, for a rule whose value mostly stays the same when what it reads changes, and on which much hangs:
    /// a write marks nothing behind it. The next ``flush()`` runs the rule, in the order of making, and goes on behind it only if
    /// its value is another. A flush therefore costs nothing for what hangs on a barrier that keeps its value.
    ///
    /// All reads and the outcome of each flush are as without it. But unlike other rules it runs though nobody asks. And a rule
    /// or effect that is older than the barrier and hangs on it through other rules may run in a flush before the barrier does,
    /// with what was there before; it runs again then. Where that matters, take the barrier away.
    public func setBarrier(_ rule: AnyAttribute) {
        if isAlive(rule) { core.setBarrier(rule.index) }
    }

    /// Makes a barrier an ordinary rule again.
    public func removeBarrier(_ rule: AnyAttribute) {
        if isAlive(rule) { core.removeBarrier(rule.index) }
    }
}
