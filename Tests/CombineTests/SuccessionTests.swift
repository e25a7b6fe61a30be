import Combine
import Testing

/// Operators that listen to one publisher after another.
@Suite struct SuccessionTests {
    @Test func appendCarriesDemandOver() {
        let probe = [1, 2].publisher.append(3, 4).append([5]).append(Just(6)).probe(.max(3))
        #expect(probe.values == [1, 2, 3])
        probe.request(1)
        #expect(probe.values == [1, 2, 3, 4])
        probe.request(9)
        #expect(probe.values == [1, 2, 3, 4, 5, 6] && probe.isFinished)
    }

    @Test func prependComesFirst() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = subject.prepend(1, 2).prepend([0]).prepend(Just(-1)).probe()
        subject.send(3)
        #expect(probe.values == [-1, 0, 1, 2, 3])
        probe.cancel()
        subject.send(4)
        #expect(probe.values.count == 5)
    }

    @Test func aFailurePreventsWhatIsAppended() {
        let probe = Fail<Int, Boom>(error: Boom()).append(1).probe()
        #expect(probe.values.isEmpty && probe.failure == Boom())
    }

    @Test func catchGoesOnWithTheRestOfTheDemand() {
        let source = Source<Int, Boom>()
        let probe = source.catch { [$0.code, 8, 9].publisher }.probe(.max(3))
        source.send(1)
        source.send(completion: .failure(Boom(code: 7)))
        #expect(probe.values == [1, 7, 8])
        probe.request(1)
        #expect(probe.values == [1, 7, 8, 9] && probe.isFinished)
        #expect(Just(1).setFailureType(to: Boom.self).catch { _ in Just(2) }.probe().values == [1])
        #expect(
            Fail<Int, Boom>(error: Boom()).catch { _ in Fail<Int, Boom>(error: Boom(code: 2)) }.probe().failure
                == Boom(code: 2))
    }

    @Test func retryTriesAsOftenAsTold() {
        var attempts = 0
        let failing = Deferred { () -> AnyPublisher<Int, Boom> in
            attempts += 1
            let error = Boom(code: attempts)
            return Just(attempts).setFailureType(to: Boom.self).append(Fail(error: error)).eraseToAnyPublisher()
        }
        let probe = failing.retry(2).probe()
        #expect(probe.values == [1, 2, 3] && probe.failure == Boom(code: 3))
        attempts = 0
        let patient = failing.tryMap { value in if value < 3 { throw Boom() } else { return value } }.retry(5).first()
            .probe()
        #expect(patient.values == [3] && patient.isFinished && attempts == 3)
        #expect(Just(1).retry(3).probe().log == ["subscription", "1", "finished"])
    }

    @Test func manyRetriesDoNotGrowTheStack() {
        let probe = Fail<Int, Boom>(error: Boom()).retry(100_000).probe()
        #expect(probe.failure == Boom())
    }

    @Test func switchFollowsTheLatestOnly() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Boom>, Boom>()
        let a = PassthroughSubject<Int, Boom>(), b = PassthroughSubject<Int, Boom>()
        let probe = outer.switchToLatest().probe()
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        a.send(completion: .failure(Boom()))
        outer.send(completion: .finished)
        #expect(probe.values == [1, 3] && probe.completions.isEmpty)
        b.send(completion: .finished)
        #expect(probe.isFinished)
    }

    @Test func switchFailsWithEither() {
        let outer = PassthroughSubject<Fail<Int, Boom>, Boom>()
        let inner = outer.switchToLatest().probe()
        outer.send(Fail(error: Boom(code: 1)))
        #expect(inner.failure == Boom(code: 1))
        let other = outer.switchToLatest().probe()
        outer.send(completion: .failure(Boom(code: 2)))
        #expect(other.failure == Boom(code: 2))
    }

    @Test func switchCancelsAllAndOwesDemandToTheNext() {
        let first = Source<Int, Never>(), second = Source<Int, Never>()
        let outer = Source<Source<Int, Never>, Never>()
        let probe = outer.switchToLatest().probe(.max(3))
        outer.send(first)
        first.send(1)
        outer.send(second)
        #expect(first.demands == [.max(3)] && first.cancelCount == 1)
        #expect(second.demands == [.max(2)])
        probe.cancel()
        #expect(second.cancelCount == 1 && outer.cancelCount == 1)
    }

    @Test func untilAnother() {
        let source = PassthroughSubject<Int, Never>(), stop = PassthroughSubject<Void, Never>()
        let before = source.prefix(untilOutputFrom: stop).probe()
        let after = source.drop(untilOutputFrom: stop).probe()
        source.send(1)
        stop.send()
        source.send(2)
        #expect(before.log == ["subscription", "1", "finished"])
        #expect(after.values == [2])
        #expect(source.prefix(untilOutputFrom: Just(())).probe().log == ["subscription", "finished"])
        let unstopped = source.prefix(untilOutputFrom: Empty<Void, Never>()).probe()
        source.send(3)
        #expect(unstopped.values == [3])
    }
}
