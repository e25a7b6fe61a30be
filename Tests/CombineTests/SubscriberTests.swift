import Combine
import Testing

private final class Box {
    var value = 0
    var watch: AnyCancellable?
    var onDeinit: () -> Void = {}
    deinit { onDeinit() }
}

@Suite struct SubscriberTests {
    @Test func aCancellableCancelsOnceWhenItGoes() {
        var count = 0
        do {
            let cancellable = AnyCancellable { count += 1 }
            cancellable.cancel()
            cancellable.cancel()
            #expect(count == 1)
        }
        #expect(count == 1)
        _ = AnyCancellable { count += 10 }
        #expect(count == 11)
    }

    @Test func collectionsKeepCancellables() {
        var count = 0
        var set = Set<AnyCancellable>()
        var list: [AnyCancellable] = []
        let shared = AnyCancellable { count += 1 }
        shared.store(in: &set)
        shared.store(in: &set)
        AnyCancellable { count += 1 }.store(in: &list)
        #expect(set.count == 1 && count == 0)
        list = []
        #expect(count == 1)
        set = []
        #expect(count == 1)
        withExtendedLifetime(shared) {}
    }

    @Test func aSinkLetsGoOfItsClosuresAtTheEnd() {
        let subject = PassthroughSubject<Int, Never>()
        var gone = 0
        do {
            let box = Box()
            box.onDeinit = { gone += 1 }
            // A cycle until the end: box, its watch, the closure, box.
            box.watch = subject.sink { box.value = $0 }
            subject.send(3)
            #expect(box.value == 3)
        }
        #expect(gone == 0)
        subject.send(completion: .finished)
        #expect(gone == 1)
    }

    @Test func aSinkThatCancelsInItsFirstValueGetsNoMore() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var values: [Int] = []
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
        subject.subscribe(sink)
        sink.cancel()
        subject.send(2)
        #expect(values == [1])
    }

    @Test func aSecondSubscriptionIsRefused() {
        let first = Source<Int, Never>(), second = Source<Int, Never>()
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        first.subscribe(sink)
        second.subscribe(sink)
        #expect(first.cancelCount == 0 && first.demands == [.unlimited])
        #expect(second.cancelCount == 1 && second.demands == [])
    }

    @Test func assignWritesAndHoldsTheObjectUntilTheEnd() {
        let subject = PassthroughSubject<Int, Never>()
        weak var weakBox: Box?
        let watch: AnyCancellable
        do {
            let box = Box()
            weakBox = box
            watch = subject.assign(to: \.value, on: box)
        }
        subject.send(5)
        #expect(weakBox?.value == 5)
        subject.send(completion: .finished)
        #expect(weakBox == nil)
        withExtendedLifetime(watch) {}
    }

    @Test func anAnySubscriberOfClosuresIsCalled() {
        var log: [String] = []
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.max(2)) },
            receiveValue: { value in
                log.append("\(value)")
                return .none
            },
            receiveCompletion: { log.append("\($0)") })
        [1, 2].publisher.subscribe(subscriber)
        #expect(log == ["1", "2", "finished"])
    }

    @Test func identifiersDiffer() {
        #expect(CombineIdentifier() != CombineIdentifier())
        let box = Box()
        #expect(CombineIdentifier(box) == CombineIdentifier(box))
    }
}
