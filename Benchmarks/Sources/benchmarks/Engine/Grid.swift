import MartletGraph

/// Cases A3: a grid of rows in which each node sums some nodes of the row above; dynamic nodes leave one out or not, by what
/// they read. The sum of the leaves and the number of runs are checked: who computes too much or too little fails.
struct Grid<Value: GridValue> {
    let name: String
    let width: Int
    let layers: Int
    let inputCount: Int
    let staticShare: Double
    let readShare: Double
    let iterations: Int
    let expectedSum: Value
    let expectedRuns: Int

    var benchmark: Benchmark {
        Benchmark(
            group: "engine", name: name, size: expectedRuns, samples: 5, work: { engineWork() }, limit: { limitWork() })
    }

    /// For each node below the sources, row by row, whether its inputs vary.
    private var dynamicNodes: [Bool] {
        var random = SeededRandom(seed: "seed")
        return (0..<(layers - 1) * width).map { _ in random.next() >= staticShare }
    }

    /// The places in the last row that are read.
    private var leaves: [Int] {
        var random = SeededRandom(seed: "seed")
        var leaves = Array(0..<width)
        for _ in 0..<Int((Double(width) * (1 - readShare)).rounded()) {
            leaves.remove(at: Int(random.next() * Double(leaves.count)))
        }
        return leaves
    }

    /// The inputs of the node at `column`, as columns of the row above.
    private func inputs(_ column: Int) -> [Int] { (0..<inputCount).map { (column + $0) % width } }

    private func engineWork() -> Work {
        let engine = EngineGrid(self)
        return Work(timedBy: { checks in
            engine.runs.count = 0
            let taken = cost { engine.iterate(iterations) }
            checks.expect(engine.sum, expectedSum, "the sum of the leaves")
            checks.expect(engine.runs.count, expectedRuns, "the number of runs")
            return taken
        })
    }

    private func limitWork() -> Work {
        let limit = LimitGrid(self)
        return Work(timedBy: { checks in
            let taken = cost { limit.iterate() }
            checks.expect(limit.sum, expectedSum, "the sum of the leaves")
            return taken
        })
    }

    /// Calls `make` for every node below the sources with its inputs, which are cells of the kind `Cell`.
    fileprivate func build<Cell>(_ sources: [Cell], _ make: (_ inputs: [Cell], _ isDynamic: Bool) -> Cell) -> [Cell] {
        var row = sources
        let dynamic = dynamicNodes
        for layer in 0..<layers - 1 {
            row = (0..<width).map { column in
                make(inputs(column).map { row[$0] }, dynamic[layer * width + column])
            }
        }
        return leaves.map { row[$0] }
    }
}

var gridBenchmarks: [Benchmark] {
    [
        Grid(
            name: "2-10x5 - lazy80%", width: 10, layers: 5, inputCount: 2, staticShare: 1, readShare: 0.2,
            iterations: 600_000, expectedSum: 19_199_968, expectedRuns: 3_480_000
        ).benchmark,
        Grid(
            name: "6-10x10 - dyn25% - lazy80%", width: 10, layers: 10, inputCount: 6, staticShare: 0.75, readShare: 0.2,
            iterations: 15_000, expectedSum: 302_310_782_860, expectedRuns: 1_155_000
        ).benchmark,
        Grid(
            name: "4-1000x12 - dyn5%", width: 1000, layers: 12, inputCount: 4, staticShare: 0.95, readShare: 1,
            iterations: 7000, expectedSum: 29_355_933_696_000, expectedRuns: 1_463_000
        ).benchmark,
        Grid(
            name: "25-1000x5", width: 1000, layers: 5, inputCount: 25, staticShare: 1, readShare: 1,
            iterations: 3000, expectedSum: 1_171_484_375_000, expectedRuns: 732_000
        ).benchmark,
        Grid(
            name: "3-5x500", width: 5, layers: 500, inputCount: 3, staticShare: 1, readShare: 1,
            iterations: 500, expectedSum: 3.0239642676898464e241, expectedRuns: 1_246_500
        ).benchmark,
        Grid(
            name: "6-100x15 - dyn50%", width: 100, layers: 15, inputCount: 6, staticShare: 0.5, readShare: 1,
            iterations: 2000, expectedSum: 15_664_996_402_790_400, expectedRuns: 1_078_000
        ).benchmark,
    ]
}

/// Int, or Double where the sums are larger.
protocol GridValue: AdditiveArithmetic {
    init(_ int: Int)
    var isOdd: Bool { get }
    /// The remainder of a number that is not negative.
    func index(below count: Int) -> Int
}

extension Int: GridValue {
    var isOdd: Bool { self & 1 == 1 }
    func index(below count: Int) -> Int { self % count }
}

extension Double: GridValue {
    var isOdd: Bool { truncatingRemainder(dividingBy: 2) == 1 }
    func index(below count: Int) -> Int { Int(truncatingRemainder(dividingBy: Double(count))) }
}

/// The sum that a node computes.
@inline(__always)
private func sum<Cell, Value: GridValue>(_ inputs: [Cell], _ isDynamic: Bool, _ read: (Cell) -> Value) -> Value {
    var sum = Value.zero
    if !isDynamic {
        for input in inputs { sum += read(input) }
        return sum
    }
    sum = read(inputs[0])
    let drops = sum.isOdd
    let dropped = sum.index(below: inputs.count - 1)
    for i in 0..<inputs.count - 1 where !(drops && i == dropped) { sum += read(inputs[i + 1]) }
    return sum
}

private final class EngineGrid<Value: GridValue> {
    let graph = Graph()
    let runs = Counter()
    private let width: Int
    private var sources: [Attribute<Value>] = []
    private var leaves: [Attribute<Value>] = []

    /// With a `log`, each run is entered in it: the place of the node in the order of making, 0 for the effect.
    init(_ grid: Grid<Value>, log: RunLog? = nil) {
        let (graph, runs) = (graph, runs)
        width = grid.width
        sources = (0..<grid.width).map { graph.source(Value($0)) }
        leaves = grid.build(sources) { inputs, isDynamic in
            if let log {
                let place = log.take()
                return graph.rule {
                    let value = benchmarks.sum(inputs, isDynamic) { graph.read($0) }
                    log.add(place)
                    return value
                }
            }
            if isDynamic {
                return graph.rule {
                    runs.count += 1
                    return benchmarks.sum(inputs, true) { graph.read($0) }
                }
            }
            return graph.rule {
                runs.count += 1
                return benchmarks.sum(inputs, false) { graph.read($0) }
            }
        }
        let leaves = leaves
        graph.effect {
            for leaf in leaves { use(graph.read(leaf)) }
            log?.add(0)
        }
    }

    var sum: Value { leaves.reduce(.zero) { $0 + graph.read($1) } }

    func iterate(_ iterations: Int, _ after: () -> Void = {}) {
        for i in 0..<iterations {
            let column = i % width
            graph.write(sources[column], Value(i + column))
            graph.flush()
            for leaf in leaves { use(graph.read(leaf)) }
            after()
        }
    }
}

/// Which nodes ran, in the order in which they ended.
private final class RunLog {
    private(set) var places: [UInt32] = []
    private var taken: UInt32 = 0

    func take() -> UInt32 {
        taken += 1
        return taken
    }

    func add(_ place: UInt32) { places.append(place) }
    func clear() { places = [] }
}

/// The limit: values and rules in arrays, and for each iteration the nodes that have to run, as the engine found them out in a
/// run like this one.
private final class LimitGrid<Value: GridValue> {
    private struct Rule {
        let evaluate: () -> Value
    }

    private let grid: Grid<Value>
    private let values: UnsafeMutablePointer<Value>
    private var rules: [Rule] = []
    private var leaves: [Int] = []
    private var places: [UInt32] = []
    private var ends: [Int] = []

    init(_ grid: Grid<Value>) {
        self.grid = grid
        let count = grid.width * grid.layers
        let values = UnsafeMutablePointer<Value>.allocate(capacity: count)
        values.initialize(repeating: .zero, count: count)
        self.values = values
        for i in 0..<grid.width { values[i] = Value(i) }
        var next = grid.width
        leaves = grid.build(Array(0..<grid.width)) { inputs, isDynamic in
            if isDynamic {
                rules.append(Rule { benchmarks.sum(inputs, true) { values[$0] } })
            } else {
                rules.append(Rule { benchmarks.sum(inputs, false) { values[$0] } })
            }
            next += 1
            return next - 1
        }
        let log = RunLog()
        let engine = EngineGrid(grid, log: log)
        replay(log.places)
        log.clear()
        // The first run begins with other sources than all later ones.
        for _ in 0..<2 {
            log.clear()
            ends = []
            engine.iterate(grid.iterations) { ends.append(log.places.count) }
            places = log.places
            iterate()
        }
    }

    isolated deinit { values.deallocate() }

    var sum: Value { leaves.reduce(.zero) { $0 + values[$1] } }

    func iterate() {
        var start = 0
        for i in 0..<grid.iterations {
            let column = i % grid.width
            values[column] = Value(i + column)
            let end = ends[i]
            replay(places[start..<end])
            start = end
            for leaf in leaves { use(values[leaf]) }
        }
    }

    @inline(__always)
    private func replay(_ places: some Sequence<UInt32>) {
        for place in places {
            if place == 0 {
                for leaf in leaves { use(values[leaf]) }
            } else {
                values[grid.width + Int(place) - 1] = rules[Int(place) - 1].evaluate()
            }
        }
    }
}
