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

/// Work that can be repeated. `sample` does it once and returns the nanoseconds of the timed part; what it finds wrong it
/// tells to the ``Checks``.
struct Work {
    let sample: (Checks) -> Int

    /// Work of which everything is timed.
    init(timing run: @escaping (Checks) -> Void) {
        sample = { checks in nanoseconds { run(checks) } }
    }

    /// Work that times itself.
    init(timedBy sample: @escaping (Checks) -> Int) {
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

func nanoseconds(_ body: () -> Void) -> Int {
    let start = ContinuousClock.now
    body()
    let duration = (ContinuousClock.now - start).components
    return Int(duration.seconds) * 1_000_000_000 + Int(duration.attoseconds / 1_000_000_000)
}

/// Keeps the compiler from leaving out work whose result nobody uses.
@inline(never)
func use<V>(_ value: V) {}
