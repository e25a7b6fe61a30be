import Combine
import Foundation
import Testing

private struct Point { var x = 1, y = 2, z = 3 }
private enum Odd: Error { case odd }

/// Operators that answer each value with at most one.
@Suite struct ElementOperatorTests {
    @Test func mapChangesValuesAndPassesDemandAndCancellation() {
        let source = Source<Int, Boom>()
        let probe = source.map { "<\($0)>" }.probe(.max(2))
        probe.onValue = { _ in .max(3) }
        source.send(1)
        #expect(source.demands == [.max(2)] && source.answers == [.max(3)])
        #expect(probe.values == ["<1>"])
        probe.cancel()
        #expect(source.cancelCount == 1)
        source.send(2)
        source.send(completion: .finished)
        #expect(probe.values == ["<1>"] && probe.completions.isEmpty)
    }

    @Test func keyPathsRead() {
        #expect(Just(Point()).map(\.y).probe().values == [2])
        #expect(Just(Point()).map(\.x, \.y).probe().values.map { [$0.0, $0.1] } == [[1, 2]])
        #expect(Just(Point()).map(\.x, \.y, \.z).probe().values.map { [$0.0, $0.1, $0.2] } == [[1, 2, 3]])
    }

    @Test func aThrownErrorCancelsUpstreamAndFails() {
        let source = Source<Int, Never>()
        let probe = source.setFailureType(to: Boom.self).tryMap { value -> Int in
            if value == 2 { throw Odd.odd }
            return value
        }.probe()
        source.send(1)
        source.send(2)
        source.send(3)
        source.send(completion: .finished)
        #expect(probe.values == [1])
        #expect(probe.failure is Odd)
        #expect(source.cancelCount == 1)
    }

    /// Each throwing operator fails with the error it throws, after the values before.
    @Test func everyThrowingOperatorFails() {
        let numbers = [2, 4, 5, 6].publisher
        func even(_ n: Int) throws -> Bool { if n % 2 == 1 { throw Odd.odd } else { return true } }
        func fails<T>(_ probe: Probe<T, any Error>, after count: Int, _ name: String) {
            #expect(probe.failure is Odd, "\(name) did not fail with the thrown error")
            #expect(probe.values.count == count, "\(name) delivered \(probe.values)")
        }
        fails(numbers.tryMap { try even($0) }.probe(), after: 2, "tryMap")
        fails(numbers.tryCompactMap { try even($0) ? $0 : nil }.probe(), after: 2, "tryCompactMap")
        fails(numbers.tryFilter(even).probe(), after: 2, "tryFilter")
        fails(numbers.tryRemoveDuplicates { a, b in try !even(b) }.probe(), after: 2, "tryRemoveDuplicates")
        fails(numbers.tryScan(0) { sum, n in try even(n) ? sum + n : sum }.probe(), after: 2, "tryScan")
        fails(numbers.tryReduce(0) { sum, n in try even(n) ? sum + n : sum }.probe(), after: 0, "tryReduce")
        fails(numbers.tryPrefix(while: even).probe(), after: 2, "tryPrefix")
        fails(numbers.tryDrop(while: even).probe(), after: 0, "tryDrop")
        fails(numbers.tryFirst { try !even($0) }.probe(), after: 0, "tryFirst")
        fails(numbers.tryLast(where: even).probe(), after: 0, "tryLast")
        fails(numbers.tryContains { try !even($0) }.probe(), after: 0, "tryContains")
        fails(numbers.tryAllSatisfy(even).probe(), after: 0, "tryAllSatisfy")
        fails(numbers.tryMin { a, b in try even(a) && even(b) && a < b }.probe(), after: 0, "tryMin")
        fails(numbers.tryMax { a, b in try even(a) && even(b) && a < b }.probe(), after: 0, "tryMax")
        fails(
            Fail<Int, Boom>(error: Boom()).tryCatch { _ -> Just<Int> in throw Odd.odd }.probe(), after: 0, "tryCatch")
    }

    @Test func throwingOperatorsThatDoNotThrow() {
        let numbers = [1, 2, 2, 3].publisher
        #expect(numbers.tryCompactMap { $0 > 1 ? $0 : nil }.probe().values == [2, 2, 3])
        #expect(numbers.tryFilter { $0 > 2 }.probe().values == [3])
        #expect(numbers.tryRemoveDuplicates { $0 == $1 }.probe().values == [1, 2, 3])
        #expect(numbers.tryReduce(0) { $0 + $1 }.probe().values == [8])
        #expect(numbers.tryPrefix { $0 < 3 }.probe().values == [1, 2, 2])
        #expect(numbers.tryDrop { $0 < 2 }.probe().values == [2, 2, 3])
        #expect(numbers.tryFirst { $0 > 1 }.probe().values == [2])
        #expect(numbers.tryLast { $0 < 3 }.probe().values == [2])
        #expect(numbers.tryContains { $0 == 2 }.probe().values == [true])
        #expect(numbers.tryAllSatisfy { $0 < 3 }.probe().values == [false])
        #expect(numbers.tryMin { $0 < $1 }.probe().values == [1])
        #expect(numbers.tryMax { $0 < $1 }.probe().values == [3])
        #expect(Fail<Int, Boom>(error: Boom()).tryCatch { Just($0.code) }.probe().values == [0])
    }

    @Test func whatIsFilteredOutIsDemandedAgain() {
        let source = Source<Int, Never>()
        let probe = source.filter { $0 > 1 }.probe(.max(1))
        source.send(1)
        source.send(2)
        #expect(source.answers == [.max(1), .none])
        #expect(probe.values == [2])
        #expect((1...9).publisher.filter { $0 % 4 == 0 }.probe(.max(1)).values == [4])
        #expect((1...9).publisher.compactMap { $0 % 4 == 0 ? "\($0)" : nil }.probe(.max(2)).values == ["4", "8"])
    }

    @Test func duplicates() {
        #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().probe().values == [1, 2, 1])
        #expect([1, 3, 4, 6].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.probe().values == [1, 4])
        #expect([1, 1, 1, 2].publisher.removeDuplicates().probe(.max(2)).values == [1, 2])
    }

    @Test func scanKeepsItsResultPerSubscriber() {
        let sums = (1...4).publisher.scan(0, +)
        #expect(sums.probe().values == [1, 3, 6, 10])
        #expect(sums.probe().values == [1, 3, 6, 10])
    }

    @Test func prefixesCancelUpstream() {
        let source = Source<Int, Never>()
        let probe = source.prefix(2).probe()
        source.send(1)
        #expect(probe.completions.isEmpty)
        source.send(2)
        source.send(3)
        source.send(completion: .finished)
        #expect(probe.log == ["subscription", "1", "2", "finished"])
        #expect(source.cancelCount == 1)
        #expect((1...3).publisher.prefix(0).probe(.none).log == ["subscription", "finished"])
        #expect((1...5).publisher.prefix { $0 < 3 }.probe().log == ["subscription", "1", "2", "finished"])
        #expect((1...3).publisher.prefix(9).probe().log == ["subscription", "1", "2", "3", "finished"])
    }

    @Test func theLastOfAPrefixMayBeCancelledInItsValue() {
        let source = Source<Int, Never>()
        let probe = source.first().probe()
        probe.onValue = { _ in
            probe.cancel()
            return .none
        }
        source.send(1)
        #expect(probe.values == [1] && probe.completions.isEmpty)
        #expect(source.cancelCount == 1)
    }

    @Test func aPrefixIsNotExceededByAValueSentInItsLast() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = subject.prefix(1).probe()
        probe.onValue = { value in
            subject.send(value + 1)
            return .none
        }
        subject.send(1)
        #expect(probe.log == ["subscription", "1", "finished"])
    }

    @Test func drops() {
        #expect((1...5).publisher.dropFirst().probe(.max(1)).values == [2])
        #expect((1...5).publisher.dropFirst(3).probe().values == [4, 5])
        #expect([1, 2, 3, 1].publisher.drop { $0 < 3 }.probe(.max(2)).values == [3, 1])
    }

    @Test func positions() {
        #expect((10...15).publisher.output(at: 2).probe().log == ["subscription", "12", "finished"])
        #expect((10...15).publisher.output(in: 1...2).probe(.unlimited).values == [11, 12])
        #expect((10...15).publisher.output(in: 4...).probe().values == [14, 15])
        #expect((10...15).publisher.output(at: 9).probe().log == ["subscription", "finished"])
    }

    @Test func firsts() {
        #expect((1...5).publisher.first().probe().log == ["subscription", "1", "finished"])
        #expect((1...5).publisher.first { $0 > 3 }.probe(.max(1)).log == ["subscription", "4", "finished"])
        #expect((1...5).publisher.first { $0 > 9 }.probe().log == ["subscription", "finished"])
    }

    @Test func replacements() {
        #expect([1, nil, 3].publisher.replaceNil(with: 0).probe().values == [1, 0, 3])
        #expect(Empty<Int, Boom>().replaceEmpty(with: 5).probe().log == ["subscription", "5", "finished"])
        #expect(Just(1).replaceEmpty(with: 5).probe().values == [1])
        #expect(Fail<Int, Boom>(error: Boom()).replaceEmpty(with: 5).probe().failure == Boom())
        let waiting = Empty<Int, Never>().replaceEmpty(with: 5).probe(.none)
        #expect(waiting.values == [])
        waiting.request(1)
        #expect(waiting.values == [5] && waiting.isFinished)
        #expect(Fail<Int, Boom>(error: Boom()).replaceError(with: 7).probe().log == ["subscription", "7", "finished"])
    }

    @Test func errorsChange() {
        let probe = Fail<Int, Boom>(error: Boom(code: 4)).mapError { Boom(code: $0.code + 1) }.probe()
        #expect(probe.failure == Boom(code: 5))
        #expect(Just(1).setFailureType(to: Boom.self).probe().isFinished)
    }

    @Test func codingGoesBothWaysAndFails() {
        let there = Just(["a": 1]).encode(encoder: JSONEncoder()).decode(
            type: [String: Int].self, decoder: JSONDecoder())
        #expect(there.probe().values == [["a": 1]])
        let bad = Just(Data("{".utf8)).decode(type: [String: Int].self, decoder: JSONDecoder()).probe()
        #expect(bad.failure is DecodingError)
        #expect(Just(Double.nan).encode(encoder: JSONEncoder()).probe().failure is EncodingError)
    }

    @Test func eventsAreHandledInOrder() {
        var log: [String] = []
        let subject = PassthroughSubject<Int, Boom>()
        let events = subject.handleEvents(
            receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("value \($0)") },
            receiveCompletion: { log.append("\($0)") }, receiveCancel: { log.append("cancel") },
            receiveRequest: { log.append("request \($0)") })
        let probe = events.probe(.max(3))
        subject.send(1)
        probe.cancel()
        #expect(log == ["subscription", "request max(3)", "value 1", "cancel"])
        log = []
        _ = events.probe()
        subject.send(completion: .failure(Boom()))
        #expect(log == ["subscription", "request unlimited", "failure(CombineTests.Boom(code: 0))"])
    }

    @Test func printingTellsAll() {
        final class Text: TextOutputStream {
            var lines = ""
            func write(_ string: String) { lines += string }
        }
        let text = Text()
        _ = [1].publisher.print("n", to: text).probe()
        // The lines of Apple's example in the documentation of print(_:to:).
        #expect(
            text.lines == """
                n: receive subscription: ([1])
                n: request unlimited
                n: receive value: (1)
                n: receive finished

                """)
    }
}
