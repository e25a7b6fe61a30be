import Combine
import Foundation
import Testing

private final class Token {}

/// Nothing that a chain held is left when it was cancelled, or when it ended, or when its owner is gone.
@Suite struct LeakTests {
    let scheduler = VirtualScheduler()

    enum Ending: CaseIterable { case cancelled, finished, failed }

    @Test(arguments: Ending.allCases) func aChainIsFreed(ending: Ending) {
        for chain in Chain.all(scheduler) {
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
