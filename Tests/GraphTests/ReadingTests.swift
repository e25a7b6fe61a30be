import MartletGraph
import Testing

/// The ways of reading, and values of all sizes.
@Suite struct ReadingTests {
    let journal = Journal()
    var graph: Graph { journal.graph }

    @Test func aPeekIsUpToDateAndNotTracked() {
        let a = graph.source(1)
        let double = journal.rule("double") { graph.read(a) * 2 }
        journal.expect(["e", "double"]) { journal.effect("e") { _ = graph.peek(double) } }
        journal.expect(["double"]) {
            graph.write(a, 2)
            #expect(graph.peek(double) == 4)
        }
    }

    @Test func untrackedReadsAreNotRecordedAndOthersStillAre() {
        let (a, b, c) = (graph.source(1), graph.source(2), graph.source(3))
        journal.effect("e") {
            _ = graph.read(a)
            graph.untracked {
                _ = graph.read(b)
                #expect(graph.isEvaluating)
            }
            _ = graph.read(c)
        }
        journal.expect([]) { graph.write(b, 20) }
        journal.expect(["e"]) { graph.write(c, 30) }
        journal.expect(["e"]) { graph.write(a, 10) }
    }

    @Test func aRuleReadUntrackedStillTracksItsOwnReads() {
        let a = graph.source(1)
        let double = journal.rule("double") { graph.read(a) * 2 }
        journal.effect("e") { graph.untracked { _ = graph.read(double) } }
        journal.expect(["double"]) {
            graph.write(a, 2)
            #expect(graph.read(double) == 4)
        }
    }

    @Test func committedValuesRunNothing() {
        let a = graph.source(1)
        let double = journal.rule("double") { graph.read(a) * 2 }
        journal.expect([]) { #expect(graph.peekCommitted(double) == nil) }
        journal.expect(["double"]) { _ = graph.read(double) }
        journal.expect([]) {
            graph.write(a, 2)
            #expect(graph.peekCommitted(double) == 2)
            #expect(graph.peekCommitted(a) == 2)
        }
    }

    struct Row: Equatable {
        var flag = true
        var name = "name"
        var number = 7
        var rest = [1, 2, 3]
        var more = (0...3).map { "\($0)" }
    }

    @Test func fieldsAreReadByOffset() {
        let row = graph.source(Row())
        let offset = MemoryLayout<Row>.offset(of: \.name)!
        journal.effect("name") {
            #expect(graph.readField(row.id, offset: offset, as: String.self) == graph.peek(row).name)
        }
        let pair = graph.rule { (graph.read(row).number, graph.read(row).rest.count) == (7, 3) ? 1 : 2 }
        #expect(graph.readField(pair.id, offset: 0, as: Int.self) == 1)
        journal.expect(["name"]) { graph.write(row, Row(name: "other")) }
        let number = graph.withUpdatedPointer(row.id) {
            $0.load(fromByteOffset: MemoryLayout<Row>.offset(of: \.number)!, as: Int.self)
        }
        #expect(number == 7)
    }

    @Test func aPointerReadIsTrackedAndUpToDate() {
        let a = graph.source(1)
        let double = journal.rule("double") { graph.read(a) * 2 }
        var seen: [Int] = []
        journal.effect("e") { seen.append(graph.withUpdatedPointer(double.id) { $0.load(as: Int.self) }) }
        journal.expect(["double", "e"]) { graph.write(a, 2) }
        #expect(seen == [2, 4])
    }

    struct Wide: Equatable { var a = (0..<10).map { $0 }, b = "b", c = 1.5, d = [1: "x"] }
    struct Empty: Equatable {}
    struct Aligned: Equatable { var vector = SIMD4<Float>(1, 2, 3, 4) }
    final class Object {}
    struct Weak { weak var object: Object? }

    @Test func valuesOfEverySize() {
        let wide = graph.source(Wide())
        let wideCopy = graph.rule { graph.read(wide) }
        let aligned = graph.rule { Aligned(vector: graph.read(wide).c > 1 ? .one : .zero) }
        let empty = graph.rule {
            _ = graph.read(wide); return Empty()
        }
        let maybe = graph.source(Optional<String>.none)
        for i in 0..<50 { _ = graph.source(i) }
        #expect(graph.read(wideCopy) == Wide())
        #expect(graph.read(aligned).vector == .one)
        #expect(graph.read(empty) == Empty())
        #expect(graph.read(maybe) == nil)
        graph.write(wide, Wide(c: 0.5))
        graph.write(maybe, "text that is too long to lie in the value itself")
        #expect(graph.read(wideCopy).c == 0.5)
        #expect(graph.read(aligned).vector == .zero)
        #expect(graph.read(maybe)?.count == 48)
        #expect(graph.invariants() == [])
    }

    /// A weak reference must not be moved by copying its bytes, and nodes move when their array grows.
    @Test func weakReferencesSurviveGrowth() {
        var object: Object? = Object()
        let weak = graph.source(Weak(object: object), isEqual: nil)
        for i in 0..<10_000 { _ = graph.source(i) }
        #expect(graph.read(weak).object === object)
        object = nil
        #expect(graph.read(weak).object == nil)
    }

    @Test func whatIsEvaluatingIsKnown() {
        #expect(graph.evaluating == nil)
        var seen: [AnyAttribute?] = []
        let inner = graph.rule {
            seen.append(graph.evaluating); return 1
        }
        let outer = graph.rule {
            let value = graph.read(inner); seen.append(graph.evaluating); return value
        }
        _ = graph.read(outer)
        #expect(seen == [inner.id, outer.id])
        #expect(!graph.isEvaluating)
        #expect(graph.evaluationCount == 2)
    }
}
