import Combine
import Foundation
import Testing

/// Operators that need time, on a scheduler moved by hand.
@Suite struct TimeOperatorTests {
    let scheduler = VirtualScheduler()
    let subject = PassthroughSubject<Int, Boom>()

    @Test func receiveOnDeliversLaterInOrder() {
        let probe = [1, 2].publisher.receive(on: scheduler).probe()
        #expect(probe.log == ["subscription"])
        scheduler.advance()
        #expect(probe.log == ["subscription", "1", "2", "finished"])
    }

    @Test func receiveOnStopsWhenCancelledAndPassesDemand() {
        let source = Source<Int, Never>()
        let probe = source.receive(on: scheduler).probe(.max(1))
        probe.onValue = { _ in .max(1) }
        source.send(1)
        scheduler.advance()
        #expect(source.demands == [.max(1), .max(1)])
        source.send(2)
        probe.cancel()
        scheduler.advance()
        #expect(probe.values == [1] && source.cancelCount == 1)
    }

    @Test func receiveOnAConcurrentQueueKeepsOrder() async {
        let values = (0..<500).publisher.receive(on: DispatchQueue.global()).values
        var seen: [Int] = []
        for await value in values { seen.append(value) }
        #expect(seen == Array(0..<500))
    }

    @Test func subscribeOnSubscribesLater() {
        let source = Source<Int, Never>()
        let probe = source.subscribe(on: scheduler).probe(.max(2))
        #expect(source.subscriberCount == 0)
        scheduler.advance()
        #expect(source.demands == [.max(2)])
        source.send(1)
        probe.cancel()
        #expect(probe.values == [1] && source.cancelCount == 0)
        scheduler.advance()
        #expect(source.cancelCount == 1)
    }

    @Test func delayShiftsValuesAndTheEnd() {
        let probe = subject.delay(for: 2, scheduler: scheduler).probe()
        subject.send(1)
        scheduler.advance(1)
        subject.send(2)
        subject.send(completion: .failure(Boom()))
        scheduler.advance(0.5)
        #expect(probe.values.isEmpty)
        scheduler.advance(0.5)
        #expect(probe.values == [1])
        scheduler.advance(1)
        #expect(probe.values == [1, 2] && probe.failure == Boom())
    }

    @Test func debouncePassesWhatIsNotFollowed() {
        let probe = subject.debounce(for: .milliseconds(300), scheduler: scheduler).probe()
        subject.send(1)
        scheduler.advance(0.2)
        subject.send(2)
        scheduler.advance(0.2)
        #expect(probe.values.isEmpty)
        scheduler.advance(0.1)
        #expect(probe.values == [2])
        scheduler.advance(5)
        #expect(probe.values == [2])
        subject.send(3)
        subject.send(completion: .finished)
        scheduler.advance(1)
        #expect(probe.log == ["subscription", "2", "finished"])
    }

    @Test func debounceEndsWhenCancelledAndPassesFailure() {
        let probe = subject.debounce(for: 1, scheduler: scheduler).probe()
        subject.send(1)
        probe.cancel()
        scheduler.advance(2)
        #expect(probe.log == ["subscription"])
        let failing = subject.debounce(for: 1, scheduler: scheduler).probe()
        subject.send(completion: .failure(Boom(code: 1)))
        scheduler.advance()
        #expect(failing.failure == Boom(code: 1))
    }

    // Apple's documentation of throttle(for:scheduler:latest:): it "delivers the first event, then republishes only the
    // latest event in the following ten second intervals". Its example's values, every 3 s from 0: 0, then 9 at 10.
    @Test(arguments: [(true, [0, 9, 18]), (false, [0, 3, 12])])
    func throttlePassesOnePerInterval(latest: Bool, expected: [Int]) {
        let probe = subject.throttle(for: 10, scheduler: scheduler, latest: latest).probe()
        for value in stride(from: 0, through: 18, by: 3) {
            subject.send(value)
            scheduler.advance(3)
        }
        #expect(probe.values == expected)
    }

    @Test func throttleEndsAfterWhatWaits() {
        let probe = subject.throttle(for: 1, scheduler: scheduler, latest: true).probe()
        subject.send(1)
        scheduler.advance()
        subject.send(2)
        subject.send(completion: .finished)
        scheduler.advance(0.5)
        #expect(probe.values == [1] && probe.completions.isEmpty)
        scheduler.advance(0.5)
        #expect(probe.log == ["subscription", "1", "2", "finished"])
        let failing = PassthroughSubject<Int, Boom>()
        let other = failing.throttle(for: 1, scheduler: scheduler, latest: false).probe()
        failing.send(completion: .failure(Boom()))
        scheduler.advance()
        #expect(other.failure == Boom())
    }

    @Test func timeoutEndsWhatIsTooSlow() {
        let probe = subject.timeout(2, scheduler: scheduler, customError: { Boom(code: 9) }).probe()
        scheduler.advance(1.5)
        subject.send(1)
        scheduler.advance(1.5)
        #expect(probe.completions.isEmpty)
        scheduler.advance(0.5)
        #expect(probe.values == [1] && probe.failure == Boom(code: 9))
        let silent = subject.timeout(2, scheduler: scheduler).probe()
        scheduler.advance(2)
        #expect(silent.isFinished)
        let quick = Just(1).timeout(2, scheduler: scheduler).probe()
        scheduler.advance(9)
        #expect(quick.log == ["subscription", "1", "finished"])
    }

    @Test func intervalsAreMeasured() {
        let probe = subject.measureInterval(using: scheduler).probe()
        scheduler.advance(1)
        subject.send(1)
        scheduler.advance(2.5)
        subject.send(2)
        #expect(probe.values.map(\.timeInterval) == [1, 2.5])
    }

    @Test func collectingByTime() {
        let probe = subject.collect(.byTime(scheduler, 1)).probe()
        subject.send(1)
        subject.send(2)
        scheduler.advance(1)
        scheduler.advance(1)
        subject.send(3)
        subject.send(completion: .finished)
        #expect(probe.values == [[1, 2], [3]] && probe.isFinished)
        #expect(scheduler.pendingCount == 0)
    }

    @Test func collectingByTimeOrCount() {
        let probe = subject.collect(.byTimeOrCount(scheduler, 1, 2)).probe()
        for value in 1...3 { subject.send(value) }
        #expect(probe.values == [[1, 2]])
        scheduler.advance(1)
        #expect(probe.values == [[1, 2], [3]])
        subject.send(4)
        subject.send(completion: .failure(Boom()))
        #expect(probe.values.count == 2 && probe.failure == Boom())
    }

    @Test func buffersKeepWhatIsNotDemanded() {
        let oldest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).probe(.none)
        let newest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).probe(.none)
        let failing = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { Boom(code: 8) }).probe(
            .none)
        for value in 1...3 { subject.send(value) }
        oldest.request(1)
        newest.request(1)
        failing.request(2)
        #expect(oldest.values == [2] && newest.values == [1])
        #expect(failing.values == [1, 2] && failing.failure == Boom(code: 8))
        subject.send(completion: .finished)
        oldest.request(5)
        #expect(oldest.log == ["subscription", "2", "3", "finished"])
        let source = Source<Int, Never>()
        let full = source.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).probe(.max(1))
        source.send(1)
        #expect(full.values == [1] && source.demands == [.max(3), .max(1)])
    }

    @Test func theImmediateSchedulerDoesNotWait() {
        let probe = Just(1).delay(for: 5, scheduler: ImmediateScheduler.shared)
            .receive(on: ImmediateScheduler.shared).probe()
        #expect(probe.log == ["subscription", "1", "finished"])
    }
}
