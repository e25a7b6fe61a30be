import Combine
import Foundation

struct Boom: Error, Equatable {
    var code = 0
}

/// A subscriber that demands what it is told to, and writes down everything it receives.
final class Probe<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    private(set) var values: [Input] = []
    private(set) var completions: [Subscribers.Completion<Failure>] = []
    private(set) var subscription: (any Subscription)?
    private(set) var subscriptionCount = 0
    /// Events in order, as text.
    private(set) var log: [String] = []
    private let first: Subscribers.Demand
    var onValue: (Input) -> Subscribers.Demand = { _ in .none }

    init(_ first: Subscribers.Demand = .unlimited) { self.first = first }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscriptionCount += 1
        log.append("subscription")
        if first > 0 { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        log.append("\(input)")
        return onValue(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        completions.append(completion)
        log.append("\(completion)")
        subscription = nil
    }

    func request(_ count: Int) { subscription?.request(.max(count)) }

    func cancel() {
        subscription?.cancel()
        subscription = nil
    }

    var isFinished: Bool {
        if completions.count == 1, case .finished = completions[0] { true } else { false }
    }

    var failure: Failure? {
        if completions.count == 1, case .failure(let error) = completions[0] { error } else { nil }
    }
}

extension Publisher {
    /// Subscribes a probe.
    func probe(_ first: Subscribers.Demand = .unlimited) -> Probe<Output, Failure> {
        let probe = Probe<Output, Failure>(first)
        subscribe(probe)
        return probe
    }
}

/// A source that tells what was asked of it, and sends what the test tells it to, demanded or not.
final class Source<Output, Failure: Error>: Publisher, @unchecked Sendable {
    private(set) var demands: [Subscribers.Demand] = []
    private(set) var cancelCount = 0
    private(set) var subscriberCount = 0
    private var downstream: AnySubscriber<Output, Failure>?
    /// What `receive(_:)` returned, value by value.
    private(set) var answers: [Subscribers.Demand] = []

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriberCount += 1
        downstream = AnySubscriber(subscriber)
        subscriber.receive(subscription: Line(source: self))
    }

    func send(_ value: Output) {
        if let downstream { answers.append(downstream.receive(value)) }
    }

    func send(completion: Subscribers.Completion<Failure>) { downstream?.receive(completion: completion) }

    private struct Line: Subscription {
        let combineIdentifier = CombineIdentifier()
        let source: Source
        func request(_ demand: Subscribers.Demand) { source.demands.append(demand) }
        func cancel() { source.cancelCount += 1 }
    }
}
