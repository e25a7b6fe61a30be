import Foundation

/// Merges the values of many publishers into one demand.
///
/// With limited demand each publisher is asked for one value at a time, and a value that finds no demand waits here: at
/// most one per publisher. Without limit they are asked for all.
final class FlatMapStage<Input, Child: Publisher, Downstream: Subscriber>: Stage<Input, Child.Failure, Downstream>,
    @unchecked Sendable
where Child.Output == Downstream.Input, Child.Failure == Downstream.Failure {
    private let maxPublishers: Subscribers.Demand
    private let transform: (Input) -> Child
    private let delivery = NSRecursiveLock()
    // Guarded by `lock`.
    private var demand = Subscribers.Demand.none
    private var children: [Int: FlatMapLink<Input, Child, Downstream>] = [:]
    private var liveCount = 0
    private var nextKey = 0
    private var waiting: [(key: Int, value: Child.Output)] = []
    private var upstreamIsDone = false

    init(_ downstream: Downstream, maxPublishers: Subscribers.Demand, transform: @escaping (Input) -> Child) {
        self.maxPublishers = maxPublishers
        self.transform = transform
        super.init(downstream)
    }

    override func begin(_ subscription: any Subscription) {
        downstream.receive(subscription: self)
        if gate.isOpen, maxPublishers > 0 { subscription.request(maxPublishers) }
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard gate.isOpen else { return .none }
        let child = transform(input)
        let key = lock.withLock {
            liveCount += 1
            nextKey += 1
            return nextKey
        }
        let link = FlatMapLink(stage: self, key: key)
        lock.withLock { children[key] = link }
        child.subscribe(link)
        return .none
    }

    override func receive(completion: Subscribers.Completion<Child.Failure>) {
        gate.upstreamEnded()
        switch completion {
        case .failure: end(all: completion)
        case .finished:
            lock.withLock { upstreamIsDone = true }
            finishIfDone()
        }
    }

    /// The demand of a new child.
    fileprivate var firstDemand: Subscribers.Demand {
        lock.withLock { demand == .unlimited ? .unlimited : .max(1) }
    }

    fileprivate func receive(_ value: Child.Output, key: Int) -> Subscribers.Demand {
        delivery.withLock {
            let isDemanded = lock.withLock {
                guard demand > 0, waiting.isEmpty else {
                    waiting.append((key, value))
                    return false
                }
                demand -= 1
                return true
            }
            guard isDemanded, !gate.isClosed else { return .none }
            let more = downstream.receive(value)
            if more > 0 { request(more) }
            return lock.withLock { demand == .unlimited ? .none : .max(1) }
        }
    }

    fileprivate func end(_ completion: Subscribers.Completion<Child.Failure>, key: Int) {
        switch completion {
        case .failure: end(all: completion)
        case .finished:
            lock.withLock {
                children.removeValue(forKey: key)
                liveCount -= 1
            }
            if maxPublishers != .unlimited { gate.subscription?.request(.max(1)) }
            finishIfDone()
        }
    }

    override func request(_ more: Subscribers.Demand) {
        precondition(more > 0, "A subscriber must demand at least one value when it calls request(_:).")
        let unlimited: [FlatMapLink<Input, Child, Downstream>] = lock.withLock {
            let wasUnlimited = demand == .unlimited
            demand += more
            return demand == .unlimited && !wasUnlimited ? Array(children.values) : []
        }
        drain()
        for child in unlimited { child.request(.unlimited) }
    }

    /// Delivers the values that waited, in the order they came.
    private func drain() {
        delivery.withLock {
            while !gate.isClosed {
                let turn: (Child.Output, FlatMapLink<Input, Child, Downstream>?)? = lock.withLock {
                    guard demand > 0, !waiting.isEmpty else { return nil }
                    demand -= 1
                    let first = waiting.removeFirst()
                    return (first.value, demand == .unlimited ? nil : children[first.key])
                }
                guard let (value, child) = turn else { break }
                let more = downstream.receive(value)
                if more > 0 { lock.withLock { demand += more } }
                child?.request(.max(1))
            }
        }
        finishIfDone()
    }

    private func finishIfDone() {
        let isDone = lock.withLock { upstreamIsDone && liveCount == 0 && waiting.isEmpty }
        if isDone { end(all: .finished) }
    }

    private func end(all completion: Subscribers.Completion<Child.Failure>) {
        delivery.withLock {
            guard let upstream = gate.close() else { return }
            upstream.cancel()
            releaseChildren()
            downstream.receive(completion: completion)
        }
    }

    override func cancel() {
        super.cancel()
        releaseChildren()
    }

    private func releaseChildren() {
        let old: [FlatMapLink<Input, Child, Downstream>] = lock.withLock {
            waiting = []
            defer { children = [:] }
            return Array(children.values)
        }
        for child in old { child.cancel() }
    }
}

private final class FlatMapLink<Input, Child: Publisher, Downstream: Subscriber>: Subscriber, @unchecked Sendable
where Child.Output == Downstream.Input, Child.Failure == Downstream.Failure {
    private let stage: FlatMapStage<Input, Child, Downstream>
    private let key: Int
    private let gate = Gate()

    init(stage: FlatMapStage<Input, Child, Downstream>, key: Int) {
        self.stage = stage
        self.key = key
    }

    func receive(subscription: any Subscription) {
        guard gate.open(subscription) else { return subscription.cancel() }
        // A cancellation of all may have come before the gate was open.
        if stage.gate.isClosed { return cancel() }
        subscription.request(stage.firstDemand)
    }

    func request(_ demand: Subscribers.Demand) { gate.subscription?.request(demand) }

    func cancel() { gate.close()?.cancel() }

    func receive(_ input: Child.Output) -> Subscribers.Demand {
        gate.isOpen ? stage.receive(input, key: key) : .none
    }

    func receive(completion: Subscribers.Completion<Child.Failure>) {
        if gate.close() != nil { stage.end(completion, key: key) }
    }
}
