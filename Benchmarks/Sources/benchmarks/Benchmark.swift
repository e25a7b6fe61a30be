import CAllocations
import CMeasure

/// One line of the table: something that is timed, and the limit that it is held against.
struct Benchmark {
    let group: String
    let name: String
    /// How large the work is: writes, nodes or iterations in one sample.
    let size: Int
    var warmUps = 3
    var samples = 10
    /// Makes the work that is timed.
    let work: () -> Work
    /// Makes the same work without an engine; nil where that means nothing.
    let limit: (() -> Work)?
}

/// Work that can be repeated. `sample` does it once and returns what the timed part took; what it finds wrong it
/// tells to the ``Checks``.
struct Work {
    let sample: (Checks) -> Cost

    /// Work of which everything is timed.
    init(timing run: @escaping (Checks) -> Void) {
        sample = { checks in cost { run(checks) } }
    }

    /// Work that times itself.
    init(timedBy sample: @escaping (Checks) -> Cost) {
        self.sample = sample
    }
}

/// Collects what a benchmark finds wrong about its own result.
final class Checks {
    private(set) var faults: [String] = []

    @inline(__always)
    func expect<V: Equatable>(_ value: V, _ expected: V, _ what: @autoclosure () -> String) {
        if value != expected { fail("\(what()) is \(value), not \(expected)") }
    }

    @inline(never)
    private func fail(_ fault: String) {
        if faults.count < 5 { faults.append(fault) }
    }
}

/// Runs `body` and counts what it takes.
func cost(_ body: () -> Void) -> Cost {
    let allocations = allocations_of_program()
    let start = ContinuousClock.now
    let begin = measure_begin_instructions()
    body()
    let instructions = measure_end_instructions(begin)
    let duration = (ContinuousClock.now - start).components
    return Cost(
        nanoseconds: Int(duration.seconds) * 1_000_000_000 + Int(duration.attoseconds / 1_000_000_000),
        instructions: instructions < 0 ? nil : Int(instructions),
        allocations: Int(allocations_of_program() - allocations))
}

/// Keeps the compiler from leaving out work whose result nobody uses.
@inline(__always)
nonisolated func use(_ value: Int) { measure_use(Int64(value)) }

@inline(__always)
nonisolated func use<V>(_ value: V) { withUnsafePointer(to: value) { measure_use_at($0) } }
