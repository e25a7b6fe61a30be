import BenchmarkReport
import Foundation
import Testing

/// What `Benchmarks/run --compare` calls a regression.
@Suite struct ComparisonTests {
    private func result(
        _ name: String = "one", size: Int = 1, time: Int = 1000, instructions: Int? = 1000, allocations: Int? = 100,
        bodies: Int? = 3, layouts: Int? = nil, bytes: Int? = nil
    ) -> Result {
        Result(
            group: "group", name: name, size: size, medianNanoseconds: time * 2, minimumNanoseconds: time,
            instructions: instructions, allocations: allocations, bodies: bodies, layouts: layouts, bytes: bytes,
            checked: true)
    }

    private func regressions(_ before: Result..., now: Result...) -> [String] {
        Comparison(before).regressions(now)
    }

    @Test func theSameIsNoRegression() {
        #expect(regressions(result(), now: result()).isEmpty)
    }

    @Test func lessIsNoRegression() {
        let now = result(time: 10, instructions: 10, allocations: 0, bodies: 0)
        #expect(regressions(result(), now: now).isEmpty)
    }

    /// A machine that is busy makes everything slow: as long as instructions were counted, time says nothing.
    @Test func timeCountsOnlyWhereInstructionsDoNot() {
        #expect(regressions(result(), now: result(time: 9000)).isEmpty)
        let slow = regressions(result(instructions: nil), now: result(time: 2000))
        #expect(slow == ["group/one 1: 2000 nanoseconds, before 1000 (2.00 times)"])
        #expect(regressions(result(instructions: nil), now: result(time: 1200, instructions: nil)).isEmpty)
    }

    @Test(arguments: [(1020, 0), (1021, 1)]) func instructionsMayVaryByTwoInAHundred(count: Int, found: Int) {
        #expect(regressions(result(), now: result(instructions: count)).count == found)
    }

    /// The slack of two is for tables that grow; from none to three is a regression though no factor can be given.
    @Test func allocationsFromNoneAreSeen() {
        #expect(regressions(result(allocations: 0), now: result(allocations: 2)).isEmpty)
        let found = regressions(result(allocations: 0), now: result(allocations: 3))
        #expect(found == ["group/one 1: 3 allocations, before 0"])
    }

    @Test func oneBodyMoreIsARegression() {
        #expect(regressions(result(bodies: 3), now: result(bodies: 4)).count == 1)
        #expect(regressions(result(layouts: 3), now: result(layouts: 4)).count == 1)
        #expect(regressions(result(bytes: 1000), now: result(bytes: 1100)).count == 1)
    }

    @Test func whatWasNotMeasuredBeforeIsNotHeldAgainstAnything() {
        #expect(regressions(result("other"), now: result(bodies: 9)).isEmpty)
        #expect(regressions(result(size: 2), now: result(size: 1, bodies: 9)).isEmpty)
        #expect(regressions(result(bodies: nil), now: result(bodies: 9)).isEmpty)
    }

    @Test func eachFigureThatIsWorseIsALine() {
        let now = result(instructions: 2000, allocations: 200, bodies: 4)
        #expect(regressions(result(), now: now).count == 3)
    }

    /// A file that `--json` wrote is what `--compare` reads; what was not counted is there as null.
    @Test func aFileOfResultsIsReadBack() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("results-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try JSONEncoder().encode([result()]).write(to: file)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("\"limit_ns\":null") && text.contains("\"median_ns\":2000"))
        let comparison = try Comparison(file: file.path)
        #expect(comparison.regressions([result()]).isEmpty)
        #expect(comparison.regressions([result(bodies: 4)]).count == 1)
    }

    @Test func aFileThatIsNotThereOrHoldsSomethingElseThrows() throws {
        #expect(throws: (any Error).self) { try Comparison(file: "/nowhere/results.json") }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("results-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("{}".utf8).write(to: file)
        #expect(throws: (any Error).self) { try Comparison(file: file.path) }
    }
}
