import MartletGraph

/// What a workload is written against. The engine and the limit run the same workload through two kinds of cells, and the
/// compiler specialises it for each.
protocol Cells: AnyObject {
    associatedtype Cell
    associatedtype ListCell
    init()
    func signal(_ value: Int) -> Cell
    /// Generic, because a closure that is passed on as `() -> Int` gets a thunk around it, which the engine's own makers do
    /// not cost. `V` is `Int`.
    func computed<V: Equatable>(_ evaluate: @escaping () -> V) -> Cell
    /// `V` is `[Int]`.
    func computedList<V: Equatable>(_ evaluate: @escaping () -> V) -> ListCell
    func effect(_ body: @escaping () -> Void)
    func read(_ cell: Cell) -> Int
    func read(_ list: ListCell, _ index: Int) -> Int
    func write(_ cell: Cell, _ value: Int)
    /// Runs what is due. The limit is told by `plan` which rules those are.
    func settle(_ plan: Int)
    /// Has `settle(plan)` run these rules only, by the order in which rules and effects were made, in the limit.
    func plan(_ plan: Int, _ rules: [Int])
}

/// Cells of Martlet's graph.
final class GraphCells: Cells {
    let graph = Graph()

    @inline(__always) func signal(_ value: Int) -> Attribute<Int> { graph.source(value) }
    @inline(__always) func computed<V: Equatable>(_ evaluate: @escaping () -> V) -> Attribute<Int> {
        Attribute(unchecked: graph.rule(evaluate).id)
    }
    @inline(__always) func computedList<V: Equatable>(_ evaluate: @escaping () -> V) -> Attribute<[Int]> {
        Attribute(unchecked: graph.rule(evaluate).id)
    }
    @inline(__always) func effect(_ body: @escaping () -> Void) { graph.effect(body) }
    @inline(__always) func read(_ cell: Attribute<Int>) -> Int { graph.read(cell) }
    @inline(__always) func read(_ list: Attribute<[Int]>, _ index: Int) -> Int { graph.read(list)[index] }
    @inline(__always) func write(_ cell: Attribute<Int>, _ value: Int) { graph.write(cell, value) }
    @inline(__always) func settle(_ plan: Int) { graph.flush() }
    @inline(__always) func plan(_ plan: Int, _ rules: [Int]) {}
}
