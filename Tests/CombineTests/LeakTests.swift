import Combine
import Foundation
import Testing

private final class Token {}

/// Nothing that a chain held is left when it was cancelled, or when it ended, or when its owner is gone.
@Suite struct LeakTests {
    typealias Chain = (AnyPublisher<Int, Boom>) -> AnyPublisher<Int, Boom>

    let scheduler = VirtualScheduler()

    static func chains(_ scheduler: VirtualScheduler) -> [(name: String, make: Chain)] { [
        ("map", { $0.map { $0 }.eraseToAnyPublisher() }),
        ("filter", { $0.filter { _ in true }.eraseToAnyPublisher() }),
        ("prefix", { $0.prefix(9).eraseToAnyPublisher() }),
        ("scan", { $0.scan(0, +).eraseToAnyPublisher() }),
        ("reduce", { $0.reduce(0, +).eraseToAnyPublisher() }),
        ("flatMap", { $0.flatMap { Just($0) }.eraseToAnyPublisher() }),
        ("flatMap that never ends", { $0.flatMap { $0 < 0 ? Empty<Int, Boom>() : Empty(completeImmediately: false) }.eraseToAnyPublisher() }),
        ("switchToLatest", { $0.map { Just($0) }.switchToLatest().eraseToAnyPublisher() }),
        ("merge", { $0.merge(with: $0).eraseToAnyPublisher() }),
        ("combineLatest", { $0.combineLatest($0) { $0 + $1 }.eraseToAnyPublisher() }),
        ("zip", { $0.zip($0) { $0 + $1 }.eraseToAnyPublisher() }),
        ("catch", { $0.catch { _ in Just(1) }.setFailureType(to: Boom.self).eraseToAnyPublisher() }),
        ("retry", { $0.retry(1).eraseToAnyPublisher() }),
        ("append", { $0.append(1).eraseToAnyPublisher() }),
        ("share", { $0.share().eraseToAnyPublisher() }),
        ("handleEvents", { $0.handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher() }),
        ("collect", { $0.collect(2).map(\.count).eraseToAnyPublisher() }),
        ("buffer", { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).eraseToAnyPublisher() }),
        ("prefix until", { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)).eraseToAnyPublisher() }),
        ("receive", { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() }),
        ("debounce", { $0.debounce(for: 1, scheduler: scheduler).eraseToAnyPublisher() }),
        ("throttle", { $0.throttle(for: 1, scheduler: scheduler, latest: true).eraseToAnyPublisher() }),
        ("delay", { $0.delay(for: 1, scheduler: scheduler).eraseToAnyPublisher() }),
        ("timeout", { $0.timeout(1, scheduler: scheduler).eraseToAnyPublisher() }),
        ("collect by time", { $0.collect(.byTime(scheduler, 1)).map(\.count).eraseToAnyPublisher() }),
    ] }

    enum Ending: CaseIterable { case cancelled, finished, failed }

    @Test(arguments: Ending.allCases) func aChainIsFreed(ending: Ending) {
        for chain in Self.chains(scheduler) {
            weak var token: Token?
            weak var stage: Token?
            let subject = PassthroughSubject<Int, Boom>()
            var watch: AnyCancellable?
            do {
                let held = Token(), upper = Token()
                (token, stage) = (held, upper)
                // One closure above the operator, one below.
                let above = subject.map { value -> Int in
                    withExtendedLifetime(upper) { value }
                }
                watch = chain.make(above.eraseToAnyPublisher())
                    .sink(receiveCompletion: { _ in withExtendedLifetime(held) {} }, receiveValue: { _ in })
            }
            subject.send(1)
            #expect(token != nil && stage != nil, "\(chain.name) let go of its subscriber too early")
            switch ending {
            case .cancelled: watch = nil
            case .finished: subject.send(completion: .finished)
            case .failed: subject.send(completion: .failure(Boom()))
            }
            scheduler.advance(10)
            // A flatMap whose inner publisher never ends lives on when its upstream finished.
            if chain.name == "flatMap that never ends", ending == .finished { watch = nil }
            #expect(token == nil, "\(chain.name) keeps its subscriber when \(ending)")
            #expect(stage == nil, "\(chain.name) keeps its upstream when \(ending)")
            withExtendedLifetime(watch) {}
        }
    }

    @Test func aSubjectThatGoesCancelsWhatFeedsIt() {
        let source = Source<Int, Never>()
        do {
            let subject = PassthroughSubject<Int, Never>()
            subject.send(subscription: Line(source))
            #expect(source.demands == [.unlimited])
        }
        #expect(source.cancelCount == 1)
    }

    @Test func aDroppedChainStops() {
        let subject = PassthroughSubject<Int, Never>()
        var count = 0
        do {
            _ = subject.map { $0 }.sink { _ in count += 1 }
        }
        subject.send(1)
        #expect(count == 0)
    }
}

private struct Line: Subscription {
    let combineIdentifier = CombineIdentifier()
    let probe = Probe<Int, Never>(.none)
    init(_ source: Source<Int, Never>) { source.subscribe(probe) }
    func request(_ demand: Subscribers.Demand) { probe.subscription?.request(demand) }
    func cancel() { probe.cancel() }
}
