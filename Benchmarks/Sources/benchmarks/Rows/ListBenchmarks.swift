import CMeasure
import MartletCore

/// The operations on lists of krausest/js-framework-benchmark, each from a fresh state: from the change of state to the
/// display list.
func listBenchmarks() -> [Benchmark] {
    ListKind.allCases.flatMap { kind in
        ListOperation.all.map { operation in
            Benchmark(
                group: "rows", name: operation.name + kind.suffix, size: operation.size, warmUps: 2,
                samples: operation.size > 5000 ? 5 : 7, work: { work(operation, kind) }, limit: nil)
        }
    }
}

/// One of the operations.
private struct ListOperation {
    let name: String
    /// How many rows there are, then or before.
    let size: Int
    /// The rows before.
    var before: [ListRow] = []
    /// How many bodies of rows run where all rows are made.
    let bodies: Int
    let change: (TableControls) -> Void

    static var all: [ListOperation] {
        let thousand = ListRow.make(1000)
        let others = ListRow.make(1000, from: 1001)
        let many = ListRow.make(10_000)
        return [
            ListOperation(name: "create1k", size: 1000, bodies: 1000) { $0.rows = thousand },
            ListOperation(name: "replace1k", size: 1000, before: thousand, bodies: 1000) { $0.rows = others },
            ListOperation(name: "update10th", size: 1000, before: thousand, bodies: 100) {
                var rows = $0.rows
                for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += " !!!" }
                $0.rows = rows
            },
            ListOperation(name: "select", size: 1000, before: thousand, bodies: 1) { $0.selected = thousand[5].id },
            ListOperation(name: "swap", size: 1000, before: thousand, bodies: 0) { $0.rows.swapAt(1, 998) },
            ListOperation(name: "remove", size: 1000, before: thousand, bodies: 0) { $0.rows.remove(at: 5) },
            ListOperation(name: "append1k", size: 1000, before: thousand, bodies: 1000) { $0.rows += others },
            ListOperation(name: "clear1k", size: 1000, before: thousand, bodies: 0) { $0.rows = [] },
            ListOperation(name: "create10k", size: 10_000, bodies: 10_000) { $0.rows = many },
        ]
    }
}

private func work(_ operation: ListOperation, _ kind: ListKind) -> Work {
    Work(timedBy: { checks in
        let held = measure_bytes()
        let controls = TableControls()
        let stage = kind.stage(controls)
        stage.flush()
        controls.rows = operation.before
        _ = stage.host.frame()
        var taken = stage.cost { operation.change(controls) }
        taken.bytes = Int(measure_bytes() - held)
        checks.expect(stage, kind, shows: controls.rows, selected: controls.selected)
        if kind.isLazy {
            checks.expect(taken.bodies! < 100, true, "only what is shown")
        } else {
            checks.expect(taken.bodies!, operation.bodies + 1, "the number of bodies")
        }
        stage.end()
        return taken
    })
}
