import MartletGraph

/// Cells of Martlet's graph that are made, read and written by code that does not know their types, as that of a generic
/// view in a library does: it is reached through a protocol, so no compiler can specialise it.
final class GenericCells: Cells {
    private let maker: any CellMaker = CommandLine.arguments.isEmpty ? OtherMaker() : GraphMaker()

    func signal(_ value: Int) -> Attribute<Int> { maker.source(value) }
    func computed<V: Equatable>(_ evaluate: @escaping () -> V) -> Attribute<Int> {
        Attribute(unchecked: maker.rule(evaluate).id)
    }
    func computedList<V: Equatable>(_ evaluate: @escaping () -> V) -> Attribute<[Int]> {
        Attribute(unchecked: maker.rule(evaluate).id)
    }
    func effect(_ body: @escaping () -> Void) { maker.effect(body) }
    @inline(__always) func read(_ cell: Attribute<Int>) -> Int { maker.read(cell) }
    @inline(__always) func read(_ list: Attribute<[Int]>, _ index: Int) -> Int { maker.read(list)[index] }
    func write(_ cell: Attribute<Int>, _ value: Int) { maker.write(cell, value) }
    func settle(_ plan: Int) { maker.settle() }
    func plan(_ plan: Int, _ rules: [Int]) {}
}

private protocol CellMaker: AnyObject {
    func source<V: Equatable>(_ value: V) -> Attribute<V>
    func rule<V: Equatable>(_ evaluate: @escaping () -> V) -> Attribute<V>
    func effect(_ body: @escaping () -> Void)
    func read<V>(_ cell: Attribute<V>) -> V
    func write<V: Equatable>(_ cell: Attribute<V>, _ value: V)
    func settle()
}

private class GraphMaker: CellMaker {
    let graph = Graph()

    func source<V: Equatable>(_ value: V) -> Attribute<V> { graph.source(value) }
    func rule<V: Equatable>(_ evaluate: @escaping () -> V) -> Attribute<V> { graph.rule(evaluate) }
    func effect(_ body: @escaping () -> Void) { graph.effect(body) }
    func read<V>(_ cell: Attribute<V>) -> V { graph.read(cell) }
    func write<V: Equatable>(_ cell: Attribute<V>, _ value: V) { graph.write(cell, value) }
    func settle() { graph.flush() }
}

/// A second one, so that there is no single type that could be known behind the protocol.
private final class OtherMaker: GraphMaker {
    override func settle() {}
}
