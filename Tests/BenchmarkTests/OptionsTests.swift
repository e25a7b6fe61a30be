import BenchmarkReport
import Testing

/// The command line of `Benchmarks/run`, and its table.
@Suite struct OptionsTests {
    @Test func everyOptionIsRead() throws {
        let options = try Options([
            "--only", "rows", "--json", "a.json", "--compare", "b.json", "--quick", "--instructions",
        ])
        #expect(options.only == "rows" && options.json == "a.json" && options.compare == "b.json")
        #expect(options.quick && options.instructions)
        let none = try Options([])
        #expect(none.only == nil && none.json == nil && none.compare == nil && !none.quick && !none.instructions)
    }

    @Test(arguments: [["--only"], ["--json"], ["--compare"], ["--fast"], ["rows"]])
    func whatCannotBeReadIsNamed(arguments: [String]) {
        do {
            _ = try Options(arguments)
            Issue.record("\(arguments) is taken")
        } catch {
            #expect((error as? OptionError)?.message.contains(arguments[0]) == true)
        }
    }

    @Test func theLinesOfTheTableStandUnderItsHeading() {
        let counted = Result(
            group: "rows", name: "create 1,000, eager", size: 1000, medianNanoseconds: 12_400_000,
            minimumNanoseconds: 999_000, limitNanoseconds: 4_000_000, ratio: 3.1, instructions: 5_000_000,
            limitInstructions: 1_000_000, allocations: 10, bodies: 1000, layouts: 3000, bytes: 2500, checked: true)
        let line = Table.line(counted)
        #expect(line.count == Table.heading.count)
        for cell in ["12.40", "0.9990", "4.00", "3.10", "5.000", "5.00", "10", "1000", "3000", "2.5"] {
            #expect(line.contains(" \(cell)"), "\(cell)")
        }
        let bare = Result(
            group: "rows", name: "bare", size: 1, medianNanoseconds: 1, minimumNanoseconds: 1, checked: true)
        #expect(Table.line(bare).count == Table.heading.count)
    }
}
