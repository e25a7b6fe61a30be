/// Emits the latest values of all upstreams whenever one changes. Without demand a value only replaces the latest.
///
/// Finishes when all upstreams have.
final class LatestStage<Downstream: Subscriber>: JoinStage<Downstream>, @unchecked Sendable {
    private let join: ([Any]) -> Downstream.Input
    // Guarded by `delivery`.
    private var latest: [Any?]
    private var missing: Int
    private var demand = Subscribers.Demand.none
    private var live: Int

    init(_ downstream: Downstream, count: Int, join: @escaping ([Any]) -> Downstream.Input) {
        self.join = join
        latest = Array(repeating: nil, count: count)
        missing = count
        live = count
        super.init(downstream, count: count)
    }

    override func receive(_ value: Any, from index: Int) {
        if latest[index] == nil { missing -= 1 }
        latest[index] = .some(value)
        guard missing == 0, demand > 0 else { return }
        demand -= 1
        emit(join(latest.map { $0! }))
    }

    override func demanded(_ more: Subscribers.Demand) { demand += more }

    override func finished(_ index: Int) {
        live -= 1
        if live == 0 { finish(.finished) }
    }
}

/// Emits the first values of all upstreams together, then the second, and so on. What waits for its fellows is kept.
///
/// Finishes when an upstream has finished and none of its values wait.
final class ZipStage<Downstream: Subscriber>: JoinStage<Downstream>, @unchecked Sendable {
    private let join: ([Any]) -> Downstream.Input
    // Guarded by `delivery`.
    private var queues: [[Any]]
    private var isDone: [Bool]

    init(_ downstream: Downstream, count: Int, join: @escaping ([Any]) -> Downstream.Input) {
        self.join = join
        queues = Array(repeating: [], count: count)
        isDone = Array(repeating: false, count: count)
        super.init(downstream, count: count)
    }

    override func receive(_ value: Any, from index: Int) {
        queues[index].append(value)
        guard queues.allSatisfy({ !$0.isEmpty }) else { return }
        let firsts = queues.indices.map { queues[$0].removeFirst() }
        emit(join(firsts))
        finishIfDone()
    }

    override func finished(_ index: Int) {
        isDone[index] = true
        finishIfDone()
    }

    private func finishIfDone() {
        for index in queues.indices where isDone[index] && queues[index].isEmpty { return finish(.finished) }
    }
}
