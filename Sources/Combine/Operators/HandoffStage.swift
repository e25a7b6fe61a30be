import Foundation

/// Passes every event on through a scheduler, in the order they came, whatever order the scheduler runs actions in.
final class HandoffStage<Upstream: Publisher, Downstream: Subscriber>:
    Stage<Upstream.Output, Upstream.Failure, Downstream>, @unchecked Sendable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private enum Event {
        case value(Upstream.Output)
        case end(Subscribers.Completion<Upstream.Failure>)
    }

    private let schedule: (@escaping () -> Void) -> Void
    private let delivery = NSRecursiveLock()
    // Guarded by `lock`.
    private var events: [Event] = []

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.schedule = schedule
        super.init(downstream)
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        pass(.value(input))
        return .none
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        gate.upstreamEnded()
        pass(.end(completion))
    }

    private func pass(_ event: Event) {
        guard gate.isOpen else { return }
        lock.withLock { events.append(event) }
        schedule { self.step() }
    }

    private func step() {
        delivery.withLock {
            let event: Event? = lock.withLock { events.isEmpty ? nil : events.removeFirst() }
            guard gate.isOpen, let event else { return }
            switch event {
            case .value(let value):
                let more = downstream.receive(value)
                if more > 0 { gate.subscription?.request(more) }
            case .end(let completion):
                if gate.close() != nil { downstream.receive(completion: completion) }
            }
        }
    }

    override func cancel() {
        super.cancel()
        lock.withLock { events = [] }
    }
}
