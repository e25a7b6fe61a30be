import MartletGraph

/// The living part of a ``RandomWorld``: the graph and where its nodes are.
final class WorldState {
    let graph = Graph()
    var handles: [Int: Attribute<Int>] = [:]
    var recipes: [Int: Recipe] = [:]
    var effects: [AnyAttribute: EffectState] = [:]
    var runs: [AnyAttribute: Int] = [:]
    var complaints: [String] = []
    /// One rule in so many is a barrier.
    var barriers: Int?
    private var groupSubgraphs: [Int: Subgraph] = [:]

    final class EffectState {
        let recipe: Recipe
        var seen = -1
        init(recipe: Recipe) { self.recipe = recipe }
    }

    func isLive(_ id: Int) -> Bool { handles[id].map { graph.isAlive($0.id) } ?? false }

    func isGroupAlive(_ group: Int) -> Bool { groupSubgraphs[group].map(graph.isAlive) ?? false }

    func makeGroup(_ group: Int, _ recipes: [Recipe]) {
        let subgraph = graph.makeSubgraph()
        groupSubgraphs[group] = subgraph
        graph.within(subgraph) { make(recipes) }
    }

    func removeGroup(_ group: Int) {
        if let subgraph = groupSubgraphs[group] { graph.remove(subgraph) }
    }

    private func make(_ recipes: [Recipe]) {
        for recipe in recipes { make(recipe) }
    }

    private func read(_ id: Int) -> Int? { isLive(id) ? graph.read(handles[id]!) : nil }

    private func make(_ recipe: Recipe) {
        recipes[recipe.id] = recipe
        switch recipe.kind {
        case .source(let value): handles[recipe.id] = graph.source(value)
        case .target: handles[recipe.id] = graph.source(0)
        case .parent(let children): handles[recipe.id] = makeParent(recipe, children)
        case .sum, .until, .choice, .around:
            handles[recipe.id] = graph.rule { [unowned self] in
                runs[graph.evaluating!, default: 0] += 1
                return recipe.value(read)
            }
        case .record, .write, .remove: makeEffect(recipe)
        }
        if let barriers, recipe.isRule, recipe.id % barriers == 0 { graph.setBarrier(handles[recipe.id]!.id) }
    }

    private func makeParent(_ recipe: Recipe, _ children: [[Recipe]]) -> Attribute<Int> {
        var side: Int?
        var subgraph: Subgraph?
        return graph.rule { [unowned self] in
            runs[graph.evaluating!, default: 0] += 1
            let newSide = (read(recipe.inputs[0]) ?? 0) % 2
            if newSide != side {
                side = newSide
                if let subgraph { graph.remove(subgraph) }
                let new = graph.makeSubgraph()
                subgraph = new
                graph.within(new) { make(children[newSide]) }
            }
            return recipe.value(read)
        }
    }

    private func makeEffect(_ recipe: Recipe) {
        let state = EffectState(recipe: recipe)
        let subgraph = graph.currentSubgraph
        var handle = AnyAttribute.none
        handle = graph.effect { [unowned self] in
            let value = recipe.value(read)
            state.seen = value
            switch recipe.kind {
            case .write(let target): if isLive(target) { graph.write(handles[target]!, value) }
            case .remove(let group): if value == 3 { removeGroup(group) }
            default: break
            }
        }
        guard graph.isAlive(handle) else { return }
        effects[handle] = state
        graph.onRemove(subgraph) { [unowned self] in effects[handle] = nil }
    }
}

/// Evaluates recipes by recursion, from nothing but the values of the sources.
final class FreshEvaluator {
    let state: WorldState
    private var known: [Int: Int] = [:]

    init(state: WorldState) { self.state = state }

    func value(of inputs: [Int]) -> Int {
        var sum = 0
        for (place, input) in inputs.enumerated() { sum += (place + 1) * value(of: input) }
        return sum % 7
    }

    func value(of id: Int) -> Int {
        if let value = known[id] { return value }
        guard state.isLive(id), let recipe = state.recipes[id] else { return 0 }
        let result: Int
        switch recipe.kind {
        case .source, .target: result = state.graph.peekCommitted(state.handles[id]!)!
        default:
            result = recipe.value { value(of: $0) }
        }
        known[id] = result
        return result
    }
}
