import Combine
import Foundation
import Testing

@Suite struct SourceTests {
    @Test func justDeliversOnDemandAndFinishes() {
        let probe = Just(1).probe(.none)
        #expect(probe.log == ["subscription"])
        probe.request(1)
        #expect(probe.log == ["subscription", "1", "finished"])
    }

    @Test func emptyAndFail() {
        #expect(Empty<Int, Never>().probe(.none).log == ["subscription", "finished"])
        #expect(Empty<Int, Never>(completeImmediately: false).probe().log == ["subscription"])
        #expect(Fail<Int, Boom>(error: Boom(code: 2)).probe(.none).failure == Boom(code: 2))
    }

    @Test func aSequenceServesDemandAndFinishesWithItsLastValue() {
        let probe = (1...5).publisher.probe(.max(2))
        #expect(probe.values == [1, 2])
        probe.onValue = { $0 == 3 ? .max(1) : .none }
        probe.request(1)
        #expect(probe.values == [1, 2, 3, 4])
        #expect(probe.completions.isEmpty)
        probe.request(1)
        #expect(probe.values == [1, 2, 3, 4, 5] && probe.isFinished)
        #expect([Int]().publisher.probe(.none).isFinished)
    }

    @Test func aSubscriberThatDemandsOneByOneDoesNotRecurse() {
        let probe = (0..<200_000).publisher.probe(.max(1))
        var sum = 0
        let second = (0..<200_000).publisher.probe(.none)
        second.onValue = { value in
            sum += 1
            second.request(1)
            return .none
        }
        second.request(1)
        #expect(probe.values == [0])
        #expect(sum == 200_000 && second.isFinished)
    }

    @Test func aSequenceStopsWhenCancelledInAValue() {
        let probe = (1...5).publisher.probe(.none)
        probe.onValue = { value in
            if value == 2 { probe.cancel() }
            return .none
        }
        probe.request(5)
        #expect(probe.values == [1, 2] && probe.completions.isEmpty)
    }

    @Test func optionalAndResult() {
        #expect(Optional(3).publisher.probe().log == ["subscription", "3", "finished"])
        #expect(Int?.none.publisher.probe().log == ["subscription", "finished"])
        #expect(Result<Int, Boom>.success(3).publisher.probe().values == [3])
        #expect(Result<Int, Boom>.failure(Boom()).publisher.probe().failure == Boom())
    }

    @Test func deferredMakesItsPublisherPerSubscriber() {
        var count = 0
        let deferred = Deferred { () -> Just<Int> in
            count += 1
            return Just(count)
        }
        #expect(count == 0)
        #expect(deferred.probe().values == [1] && deferred.probe().values == [2])
    }

    @Test func recordPlaysAgain() {
        let record = Record<Int, Boom> { recording in
            recording.receive(1)
            recording.receive(2)
            recording.receive(completion: .failure(Boom()))
        }
        for _ in 0..<2 {
            let probe = record.probe()
            #expect(probe.values == [1, 2] && probe.failure == Boom())
        }
        #expect(Record<Int, Never>(output: [7], completion: .finished).probe().isFinished)
    }

    @Test func aFutureRunsOnceAtOnceAndKeepsItsResult() {
        var promise: Future<Int, Boom>.Promise?
        var runs = 0
        let future = Future<Int, Boom> {
            runs += 1; promise = $0
        }
        #expect(runs == 1)
        let early = future.probe(), undemanding = future.probe(.none), gone = future.probe()
        gone.cancel()
        promise?(.success(9))
        promise?(.failure(Boom()))
        #expect(early.log == ["subscription", "9", "finished"])
        #expect(undemanding.log == ["subscription"])
        undemanding.request(1)
        #expect(undemanding.log == ["subscription", "9", "finished"])
        #expect(gone.log == ["subscription"])
        #expect(future.probe().values == [9] && runs == 1)
    }

    @Test func aFutureFailsWithoutDemand() {
        #expect(Future<Int, Boom> { $0(.failure(Boom(code: 3))) }.probe(.none).failure == Boom(code: 3))
    }

    @Test func aFutureGoesWhenItsPromiseDoes() {
        weak var gone: Future<Int, Never>?
        do {
            var promise: Future<Int, Never>.Promise?
            let future = Future<Int, Never> { promise = $0 }
            gone = future
            let watch = future.sink { _ in }
            watch.cancel()
            promise = nil
            _ = promise
        }
        #expect(gone == nil)
    }
}
