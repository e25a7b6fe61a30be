/// A publisher that publishes only when it is told to, so that all subscribers can be there first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts publishing. Cancelling what is returned stops it.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects when the first subscriber comes, and stops when the last has cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
