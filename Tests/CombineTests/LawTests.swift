import Combine
import Foundation
import Testing

/// What every operator keeps to, whatever it does with the values.
@Suite struct LawTests {
    let scheduler = VirtualScheduler()

    @Test func theSubscriptionComesFirstAndOnce() {
        for chain in Chain.all(scheduler) {
            let probe = chain.make([1, 2, 3].publisher.setFailureType(to: Boom.self).eraseToAnyPublisher()).probe()
            scheduler.advance(9)
            #expect(probe.subscriptionCount == 1 && probe.log.first == "subscription", "\(chain.name): \(probe.log)")
        }
    }

    @Test func noMoreValuesThanDemanded() {
        for chain in Chain.all(scheduler) {
            let numbers = (1...40).publisher.setFailureType(to: Boom.self).eraseToAnyPublisher()
            let probe = chain.make(numbers).probe(.none)
            var demanded = 0
            for step in [1, 2, 1, 3] {
                scheduler.advance(2)
                #expect(probe.values.count <= demanded, "\(chain.name) delivered \(probe.values) for \(demanded)")
                demanded += step
                probe.request(step)
            }
            scheduler.advance(2)
            #expect(probe.values.count <= demanded, "\(chain.name) delivered \(probe.values) for \(demanded)")
        }
    }

    @Test func demandInSmallPortionsGivesTheSameAsAllAtOnce() {
        // These choose by time or by who comes first, or drop what is not demanded, by their nature.
        let others: Set = [
            "debounce", "throttle", "timeout", "collect by time", "merge", "combineLatest", "share", "switchToLatest",
        ]
        for chain in Chain.all(scheduler) where !others.contains(chain.name) {
            let numbers = (1...8).publisher.setFailureType(to: Boom.self).eraseToAnyPublisher()
            let whole = chain.make(numbers).probe()
            let parts = chain.make(numbers).probe(.max(1))
            parts.onValue = { $0 % 3 == 0 ? .max(1) : .none }
            scheduler.advance(2)
            for _ in 0..<30 {
                parts.request(1)
                scheduler.advance(2)
            }
            #expect(parts.log == whole.log, "\(chain.name)")
        }
    }

    @Test func nothingFollowsTheEndWhateverTheSourceDoes() {
        for end in [Subscribers.Completion<Boom>.finished, .failure(Boom(code: 1))] {
            for chain in Chain.all(scheduler) {
                let source = Source<Int, Boom>()
                let probe = chain.make(source.eraseToAnyPublisher()).probe()
                for value in 1...3 { source.send(value) }
                source.send(completion: end)
                scheduler.advance(9)
                let count = probe.log.count
                #expect(probe.completions.count <= 1, "\(chain.name): \(probe.log)")
                source.send(4)
                source.send(completion: .finished)
                source.send(completion: .failure(Boom(code: 2)))
                scheduler.advance(9)
                // Those that subscribe again or twice have not ended yet.
                let open: Set = ["retry", "merge", "combineLatest", "zip", "flatMap that never ends"]
                if !open.contains(chain.name) {
                    #expect(probe.completions.count == 1, "\(chain.name): \(probe.log)")
                    #expect(probe.log.count == count, "\(chain.name): \(probe.log)")
                }
                #expect(probe.completions.count <= 1, "\(chain.name): \(probe.log)")
            }
        }
    }

    @Test func nothingFollowsACancellationAndTheSourceIsCancelled() {
        for chain in Chain.all(scheduler) {
            let source = Source<Int, Boom>()
            let probe = chain.make(source.eraseToAnyPublisher()).probe()
            source.send(1)
            let wasOver = !probe.completions.isEmpty
            probe.cancel()
            let count = probe.log.count
            for value in 2...3 { source.send(value) }
            source.send(completion: .finished)
            scheduler.advance(9)
            #expect(probe.log.count == count, "\(chain.name): \(probe.log)")
            #expect(wasOver || source.cancelCount == source.subscriberCount, "\(chain.name) did not cancel")
        }
    }

    @Test func cancellingInTheFirstValueStopsAll() {
        for chain in Chain.all(scheduler) {
            let probe = chain.make((1...9).publisher.setFailureType(to: Boom.self).eraseToAnyPublisher()).probe(.none)
            probe.onValue = { _ in
                probe.cancel()
                return .max(5)
            }
            probe.subscription?.request(.unlimited)
            scheduler.advance(9)
            #expect(probe.values.count <= 1, "\(chain.name): \(probe.log)")
            #expect(probe.values.isEmpty || probe.completions.isEmpty, "\(chain.name): \(probe.log)")
        }
    }

    @Test func cancellingOnAnotherThreadWhileSendingIsSafe() {
        for chain in Chain.all(VirtualScheduler()) where !chain.name.hasPrefix("collect by") {
            for _ in 0..<10 {
                let subject = PassthroughSubject<Int, Boom>()
                let made = chain.make(subject.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher())
                var ends = 0
                let watch = made.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
                DispatchQueue.concurrentPerform(iterations: 3) { lane in
                    switch lane {
                    case 0: for value in 0..<30 { subject.send(value) }
                    case 1: watch.cancel()
                    default: subject.send(completion: .finished)
                    }
                }
                #expect(ends <= 1, "\(chain.name) ended \(ends) times")
            }
        }
    }
}
