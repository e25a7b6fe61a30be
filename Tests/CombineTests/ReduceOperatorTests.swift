import Combine
import Testing

/// Operators with one result.
@Suite struct ReduceOperatorTests {
    @Test func theResultWaitsForTheEndAndForDemand() {
        let source = Source<Int, Boom>()
        let probe = source.reduce(10, +).probe(.none)
        #expect(source.demands == [.unlimited])
        source.send(1)
        source.send(2)
        source.send(completion: .finished)
        #expect(probe.log == ["subscription"])
        probe.request(1)
        #expect(probe.log == ["subscription", "13", "finished"])
    }

    @Test func aFailureDiscardsTheResult() {
        let source = Source<Int, Boom>()
        let probe = source.collect().probe()
        source.send(1)
        source.send(completion: .failure(Boom(code: 6)))
        #expect(probe.values.isEmpty && probe.failure == Boom(code: 6))
    }

    @Test func results() {
        let numbers = [3, 1, 4, 1, 5].publisher
        #expect(numbers.count().probe().values == [5])
        #expect(numbers.collect().probe().values == [[3, 1, 4, 1, 5]])
        #expect(numbers.min().probe().values == [1])
        #expect(numbers.max().probe().values == [5])
        #expect(numbers.max { abs($0 - 3) < abs($1 - 3) }.probe().values == [1])
        #expect(numbers.min { $0 > $1 }.probe().values == [5])
        #expect(numbers.last().probe().values == [5])
        #expect(numbers.last { $0 < 4 }.probe().values == [1])
        #expect(numbers.contains(4).probe().values == [true])
        #expect(numbers.contains(9).probe().values == [false])
        #expect(numbers.contains { $0 > 4 }.probe().values == [true])
        #expect(numbers.allSatisfy { $0 > 0 }.probe().values == [true])
        #expect(numbers.allSatisfy { $0 > 1 }.probe().values == [false])
        #expect(numbers.ignoreOutput().probe(.none).log == ["subscription", "finished"])
    }

    @Test func nothingOfNothing() {
        let none = Empty<Int, Never>()
        #expect(none.count().probe().values == [0])
        #expect(none.collect().probe().values == [[]])
        #expect(none.max().probe().log == ["subscription", "finished"])
        #expect(none.last().probe().log == ["subscription", "finished"])
        #expect(none.allSatisfy { _ in false }.probe().values == [true])
    }

    @Test func anEarlyAnswerCancelsUpstream() {
        let source = Source<Int, Boom>()
        let probe = source.contains(2).probe(.none)
        source.send(1)
        source.send(2)
        source.send(3)
        #expect(probe.values.isEmpty)
        probe.request(1)
        #expect(probe.log == ["subscription", "true", "finished"])
        #expect(source.cancelCount == 1)
    }

    @Test func portions() {
        let source = Source<Int, Never>()
        let probe = source.collect(2).probe(.max(3))
        #expect(source.demands == [.max(6)])
        for value in 1...3 { source.send(value) }
        source.send(completion: .finished)
        #expect(probe.values == [[1, 2], [3]] && probe.isFinished)
        let failing = Source<Int, Boom>()
        let lost = failing.collect(2).probe()
        failing.send(1)
        failing.send(completion: .failure(Boom()))
        #expect(lost.values.isEmpty && lost.failure == Boom())
    }

    @Test func cancellingStopsTheWork() {
        let source = Source<Int, Never>()
        let probe = source.count().probe()
        probe.cancel()
        source.send(1)
        source.send(completion: .finished)
        #expect(probe.log == ["subscription"] && source.cancelCount == 1)
    }
}
