import Combine
import Foundation
import Testing

// Code as apps have it: it must compile in Swift 6 mode and do what it does on Apple's systems.

@MainActor private final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published var note: String?
    @Published private(set) var results: [String] = []
    @Published var counter = 0 { didSet { changes += 1 } }
    private(set) var changes = 0
    private var bag = Set<AnyCancellable>()

    init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .map { query in ["apple", "pear"].filter { $0.contains(query) } }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] found in self?.results = found }
            .store(in: &bag)
    }
}

private final class Generic<Value>: ObservableObject {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
}

private final class Old: NSObject, ObservableObject {
    @Published var value = 1
}

private protocol Service: ObservableObject {
    var title: String { get set }
}

private final class LiveService: Service {
    @Published var title = "a"
}

/// A subscriber and a publisher written by hand, as Apple's documentation shows.
private final class Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subscriber.receive(subscription: Line(target: subscriber))
    }

    private final class Line<Target: Subscriber>: Subscription where Target.Input == Int, Target.Failure == Never {
        private var target: Target?
        private var left = 3
        init(target: Target) { self.target = target }

        func request(_ demand: Subscribers.Demand) {
            var demand = demand
            while let target, left > 0, demand > .none {
                demand -= 1
                left -= 1
                demand += target.receive(left)
            }
            if left == 0 {
                target?.receive(completion: .finished)
                target = nil
            }
        }

        func cancel() { target = nil }
    }
}

@Suite struct TypicalCodeTests {
    @Test @MainActor func aSearchFieldIsDebounced() {
        let scheduler = VirtualScheduler()
        _CombineClock.$current.withValue(scheduler.clock) {
            let model = SearchModel()
            var changes = 0
            let watch = model.objectWillChange.sink { changes += 1 }
            model.query = "a"
            model.query = "ap"
            scheduler.advance(0.2)
            model.query = "app"
            #expect(model.results == [])
            scheduler.advance(0.3)
            #expect(model.results == ["apple"])
            #expect(changes == 4)
            model.counter += 1
            model.note = "x"
            #expect(model.changes == 1 && changes == 6)
            withExtendedLifetime(watch) {}
        }
    }

    @Test func genericAndObjectiveStyleClasses() {
        let numbers = Generic(1), words = Generic("a"), old = Old()
        var log: [String] = []
        let watches = [
            numbers.objectWillChange.sink { log.append("numbers") },
            words.objectWillChange.sink { log.append("words") },
            old.objectWillChange.sink { log.append("old") },
        ]
        numbers.value = 2
        words.value = "b"
        old.value = 3
        #expect(log == ["numbers", "words", "old"])
        withExtendedLifetime(watches) {}
    }

    @Test func throughAProtocol() {
        func watch<S: Service>(_ service: S, _ action: @escaping () -> Void) -> AnyCancellable {
            service.objectWillChange.sink { _ in action() }
        }
        let service = LiveService()
        var count = 0
        let token = watch(service) { count += 1 }
        service.title = "b"
        #expect(count == 1)
        withExtendedLifetime(token) {}
    }

    @Test func handWrittenPublishersWork() {
        #expect(Countdown().map { $0 * 2 }.probe().log == ["subscription", "4", "2", "0", "finished"])
        #expect(Countdown().first().probe().log == ["subscription", "2", "finished"])
        #expect(Countdown().zip(Countdown().dropFirst()).map { $0 - $1 }.probe().values == [1, 1])
    }

    @Test func modelsForwardTheirChildrensChanges() {
        final class Parent: ObservableObject {
            let child = Generic(0)
            private var link: AnyCancellable?
            init() {
                link = child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
            }
        }
        let parent = Parent()
        var count = 0
        let watch = parent.objectWillChange.sink { count += 1 }
        parent.child.value = 5
        #expect(count == 1)
        withExtendedLifetime(watch) {}
    }

    @Test func writesFromManyThreadsArriveAll() {
        final class Shared: ObservableObject, @unchecked Sendable {
            @Published var value = 0
        }
        let model = Shared()
        var changes = 0, values = 0
        let a = model.objectWillChange.sink { changes += 1 }
        let b = model.$value.dropFirst().sink { _ in values += 1 }
        DispatchQueue.concurrentPerform(iterations: 4) { lane in
            for value in 0..<250 { model.value = lane * 250 + value }
        }
        #expect(changes == 1000 && values == 1000)
        withExtendedLifetime((a, b)) {}
    }

    @Test func thePublisherTableDoesNotGrowWithDeadObjects() {
        final class Plain: ObservableObject {}
        for _ in 0..<5_000 { Plain().objectWillChange.send() }
        let plain = Plain()
        var count = 0
        let watch = plain.objectWillChange.sink { count += 1 }
        for _ in 0..<1_000 { Plain().objectWillChange.send() }
        plain.objectWillChange.send()
        #expect(count == 1)
        withExtendedLifetime(watch) {}
    }

    @Test func noFailureIsAsserted() {
        #expect(Just(1).setFailureType(to: Boom.self).assertNoFailure().probe().isFinished)
    }

    @Test func aFailureStopsTheProgramWhereNoneWasExpected() async {
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, URLError>(error: URLError(.unknown)).assertNoFailure().sink { _ in }
        }
    }

    @Test func aDemandOfNoneStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            let subscriber = AnySubscriber<Int, Never>(receiveSubscription: { $0.request(.none) })
            Just(1).subscribe(subscriber)
        }
    }
}
