import Combine
import Foundation
import Testing

@Suite struct SchedulerTests {
    @Test func stridesConvert() {
        typealias Queue = DispatchQueue.SchedulerTimeType.Stride
        typealias Loop = RunLoop.SchedulerTimeType.Stride
        #expect(Queue.milliseconds(5).magnitude == 5_000_000)
        #expect(Queue.seconds(0.25) == .milliseconds(250))
        #expect((0.5 as Queue) == .microseconds(500_000) && (2 as Queue) == .seconds(2))
        #expect(Queue(.milliseconds(3)).timeInterval == .nanoseconds(3_000_000))
        #expect(Queue.seconds(1) - .milliseconds(400) + .nanoseconds(1) == .nanoseconds(600_000_001))
        #expect(Loop.milliseconds(250).timeInterval == 0.25 && (0.5 as Loop) == .seconds(0.5))
        #expect(Loop.seconds(2) > .seconds(1) && Loop.microseconds(1).timeInterval == 1e-6)
    }

    @Test func distancesAndAdvancesAgree() {
        let start = DispatchQueue.global().now
        let later = start.advanced(by: .milliseconds(7))
        #expect(start.distance(to: later) == .milliseconds(7))
        #expect(later.distance(to: start) == .milliseconds(-7))
        #expect(start < later)
        let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 5))
        #expect(date.distance(to: date.advanced(by: 3)) == 3)
    }

    @Test(.timeLimit(timeLimit)) func queuesRunActions() async {
        for await _ in Just(1).receive(on: DispatchQueue(label: "serial")).values {}
        for await _ in Just(1).delay(for: .milliseconds(1), scheduler: DispatchQueue.global()).values {}
        for await _ in Just(1).receive(on: OperationQueue()).values {}
        for await _ in Just(1).delay(for: 0.001, scheduler: OperationQueue()).values {}
        for await _ in Just(1).receive(on: RunLoop.main).values {}
        for await _ in Just(1).delay(for: 0.001, scheduler: RunLoop.main).values {}
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        let isMain = Just(1).receive(on: DispatchQueue.main).map { _ in DispatchQueue.getSpecific(key: mark) }.values
        for await value in isMain { #expect(value == true) }
    }

    @Test(.timeLimit(timeLimit)) func queueTimersRepeatUntilCancelled() async {
        let ticks = PassthroughSubject<Void, Never>()
        let queue = DispatchQueue.global()
        let timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) { ticks.send() }
        var count = 0
        for await _ in ticks.prefix(3).values { count += 1 }
        timer.cancel()
        #expect(count == 3)
    }

    @Test func aClockDrivesTimers() {
        let scheduler = VirtualScheduler()
        var dates: [TimeInterval] = []
        let watch = _CombineClock.$current.withValue(scheduler.clock) {
            Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
                .sink { dates.append($0.timeIntervalSinceReferenceDate) }
        }
        scheduler.advance(1.7)
        #expect(dates == [0.5, 1, 1.5])
        watch.cancel()
        #expect(scheduler.pendingCount == 0)
        scheduler.advance(2)
        #expect(dates.count == 3)
    }

    @Test func aClockDrivesTheMainSchedulers() {
        let scheduler = VirtualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        var bag = Set<AnyCancellable>()
        _CombineClock.$current.withValue(scheduler.clock) {
            subject.receive(on: DispatchQueue.main).sink { log.append("queue \($0)") }.store(in: &bag)
            subject.delay(for: 1, scheduler: OperationQueue.main).sink { log.append("operations \($0)") }.store(
                in: &bag)
            subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
                .sink { log.append("loop \($0)") }.store(in: &bag)
            subject.debounce(for: .milliseconds(400), scheduler: DispatchQueue.main)
                .sink { log.append("late \($0)") }.store(in: &bag)
            subject.send(1)
            #expect(log == [])
            scheduler.advance(0.2)
            #expect(log == ["queue 1"])
            scheduler.advance(0.1)
            #expect(log == ["queue 1", "loop 1"])
            scheduler.advance(0.1)
            scheduler.advance(0.6)
            #expect(log == ["queue 1", "loop 1", "late 1", "operations 1"])
        }
    }

    @Test(.timeLimit(timeLimit)) func aRealTimerTicks() async {
        var count = 0
        for await _ in Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().prefix(2).values { count += 1 }
        #expect(count == 2)
    }
}
