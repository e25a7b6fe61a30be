import Combine
import Foundation
import Testing

/// Operators that listen to several publishers at once.
@Suite struct CombinationTests {
    @Test func flatMapMergesAndFinishesWhenAllHave() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
        let probe = outer.flatMap { $0 }.probe()
        outer.send(a)
        outer.send(b)
        a.send(1)
        b.send(2)
        a.send(3)
        outer.send(completion: .finished)
        a.send(completion: .finished)
        #expect(probe.values == [1, 2, 3] && probe.completions.isEmpty)
        b.send(completion: .finished)
        #expect(probe.isFinished)
    }

    @Test func flatMapListensToNoMoreThanToldAtOnce() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
        let probe = [a, b].publisher.flatMap(maxPublishers: .max(1)) { $0 }.probe()
        b.send(0)
        a.send(1)
        a.send(completion: .finished)
        b.send(2)
        b.send(completion: .finished)
        #expect(probe.log == ["subscription", "1", "2", "finished"])
        let many = (0..<50_000).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }.probe()
        #expect(many.values.count == 50_000 && many.isFinished)
    }

    @Test func flatMapHonoursDemand() {
        let probe = [1, 2].publisher.flatMap { [$0 * 10, $0 * 10 + 1, $0 * 10 + 2].publisher }.probe(.max(1))
        #expect(probe.values == [10])
        probe.request(2)
        #expect(probe.values.count == 3)
        probe.subscription?.request(.unlimited)
        #expect(probe.values.sorted() == [10, 11, 12, 20, 21, 22] && probe.isFinished)
    }

    @Test func flatMapFailsAtOnceAndCancelsTheOthers() {
        let live = Source<Int, Boom>()
        let outer = Source<Int, Boom>()
        let probe = outer.flatMap { n -> AnyPublisher<Int, Boom> in
            n == 0 ? live.eraseToAnyPublisher() : Fail(error: Boom(code: n)).eraseToAnyPublisher()
        }.probe()
        outer.send(0)
        outer.send(4)
        #expect(probe.failure == Boom(code: 4))
        #expect(live.cancelCount == 1 && outer.cancelCount == 1)
        // The forms for publishers that cannot fail.
        #expect(Just(1).flatMap { _ in Fail<Int, Boom>(error: Boom()) }.probe().failure == Boom())
        let safe: Probe<Int, Boom> = Just(2).setFailureType(to: Boom.self).flatMap { Just($0) }.probe()
        #expect(safe.values == [2])
    }

    @Test func cancellingFlatMapCancelsAll() {
        let inner = Source<Int, Never>(), outer = Source<Int, Never>()
        let probe = outer.flatMap { _ in inner }.probe()
        outer.send(1)
        probe.cancel()
        inner.send(5)
        #expect(inner.cancelCount == 1 && outer.cancelCount == 1 && probe.values.isEmpty)
    }

    @Test func mergesOfTwoToEight() {
        let s = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        let probes = [
            s[0].merge(with: s[1]).probe(),
            s[0].merge(with: s[1], s[2]).probe(),
            s[0].merge(with: s[1], s[2], s[3]).probe(),
            s[0].merge(with: s[1], s[2], s[3], s[4]).probe(),
            s[0].merge(with: s[1], s[2], s[3], s[4], s[5]).probe(),
            s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6]).probe(),
            s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]).probe(),
        ]
        let all = Publishers.MergeMany(s).probe()
        for index in s.indices.reversed() { s[index].send(index) }
        for (index, probe) in probes.enumerated() { #expect(probe.values == Array((0..<index + 2).reversed())) }
        #expect(all.values == [7, 6, 5, 4, 3, 2, 1, 0])
        for subject in s.dropLast() { subject.send(completion: .finished) }
        #expect(probes[5].isFinished && probes[6].completions.isEmpty)
        s[7].send(completion: .finished)
        #expect(probes[6].isFinished && all.isFinished)
    }

    @Test func mergeTakesDifferentTypesAndKeepsOrder() {
        #expect(
            Publishers.Merge(Just(1), [2, 3].publisher).probe().log == ["subscription", "1", "2", "3", "finished"])
        let failing = Just(1).setFailureType(to: Boom.self).merge(with: Fail<Int, Boom>(error: Boom())).probe()
        #expect(failing.values == [1] && failing.failure == Boom())
    }

    @Test func combineLatestWaitsForEachThenFollowsAny() {
        let a = PassthroughSubject<Int, Boom>(), b = PassthroughSubject<String, Boom>()
        let probe = a.combineLatest(b) { "\($0)\($1)" }.probe()
        a.send(1)
        a.send(2)
        #expect(probe.values.isEmpty)
        b.send("x")
        a.send(3)
        b.send("y")
        #expect(probe.values == ["2x", "3x", "3y"])
        a.send(completion: .finished)
        b.send("z")
        #expect(probe.values.last == "3z" && probe.completions.isEmpty)
        b.send(completion: .finished)
        #expect(probe.isFinished)
    }

    @Test func combineLatestOfThreeAndFour() {
        let a = CurrentValueSubject<Int, Never>(1), b = CurrentValueSubject<Int, Never>(2)
        let c = CurrentValueSubject<Int, Never>(3), d = CurrentValueSubject<Int, Never>(4)
        let three = a.combineLatest(b, c).map { [$0, $1, $2] }.probe()
        let four = a.combineLatest(b, c, d) { [$0, $1, $2, $3] }.probe()
        c.send(9)
        #expect(three.values == [[1, 2, 3], [1, 2, 9]])
        #expect(four.values == [[1, 2, 3, 4], [1, 2, 9, 4]])
    }

    // Apple's documentation of combineLatest: it passes requests to all upstreams; without demand it drops values but
    // holds the most recent of each.
    @Test func combineLatestDropsWithoutDemandButKeepsTheLatest() {
        let a = CurrentValueSubject<Int, Never>(0), b = PassthroughSubject<Int, Never>()
        let probe = a.combineLatest(b) { [$0, $1] }.probe(.max(1))
        b.send(1)
        #expect(probe.values == [[0, 1]])
        a.send(5)
        probe.request(1)
        #expect(probe.values.last == [5, 1])
        let source = Source<Int, Never>()
        let other = source.combineLatest(source).probe(.max(4))
        #expect(source.demands == [.max(4), .max(4)])
        other.cancel()
        #expect(source.cancelCount == 2)
    }

    @Test func combineLatestFailsWithAny() {
        let probe = PassthroughSubject<Int, Boom>().combineLatest(Fail<Int, Boom>(error: Boom())).probe()
        #expect(probe.log.count == 2 && probe.failure == Boom())
    }

    @Test func zipPairsAndFinishesWhenNoPairCanCome() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<String, Never>()
        let probe = a.zip(b) { "\($0)\($1)" }.probe()
        a.send(1)
        a.send(2)
        b.send("x")
        #expect(probe.values == ["1x"])
        a.send(completion: .finished)
        #expect(probe.completions.isEmpty)
        b.send("y")
        #expect(probe.values == ["1x", "2y"] && probe.isFinished)
    }

    @Test func zipOfThreeAndFourAndFailure() {
        let numbers = (1...3).publisher
        #expect(numbers.zip(numbers, numbers).map { $0 + $1 + $2 }.probe().values == [3, 6, 9])
        #expect(
            numbers.zip(numbers, numbers, Just(10)) { $0 + $1 + $2 + $3 }.probe().log == [
                "subscription", "13", "finished",
            ])
        #expect(numbers.zip(Empty<Int, Never>()).probe(.none).log == ["subscription", "finished"])
        let failing = Just(1).setFailureType(to: Boom.self).zip(Fail<Int, Boom>(error: Boom())).probe()
        #expect(failing.failure == Boom())
    }

    @Test func zipHonoursDemand() {
        let probe = (1...5).publisher.zip((11...15).publisher) { $0 * $1 }.probe(.max(2))
        #expect(probe.values == [11, 24])
        probe.request(1)
        #expect(probe.values == [11, 24, 39])
    }

    @Test func joinsFromManyThreadsLoseNothing() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        var merged = 0, zipped = 0
        let a = Publishers.MergeMany(subjects).sink { _ in merged += 1 }
        let b = subjects[0].zip(subjects[1], subjects[2], subjects[3]).sink { _ in zipped += 1 }
        DispatchQueue.concurrentPerform(iterations: 4) { lane in
            for value in 0..<300 { subjects[lane].send(value) }
        }
        #expect(merged == 1200 && zipped == 300)
        withExtendedLifetime((a, b)) {}
    }
}
