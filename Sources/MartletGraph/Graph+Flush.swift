extension Graph {
    /// Runs every effect that something it read has changed for, in the order in which they were made, until there is none.
    ///
    /// Effects that become due meanwhile run in a later pass, unless their turn in this one is still to come. After
    /// ``passLimit`` passes the flush ends with a diagnostic and leaves the rest queued. An effect may call `flush`: it runs
    /// what is due, the rest of the outer pass included. In a rule it is reported and does nothing.
    public func flush() { core.flush() }

    /// Whether an effect may have to run. What it read may still turn out to be unchanged.
    public var hasPendingEffects: Bool { core.hasPendingEffects }

    /// How many passes a flush, those inside it included, makes before it gives up. 100 unless set.
    public var passLimit: Int {
        get { core.pointee.passLimit }
        set { core.pointee.passLimit = newValue }
    }
}
