import Combine
import Foundation
import Testing

@Suite(.timeLimit(timeLimit)) struct AsyncTests {
    @Test func valuesComeInOrderAndEnd() async {
        var seen: [Int] = []
        for await value in (1...4).publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3, 4])
    }

    @Test func eachStepDemandsOne() async {
        let source = Source<Int, Never>()
        var iterator = source.values.makeAsyncIterator()
        #expect(source.demands == [])
        Task {
            while source.demands.isEmpty { await Task.yield() }
            source.send(7)
        }
        #expect(await iterator.next() == 7)
        #expect(source.demands == [.max(1)])
    }

    @Test func aFailureIsThrownOnce() async throws {
        let publisher = Just(1).setFailureType(to: Boom.self).append(Fail(error: Boom(code: 3)))
        var iterator = publisher.values.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        await #expect(throws: Boom(code: 3)) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }

    @Test func cancellingTheTaskCancelsTheSubscription() async {
        let source = Source<Int, Never>()
        let task = Task { () -> Int in
            var count = 0
            for await _ in source.values { count += 1 }
            return count
        }
        while source.demands.isEmpty { await Task.yield() }
        task.cancel()
        #expect(await task.value == 0)
        #expect(source.cancelCount == 1)
    }

    @Test func lettingGoOfTheIteratorCancels() async {
        let source = Source<Int, Never>()
        do {
            let iterator = source.values.makeAsyncIterator()
            _ = iterator
        }
        #expect(source.cancelCount == 1)
    }

    @Test @MainActor func itIteratesOnTheMainActor() async {
        let subject = CurrentValueSubject<Int, Never>(5)
        for await value in subject.values {
            MainActor.assertIsolated()
            #expect(value == 5)
            break
        }
    }

    @Test func futuresCanBeAwaited() async throws {
        let number = Future<Int, Never> { promise in DispatchQueue.global().async { promise(.success(3)) } }
        #expect(await number.value == 3)
        let failing = Future<Int, Boom> { $0(.failure(Boom(code: 1))) }
        await #expect(throws: Boom(code: 1)) { try await failing.value }
    }
}
