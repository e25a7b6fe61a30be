import Combine
import Testing

@Suite struct SharingTests {
    @Test func shareSubscribesOnceAndCancelsWithTheLast() {
        let source = Source<Int, Never>()
        let shared = source.share()
        #expect(source.subscriberCount == 0)
        let a = shared.probe(), b = shared.probe()
        #expect(source.subscriberCount == 1 && source.demands == [.unlimited])
        source.send(1)
        a.cancel()
        source.send(2)
        #expect(a.values == [1] && b.values == [1, 2] && source.cancelCount == 0)
        b.cancel()
        #expect(source.cancelCount == 1)
        let again = shared.probe()
        source.send(3)
        #expect(source.subscriberCount == 2 && again.values == [3])
    }

    @Test func whatEndedIsNotRunAgain() {
        var runs = 0
        let shared = Deferred { () -> Just<Int> in
            runs += 1
            return Just(runs)
        }.share()
        #expect(shared.probe().log == ["subscription", "1", "finished"])
        #expect(shared.probe().log == ["subscription", "finished"])
        #expect(runs == 1)
    }

    @Test func multicastStartsWhenConnected() {
        let source = Source<Int, Boom>()
        let multicast = source.multicast { PassthroughSubject() }
        let a = multicast.probe(), b = multicast.probe()
        #expect(source.subscriberCount == 0)
        let connection = multicast.connect()
        source.send(1)
        #expect(a.values == [1] && b.values == [1])
        connection.cancel()
        #expect(source.cancelCount == 1)
        source.send(2)
        #expect(a.values == [1])
    }

    @Test func multicastThroughACurrentValueReplays() {
        let source = PassthroughSubject<Int, Never>()
        let multicast = source.multicast(subject: CurrentValueSubject(0))
        let connection = multicast.connect()
        source.send(4)
        #expect(multicast.probe().values == [4])
        source.send(completion: .finished)
        #expect(multicast.probe().isFinished)
        connection.cancel()
    }

    @Test func makeConnectableHoldsBack() {
        let held = [1, 2].publisher.makeConnectable()
        let probe = held.probe()
        #expect(probe.values.isEmpty)
        let connection = held.connect()
        #expect(probe.values == [1, 2] && probe.isFinished)
        connection.cancel()
    }

    @Test func autoconnectStartsWithTheFirst() {
        let source = Source<Int, Never>()
        let auto = source.makeConnectable().autoconnect()
        let probe = auto.probe()
        source.send(1)
        #expect(probe.values == [1])
        probe.cancel()
        #expect(source.cancelCount == 1)
    }
}
