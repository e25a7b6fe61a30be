import MartletGraph

/// Cases A4: making and updating 100,000 cells. Each sample makes its graph in a subgraph of its own and removes it; making
/// and removing are timed except where a case says that its cells are there before.
var scalingBenchmarks: [Benchmark] {
    [
        Benchmark(
            group: "engine", name: "createSignals", size: count, work: { Work(timing: createSignals) },
            limit: { Work(timing: { _ in use((0..<count).map { $0 }) }) }),
        Benchmark(
            group: "engine", name: "createComputations", size: 9 * count, work: { Work(timedBy: createComputations) },
            limit: { Work(timedBy: createComputationsLimit) }),
        Benchmark(
            group: "engine", name: "updateSignals", size: 8 * count + count / 250 + count / 10,
            work: { Work(timedBy: updateSignals) },
            limit: { Work(timedBy: updateSignalsLimit) }),
    ]
}

private let count = 100_000

/// Effects, sources, and how many sources each effect reads. One source for each effect, or one for several.
private struct Shape {
    let sources: Int
    let effects: Int
    let inputs: Int

    /// The source that effect `i` reads as its `j`th.
    @inline(__always)
    func source(_ i: Int, _ j: Int) -> Int { inputs > 1 ? i * inputs + j : i * sources / effects }
}

private let creations = [
    Shape(sources: 1, effects: count, inputs: 0),
    Shape(sources: count, effects: count, inputs: 1),
    Shape(sources: count, effects: count / 2, inputs: 2),
    Shape(sources: count, effects: count / 4, inputs: 4),
    Shape(sources: count, effects: count / 1000, inputs: 1000),
    Shape(sources: count / 2, effects: count, inputs: 1),
    Shape(sources: count / 4, effects: count, inputs: 1),
    Shape(sources: count / 8, effects: count, inputs: 1),
    Shape(sources: count / 1000, effects: count, inputs: 1),
]

private func createSignals(_ checks: Checks) {
    let graph = Graph()
    let subgraph = graph.makeSubgraph()
    graph.within(subgraph) { for i in 0..<count { use(graph.source(i)) } }
    checks.expect(graph.nodeCount, count, "the number of nodes")
    graph.remove(subgraph)
}

private func createComputations(_ checks: Checks) -> Cost {
    creations.reduce(.nothing) { taken, shape in
        let graph = Graph()
        let sources = (0..<shape.sources).map { graph.source($0) }
        for _ in 0..<3 { for source in sources { use(graph.read(source)) } }
        let subgraph = graph.makeSubgraph()
        return taken
            + cost {
                graph.within(subgraph) { makeEffects(graph, shape, sources) }
                checks.expect(graph.edgeCount, shape.effects * shape.inputs, "the number of edges")
                graph.remove(subgraph)
            }
    }
}

private func makeEffects(_ graph: Graph, _ shape: Shape, _ sources: [Attribute<Int>]) {
    for i in 0..<shape.effects {
        switch shape.inputs {
        case 0: graph.effect { use(i) }
        case 1:
            let source = sources[shape.source(i, 0)]
            graph.effect { use(graph.read(source)) }
        default:
            let inputs = Array(sources[shape.source(i, 0)..<shape.source(i, shape.inputs)])
            graph.effect {
                var sum = 0
                for input in inputs { sum &+= graph.read(input) }
                use(sum)
            }
        }
    }
}

/// The closures alone: made, called once, kept in an array, let go.
private func createComputationsLimit(_ checks: Checks) -> Cost {
    creations.reduce(.nothing) { taken, shape in
        let values = UnsafeMutablePointer<Int>.allocate(capacity: shape.sources)
        values.initialize(repeating: 0, count: shape.sources)
        defer { values.deallocate() }
        return taken
            + cost {
                var rules: [LimitRule] = []
                for i in 0..<shape.effects {
                    let rule = limitRule(values, shape, i)
                    rule.run()
                    rules.append(rule)
                }
                use(rules.count)
            }
    }
}

private struct LimitRule {
    let run: () -> Void
}

private func limitRule(_ values: UnsafeMutablePointer<Int>, _ shape: Shape, _ i: Int) -> LimitRule {
    switch shape.inputs {
    case 0: return LimitRule { use(i) }
    case 1:
        let source = shape.source(i, 0)
        return LimitRule { use(values[source]) }
    default:
        let inputs = Array(shape.source(i, 0)..<shape.source(i, shape.inputs))
        return LimitRule {
            var sum = 0
            for input in inputs { sum &+= values[input] }
            use(sum)
        }
    }
}

/// A shape and how many batches write its first source.
private let updates: [(shape: Shape, batches: Int)] = [
    (Shape(sources: 1, effects: 1, inputs: 1), 4 * count),
    (Shape(sources: 2, effects: 1, inputs: 2), 2 * count),
    (Shape(sources: 4, effects: 1, inputs: 4), count),
    (Shape(sources: 1000, effects: 1, inputs: 1000), count / 250),
    (Shape(sources: 1, effects: 2, inputs: 1), count),
    (Shape(sources: 1, effects: 4, inputs: 1), count),
    (Shape(sources: 1, effects: 1000, inputs: 1), count / 10),
]

private func updateSignals(_ checks: Checks) -> Cost {
    updates.reduce(.nothing) { taken, update in
        taken
            + cost {
                let graph = Graph()
                let subgraph = graph.makeSubgraph()
                graph.within(subgraph) {
                    let sources = (0..<update.shape.sources).map { graph.source($0) }
                    makeEffects(graph, update.shape, sources)
                    let before = graph.evaluationCount
                    // Source 0 holds 0: a first write of 0 would change nothing.
                    for i in 1...update.batches {
                        graph.write(sources[0], i)
                        graph.flush()
                    }
                    let runs = graph.evaluationCount - before
                    checks.expect(runs, update.batches * update.shape.effects, "the number of runs")
                }
                graph.remove(subgraph)
            }
    }
}

private func updateSignalsLimit(_ checks: Checks) -> Cost {
    updates.reduce(.nothing) { taken, update in
        let values = UnsafeMutablePointer<Int>.allocate(capacity: update.shape.sources)
        values.initialize(repeating: 0, count: update.shape.sources)
        defer { values.deallocate() }
        return taken
            + cost {
                let rules = (0..<update.shape.effects).map { limitRule(values, update.shape, $0) }
                for i in 1...update.batches {
                    values[0] = i
                    for rule in rules { rule.run() }
                }
            }
    }
}
