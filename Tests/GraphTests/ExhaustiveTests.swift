import MartletGraph
import Testing

/// All small graphs under all short sequences of writes, against a naive evaluator. A rule must run at most once per flush, and
/// only if something that it read in its last run has changed since.
@Suite struct ExhaustiveTests {
    @Test(arguments: [false, true]) func twoSourcesAndThreeRules(stopsEarly: Bool) {
        forEachShape(sources: 2, rules: 3) {
            SmallGraph(sources: 2, inputs: $0, stopsEarly: stopsEarly).tryAllWrites(length: 2)
        }
    }

    @Test(arguments: [false, true]) func oneSourceAndFourRules(stopsEarly: Bool) {
        forEachShape(sources: 1, rules: 4) {
            SmallGraph(sources: 1, inputs: $0, stopsEarly: stopsEarly).tryAllWrites(length: 3)
        }
    }

    /// Calls `body` with every choice of inputs, for each rule among the sources and the rules before it.
    private func forEachShape(sources: Int, rules: Int, _ body: ([[Int]]) -> [String]) {
        let bits = (0..<rules).map { sources + $0 }
        for code in 0..<(1 << bits.reduce(0, +)) {
            var rest = code
            let inputs = bits.map { count -> [Int] in
                defer { rest >>= count }
                return (0..<count).filter { rest >> $0 & 1 == 1 }
            }
            let faults = body(inputs)
            if !faults.isEmpty {
                Issue.record("inputs \(inputs): \(faults.joined(separator: "; "))")
                return
            }
        }
    }
}

private final class SmallGraph {
    private let graph = Graph()
    private let inputs: [[Int]]
    private let stopsEarly: Bool
    private var sources: [Attribute<Int>] = []
    private var nodes: [Attribute<Int>] = []
    private var ran: [Int] = []
    private var seen = -1
    /// What each rule read in its last run.
    private var lastReads: [Int: [Int]] = [:]
    /// The rules for which something that they read in their last run has changed.
    private var mayRun: Set<Int> = []
    private var lastValues: [Int] = []
    private var faults: [String] = []

    init(sources count: Int, inputs: [[Int]], stopsEarly: Bool) {
        self.inputs = inputs
        self.stopsEarly = stopsEarly
        sources = (0..<count).map { _ in graph.source(0) }
        nodes = sources
        for rule in inputs.indices {
            nodes.append(
                graph.rule { [unowned self] in
                    ran.append(rule)
                    return value(of: rule) { graph.read(nodes[$0]) }
                })
        }
        graph.effect { [unowned self] in seen = graph.read(nodes.last!) }
        noteReads(freshValues())
    }

    /// Every sequence of `length` writes of 0, 1 or 2, each followed by a flush, one sequence after the other.
    func tryAllWrites(length: Int) -> [String] {
        let choices = sources.count * 3
        var total = 1
        for _ in 0..<length { total *= choices }
        for sequence in 0..<total where faults.isEmpty {
            var rest = sequence
            for _ in 0..<length {
                let choice = rest % choices
                rest /= choices
                ran = []
                graph.write(sources[choice / 3], choice % 3)
                graph.flush()
                check("sequence \(sequence)")
            }
            if sequence % 16 == 0 { faults += graph.invariants() }
        }
        return faults
    }

    private func value(of rule: Int, _ read: (Int) -> Int) -> Int {
        var sum = rule
        for input in inputs[rule] {
            let value = read(input)
            sum += value
            if stopsEarly, value == 0 { break }
        }
        return sum % 3
    }

    private func freshValues() -> [Int] {
        var values = sources.map { graph.peek($0) }
        for rule in inputs.indices { values.append(value(of: rule) { values[$0] }) }
        return values
    }

    private func noteReads(_ values: [Int]) {
        for rule in Set(ran) {
            var reads: [Int] = []
            _ = value(of: rule) {
                reads.append($0)
                return values[$0]
            }
            lastReads[rule] = reads
            mayRun.remove(rule)
        }
        lastValues = values
    }

    private func check(_ place: String) {
        let values = freshValues()
        if seen != values.last { faults.append("\(place): the effect saw \(seen), not \(values.last!)") }
        if Set(ran).count != ran.count { faults.append("\(place): ran \(ran)") }
        for (rule, reads) in lastReads where reads.contains(where: { values[$0] != lastValues[$0] }) {
            mayRun.insert(rule)
        }
        for rule in ran where lastReads[rule] != nil && !mayRun.contains(rule) {
            faults.append("\(place): rule \(rule) ran for nothing")
        }
        noteReads(values)
    }
}
