/// Cases A1: each sample is 500 iterations.
var kairoBenchmarks: [Benchmark] {
    func benchmark(_ name: String, writes: Int, _ engine: @escaping () -> Iteration, _ limit: @escaping () -> Iteration)
        -> Benchmark
    {
        func work(_ iteration: Iteration) -> Work {
            Work(timing: { checks in for _ in 0..<500 { iteration.run(checks) } })
        }
        return Benchmark(
            group: "engine", name: name, size: 500 * writes, work: { work(engine()) }, limit: { work(limit()) })
    }
    return [
        benchmark("avoidablePropagation", writes: 1001, { avoidable(GraphCells()) }, { avoidable(LimitCells()) }),
        benchmark("broadPropagation", writes: 51, { broad(GraphCells()) }, { broad(LimitCells()) }),
        benchmark("deepPropagation", writes: 51, { deep(GraphCells()) }, { deep(LimitCells()) }),
        benchmark("diamond", writes: 501, { diamond(GraphCells()) }, { diamond(LimitCells()) }),
        benchmark("mux", writes: 20, { mux(GraphCells()) }, { mux(LimitCells()) }),
        benchmark("repeatedObservers", writes: 101, { repeated(GraphCells()) }, { repeated(LimitCells()) }),
        benchmark("triangle", writes: 101, { triangle(GraphCells()) }, { triangle(LimitCells()) }),
        benchmark("unstable", writes: 101, { unstable(GraphCells()) }, { unstable(LimitCells()) }),
        benchmark("molBench", writes: 4, { mol(GraphCells()) }, { mol(LimitCells()) }),
        // Beside the same graph in code that knows its types.
        benchmark("broad, generic code", writes: 51, { broad(GenericCells()) }, { broad(GraphCells()) }),
        benchmark("deep, generic code", writes: 51, { deep(GenericCells()) }, { deep(GraphCells()) }),
        benchmark("mux, generic code", writes: 20, { mux(GenericCells()) }, { mux(GraphCells()) }),
    ]
}

struct Iteration {
    let run: (Checks) -> Void
}

/// A variable that an effect counts in.
final class Counter {
    var count = 0
}

@inline(never)
private func busy() {
    var a = 0
    for _ in 0..<100 {
        a += 1
        use(a)
    }
}

private func avoidable<C: Cells>(_ cells: C) -> Iteration {
    let head = cells.signal(0)
    let c1 = cells.computed { cells.read(head) }
    let c2 = cells.computed {
        _ = cells.read(c1)
        return 0
    }
    let c3 = cells.computed {
        busy()
        return cells.read(c2) + 1
    }
    let c4 = cells.computed { cells.read(c3) + 2 }
    let c5 = cells.computed { cells.read(c4) + 3 }
    cells.effect {
        use(cells.read(c5))
        busy()
    }
    cells.plan(0, [0, 1])
    return Iteration { checks in
        cells.write(head, 1)
        cells.settle(0)
        checks.expect(cells.read(c5), 6, "c5")
        for i in 0..<1000 {
            cells.write(head, i)
            cells.settle(0)
            checks.expect(cells.read(c5), 6, "c5")
        }
    }
}

private func broad<C: Cells>(_ cells: C) -> Iteration {
    let head = cells.signal(0)
    let counter = Counter()
    var last = head
    for i in 0..<50 {
        let a = cells.computed { cells.read(head) + i }
        let b = cells.computed { cells.read(a) + 1 }
        cells.effect {
            use(cells.read(b))
            counter.count += 1
        }
        last = b
    }
    let end = last
    return Iteration { checks in
        cells.write(head, 1)
        cells.settle(0)
        counter.count = 0
        for i in 0..<50 {
            cells.write(head, i)
            cells.settle(0)
            checks.expect(cells.read(end), i + 50, "the last cell")
        }
        checks.expect(counter.count, 2500, "the count of effects")
    }
}

private func deep<C: Cells>(_ cells: C) -> Iteration {
    let head = cells.signal(0)
    let counter = Counter()
    var last = head
    for _ in 0..<50 {
        let previous = last
        last = cells.computed { cells.read(previous) + 1 }
    }
    let end = last
    cells.effect {
        use(cells.read(end))
        counter.count += 1
    }
    return Iteration { checks in
        cells.write(head, 1)
        cells.settle(0)
        counter.count = 0
        for i in 0..<50 {
            cells.write(head, i)
            cells.settle(0)
            checks.expect(cells.read(end), i + 50, "the last cell")
        }
        checks.expect(counter.count, 50, "the count of effects")
    }
}

private func diamond<C: Cells>(_ cells: C) -> Iteration {
    let head = cells.signal(0)
    let counter = Counter()
    let middle = (0..<5).map { _ in cells.computed { cells.read(head) + 1 } }
    let sum = cells.computed {
        var sum = 0
        for cell in middle { sum += cells.read(cell) }
        return sum
    }
    cells.effect {
        use(cells.read(sum))
        counter.count += 1
    }
    return Iteration { checks in
        cells.write(head, 1)
        cells.settle(0)
        checks.expect(cells.read(sum), 10, "the sum")
        counter.count = 0
        for i in 0..<500 {
            cells.write(head, i)
            cells.settle(0)
            checks.expect(cells.read(sum), (i + 1) * 5, "the sum")
        }
        checks.expect(counter.count, 500, "the count of effects")
    }
}

private func mux<C: Cells>(_ cells: C) -> Iteration {
    let heads = (0..<100).map { _ in cells.signal(0) }
    let mux = cells.computedList { heads.map { cells.read($0) } }
    let split = (0..<100).map { i in cells.computed { cells.read(mux, i) } }
    let splited = split.map { cell in cells.computed { cells.read(cell) + 1 } }
    for cell in splited { cells.effect { use(cells.read(cell)) } }
    for i in 0..<100 { cells.plan(i, Array(0...100) + [101 + i, 201 + i]) }
    return Iteration { checks in
        for factor in 1...2 {
            for i in 0..<10 {
                cells.write(heads[i], factor * i)
                cells.settle(i)
                checks.expect(cells.read(splited[i]), factor * i + 1, "cell \(i)")
            }
        }
    }
}

private func repeated<C: Cells>(_ cells: C) -> Iteration {
    let head = cells.signal(0)
    let counter = Counter()
    let current = cells.computed {
        var sum = 0
        for _ in 0..<30 { sum += cells.read(head) }
        return sum
    }
    cells.effect {
        use(cells.read(current))
        counter.count += 1
    }
    return Iteration { checks in
        cells.write(head, 1)
        cells.settle(0)
        checks.expect(cells.read(current), 30, "the sum")
        counter.count = 0
        for i in 0..<100 {
            cells.write(head, i)
            cells.settle(0)
            checks.expect(cells.read(current), 30 * i, "the sum")
        }
        checks.expect(counter.count, 100, "the count of effects")
    }
}

private func triangle<C: Cells>(_ cells: C) -> Iteration {
    let head = cells.signal(0)
    let counter = Counter()
    var chain = [head]
    for _ in 0..<10 {
        let previous = chain[chain.count - 1]
        chain.append(cells.computed { cells.read(previous) + 1 })
    }
    let summands = Array(chain[0..<10])
    let sum = cells.computed {
        var sum = 0
        for cell in summands { sum += cells.read(cell) }
        return sum
    }
    cells.effect {
        use(cells.read(sum))
        counter.count += 1
    }
    // The tenth cell of the chain is read by nothing.
    cells.plan(0, Array(0..<9) + [10, 11])
    return Iteration { checks in
        cells.write(head, 1)
        cells.settle(0)
        checks.expect(cells.read(sum), 55, "the sum")
        counter.count = 0
        for i in 0..<100 {
            cells.write(head, i)
            cells.settle(0)
            checks.expect(cells.read(sum), 45 + 10 * i, "the sum")
        }
        checks.expect(counter.count, 100, "the count of effects")
    }
}

private func unstable<C: Cells>(_ cells: C) -> Iteration {
    let head = cells.signal(0)
    let counter = Counter()
    let double = cells.computed { cells.read(head) * 2 }
    let inverse = cells.computed { -cells.read(head) }
    let current = cells.computed {
        var sum = 0
        for _ in 0..<20 { sum += cells.read(head) % 2 != 0 ? cells.read(double) : cells.read(inverse) }
        return sum
    }
    cells.effect {
        use(cells.read(current))
        counter.count += 1
    }
    cells.plan(0, [1, 2, 3])
    cells.plan(1, [0, 2, 3])
    return Iteration { checks in
        cells.write(head, 1)
        cells.settle(1)
        checks.expect(cells.read(current), 40, "the sum")
        counter.count = 0
        for i in 0..<100 {
            cells.write(head, i)
            cells.settle(i % 2)
        }
        checks.expect(counter.count, 100, "the count of effects")
    }
}

private func mol<C: Cells>(_ cells: C) -> Iteration {
    @inline(never) func fibonacci(_ n: Int) -> Int { n < 2 ? 1 : fibonacci(n - 1) + fibonacci(n - 2) }
    @inline(never) func hard(_ n: Int) -> Int { n + fibonacci(16) }
    let a = cells.signal(0)
    let b = cells.signal(0)
    let c = cells.computed { cells.read(a) % 2 + cells.read(b) % 2 }
    let d = cells.computedList {
        let shift = cells.read(a) % 2 - cells.read(b) % 2
        return (0..<5).map { $0 + shift }
    }
    let e = cells.computed { hard(cells.read(c) + cells.read(a) + cells.read(d, 0)) }
    let f = cells.computed {
        let x = cells.read(d, 2)
        return hard(x != 0 ? x : cells.read(b))
    }
    let g = cells.computed {
        let c = cells.read(c)
        return c + (c != 0 ? c : cells.read(e) % 2) + cells.read(d, 4) + cells.read(f)
    }
    cells.effect { use(hard(cells.read(g))) }
    cells.effect { use(cells.read(g)) }
    cells.effect { use(hard(cells.read(f))) }
    // D and so F keep their values; E is read only when C is 0, which is in the second batch.
    cells.plan(0, [0, 1, 4, 5, 6])
    cells.plan(1, [0, 1, 2, 4, 5, 6])
    var i = 0
    return Iteration { _ in
        i += 1
        cells.write(b, 1)
        cells.write(a, 1 + 2 * i)
        cells.settle(0)
        cells.write(a, 2 + 2 * i)
        cells.write(b, 2)
        cells.settle(1)
    }
}
