import Foundation

extension Publishers {
    /// Connects a connectable publisher when the first subscriber comes, and stops when the last has cancelled.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// The publisher that is connected.
        public let upstream: Upstream
        private let lock = NSLock()
        private var count = 0
        private var isConnected = false
        private var connection: (any Cancellable)?

        /// Connects a publisher by itself.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock.withLock {
                count += 1
                defer { isConnected = true }
                return !isConnected
            }
            upstream.subscribe(AutoconnectStage<Upstream, S>(subscriber, hub: self))
            if isFirst { connect() }
        }

        private func connect() {
            let new = upstream.connect()
            let isWanted = lock.withLock {
                // All may have cancelled while it connected.
                guard isConnected else { return false }
                connection = new
                return true
            }
            if !isWanted { new.cancel() }
        }

        fileprivate func leave() {
            let old: (any Cancellable)? = lock.withLock {
                count -= 1
                guard count == 0 else { return nil }
                isConnected = false
                return connection.take()
            }
            old?.cancel()
        }
    }

    /// Shares one upstream subscription among all subscribers.
    public final class Share<Upstream: Publisher>: Publisher, Equatable, @unchecked Sendable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        private let hub: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Shares a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
            hub = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            hub.receive(subscriber: subscriber)
        }

        /// Two are equal only if they are the same object.
        public static func == (a: Share, b: Share) -> Bool { a === b }
    }
}

extension Publisher {
    /// Shares one subscription among all subscribers: made when the first comes, cancelled when the last has cancelled.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

/// Tells the hub when its subscriber cancels. An upstream that ended by itself stays connected: it is not run again.
private final class AutoconnectStage<Upstream: ConnectablePublisher, Downstream: Subscriber>:
    Stage<Upstream.Output, Upstream.Failure, Downstream>, @unchecked Sendable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let hub: Publishers.Autoconnect<Upstream>

    init(_ downstream: Downstream, hub: Publishers.Autoconnect<Upstream>) {
        self.hub = hub
        super.init(downstream)
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        gate.isOpen ? downstream.receive(input) : .none
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard gate.close() != nil else { return }
        downstream.receive(completion: completion)
    }

    override func cancel() {
        guard let upstream = gate.close() else { return }
        upstream.cancel()
        hub.leave()
    }
}
