/// Case A2: layers of four cells in one chain. A sample is the sum of ten runs, each on a fresh graph that is not timed.
var cellxBenchmarks: [Benchmark] {
    [1000, 2500].map { layers in
        Benchmark(
            group: "engine", name: "cellx\(layers)", size: 4 * layers, warmUps: 1, samples: 5,
            work: { cellx(layers) { GraphCells() } }, limit: { cellx(layers) { LimitCells() } })
    }
}

private func cellx<C: Cells>(_ layers: Int, _ make: @escaping () -> C) -> Work {
    Work(timedBy: { checks in
        (0..<10).reduce(.nothing) { sum, _ in sum + cellxRun(layers, make(), checks) }
    })
}

private func cellxRun<C: Cells>(_ layers: Int, _ cells: C, _ checks: Checks) -> Cost {
    let start = [1, 2, 3, 4].map { cells.signal($0) }
    var layer = start
    for _ in 0..<layers {
        let m = layer
        layer = [
            cells.computed { cells.read(m[1]) },
            cells.computed { cells.read(m[0]) - cells.read(m[2]) },
            cells.computed { cells.read(m[1]) + cells.read(m[3]) },
            cells.computed { cells.read(m[2]) },
        ]
        for cell in layer { cells.effect { use(cells.read(cell)) } }
    }
    let end = layer
    return cost {
        checks.expect(end.map { cells.read($0) }, [-3, -6, -2, 2], "the end before")
        for (cell, value) in zip(start, [4, 3, 2, 1]) { cells.write(cell, value) }
        cells.settle(0)
        checks.expect(end.map { cells.read($0) }, [-2, -4, 2, 3], "the end after")
    }
}
