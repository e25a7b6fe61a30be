import Combine
import Foundation
import Testing

@Suite struct SubjectTests {
    @Test func valuesGoToThePresentSubscribersInTheirOrder() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [String] = []
        subject.send(0)
        let a = subject.sink { seen.append("a\($0)") }
        let b = subject.sink { seen.append("b\($0)") }
        subject.send(1)
        a.cancel()
        subject.send(2)
        #expect(seen == ["a1", "b1", "b2"])
        withExtendedLifetime(b) {}
    }

    @Test func aPassthroughDropsWhatIsNotDemanded() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = subject.probe(.max(1))
        for value in 1...3 { subject.send(value) }
        #expect(probe.values == [1])
        probe.request(2)
        probe.onValue = { $0 == 4 ? .max(1) : .none }
        for value in 4...8 { subject.send(value) }
        #expect(probe.values == [1, 4, 5, 6])
    }

    @Test func theEndComesOnceAndAlsoToLateSubscribers() {
        let subject = PassthroughSubject<Int, Boom>()
        let probe = subject.probe(.none)
        subject.send(completion: .failure(Boom(code: 1)))
        subject.send(completion: .finished)
        subject.send(5)
        #expect(probe.failure == Boom(code: 1))
        let late = subject.probe()
        #expect(late.log.count == 2 && late.failure == Boom(code: 1))
    }

    @Test func aCurrentValueComesFirstAndOnlyTheLatestWaitsForDemand() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let probe = subject.probe(.none)
        #expect(probe.values == [])
        subject.send(2)
        subject.value = 3
        probe.request(1)
        #expect(probe.values == [3])
        subject.value = 4
        #expect(subject.value == 4)
        #expect(probe.values == [3])
        probe.request(2)
        subject.value = 5
        #expect(probe.values == [3, 4, 5])
        subject.send(completion: .finished)
        subject.value = 6
        #expect(subject.value == 5)
        #expect(subject.probe().values == [])
    }

    @Test func theValueIsStoredBeforeSubscribersReceiveIt() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [[Int]] = []
        let watch = subject.sink { seen.append([$0, subject.value]) }
        subject.value = 2
        #expect(seen == [[1, 1], [2, 2]])
        withExtendedLifetime(watch) {}
    }

    @Test func aSubscriberMaySendWhileItReceives() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let watch = subject.sink { value in
            seen.append(value)
            if value < 4 { subject.send(value + 1) }
        }
        subject.send(1)
        #expect(seen == [1, 2, 3, 4])
        withExtendedLifetime(watch) {}
    }

    @Test func aSubscriberMayCancelItselfAndOthersWhileItReceives() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [String] = []
        var bag: [AnyCancellable] = []
        subject.sink { _ in
            seen.append("a")
            bag.removeAll()
        }.store(in: &bag)
        subject.sink { _ in seen.append("b") }.store(in: &bag)
        subject.send(1)
        subject.send(2)
        #expect(seen == ["a"])
    }

    @Test func aSubscriberMayEndTheSubjectWhileItReceives() {
        let subject = PassthroughSubject<Int, Never>()
        let first = subject.probe()
        first.onValue = { _ in
            subject.send(completion: .finished)
            return .none
        }
        let second = subject.probe()
        subject.send(1)
        #expect(first.log == ["subscription", "1", "finished"])
        #expect(second.log == ["subscription", "finished"])
    }

    @Test func aSubjectPassesOnWhatItIsFed() {
        let source = PassthroughSubject<Int, Boom>(), subject = PassthroughSubject<Int, Boom>()
        let probe = subject.probe()
        let feed = source.subscribe(subject)
        source.send(1)
        feed.cancel()
        source.send(2)
        #expect(probe.values == [1] && probe.completions.isEmpty)
        let again = source.subscribe(subject)
        source.send(completion: .failure(Boom()))
        #expect(probe.failure == Boom())
        withExtendedLifetime(again) {}
    }

    @Test func sendersOnManyThreadsLoseNothing() {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0, count = 0
        let watch = subject.sink {
            sum += $0; count += 1
        }
        DispatchQueue.concurrentPerform(iterations: 8) { lane in
            for value in 0..<500 { subject.send(lane * 500 + value) }
        }
        #expect(count == 4000)
        #expect(sum == (0..<4000).reduce(0, +))
        withExtendedLifetime(watch) {}
    }

    @Test func theLastValueSeenIsTheCurrentOneAlsoWithManySenders() {
        for _ in 0..<20 {
            let subject = CurrentValueSubject<Int, Never>(0)
            var last = -1
            let watch = subject.sink { last = $0 }
            DispatchQueue.concurrentPerform(iterations: 4) { lane in
                for value in 0..<50 { subject.send(lane * 50 + value) }
            }
            #expect(last == subject.value)
            withExtendedLifetime(watch) {}
        }
    }

    @Test func subscribingAndCancellingOnManyThreadsWhileSendingIsSafe() {
        let subject = CurrentValueSubject<Int, Never>(0)
        DispatchQueue.concurrentPerform(iterations: 8) { lane in
            for value in 0..<200 {
                if lane % 2 == 0 {
                    subject.send(value)
                } else {
                    var got = 0
                    let watch = subject.map { $0 + 1 }.sink { _ in got += 1 }
                    watch.cancel()
                    precondition(got >= 1, "a subscriber to a current value got none")
                }
            }
        }
        let probe = subject.probe()
        #expect(probe.values.count == 1)
    }
}
