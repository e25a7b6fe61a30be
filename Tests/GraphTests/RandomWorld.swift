import MartletGraph
import SplitMix

/// A random graph beside a naive evaluator of the same meaning: sources, rules with changing inputs, rules that build and tear
/// down subgraphs, effects that record, write and remove, all in subgraphs that come and go.
struct RandomWorld {
    private var random: SplitMix64
    private let state = WorldState()
    private var nextID = 0
    private var groups: [Int: [Recipe]] = [:]
    /// Effects that write or remove, and reads of what dies meanwhile, may make a rule run again in a flush.
    private let isQuiet: Bool
    /// Whether there are rules that make others. What is made in a flush may look behind a barrier before its turn.
    private let makesParts: Bool

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        isQuiet = seed % 2 == 0
        makesParts = seed % 4 != 0
        // In two thirds of the worlds some rules are barriers.
        state.barriers = seed % 3 == 0 ? nil : 2 + Int(seed % 4)
        state.graph.onDiagnostic = { [state] in state.complaints.append($0.message) }
        addGroup()
        addGroup()
    }

    /// One batch of random changes and a flush.
    mutating func step() {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            switch Int.random(in: 0..<12, using: &random) {
            case 0 where groups.count < 6: addGroup()
            case 1 where groups.count > 1: removeGroup()
            case 2: peekAtRandom()
            case 3: invalidateAtRandom()
            case 4 where state.barriers != nil: changeBarrierAtRandom()
            default: writeAtRandom()
            }
        }
        if random.oneIn(3) { peekAtRandom() }
        state.runs = [:]
        state.graph.flush()
    }

    /// Everything that is wrong now.
    func faults() -> [String] {
        var faults = state.graph.invariants() + state.complaints
        if state.graph.hasPendingEffects { faults.append("effects are pending after a flush") }
        let fresh = FreshEvaluator(state: state)
        for (_, effect) in state.effects {
            let expected = fresh.value(of: effect.recipe.inputs)
            if effect.seen != expected {
                faults.append("effect \(effect.recipe.id) saw \(effect.seen), not \(expected)")
            }
            if case .write(let target) = effect.recipe.kind, let handle = state.handles[target],
                state.graph.peek(handle) != expected
            {
                faults.append("effect \(effect.recipe.id) has not written \(expected)")
            }
        }
        if isQuiet, state.barriers == nil || !makesParts {
            for (id, count) in state.runs where count > 1 {
                faults.append("node \(id) ran \(count) times in one batch")
            }
        }
        let clean = Set(state.graph.snapshot().nodes.filter { $0.state == .clean }.map(\.id))
        for (id, recipe) in state.recipes where state.isLive(id) && recipe.isRule {
            guard let committed = state.graph.peekCommitted(state.handles[id]!) else { continue }
            if clean.contains(state.handles[id]!.id), committed != fresh.value(of: id) {
                faults.append("rule \(id) is \(committed), not \(fresh.value(of: id))")
            }
        }
        return faults
    }

    private mutating func id() -> Int {
        nextID += 1
        return nextID
    }

    /// The ids that a new recipe may read: those of the groups and of `scope`.
    private mutating func inputs(_ scope: [Recipe], _ counts: ClosedRange<Int>) -> [Int] {
        let ids = (groups.values.flatMap { $0 } + scope).filter(\.hasValue).map(\.id).sorted()
        if ids.isEmpty { return [] }
        return (0..<Int.random(in: counts, using: &random)).map { _ in ids.randomElement(using: &random)! }
    }

    private mutating func recipes(_ outer: [Recipe], depth: Int) -> [Recipe] {
        var scope: [Recipe] = []
        for _ in 0..<Int.random(in: depth == 0 ? 6...14 : 1...4, using: &random) {
            let known = outer + scope
            switch Int.random(in: 0..<10, using: &random) {
            case 0, 1: scope.append(Recipe(id: id(), kind: .source(Int.random(in: 0..<7, using: &random)), inputs: []))
            case 2, 3: scope.append(Recipe(id: id(), kind: .sum, inputs: inputs(known, 0...4)))
            case 4:
                scope.append(
                    Recipe(id: id(), kind: .until(Int.random(in: 2...3, using: &random)), inputs: inputs(known, 1...5)))
            case 5: scope.append(Recipe(id: id(), kind: .choice, inputs: inputs(known, 1...5)))
            case 6 where depth < 3 && makesParts:
                let inputs = inputs(known, 1...1)
                if inputs.isEmpty { continue }
                let children = [recipes(known, depth: depth + 1), recipes(known, depth: depth + 1)]
                let parent = Recipe(id: id(), kind: .parent(children), inputs: inputs)
                scope.append(parent)
                scope.append(Recipe(id: id(), kind: .record, inputs: [parent.id]))
                let nested = children.flatMap { $0 }.filter(\.hasValue).map(\.id)
                if !isQuiet, let some = nested.randomElement(using: &random),
                    let other = nested.randomElement(using: &random)
                {
                    scope.append(Recipe(id: id(), kind: .around(parent.id), inputs: [some, other]))
                }
            case 7 where !isQuiet:
                let target = Recipe(id: id(), kind: .target, inputs: [])
                scope.append(Recipe(id: id(), kind: .write(target.id), inputs: inputs(known, 1...3)))
                scope.insert(target, at: scope.count - 1)
            case 8 where !isQuiet && depth == 0 && random.oneIn(2):
                guard let group = groups.keys.sorted().randomElement(using: &random) else { continue }
                // A body that removes what it has read itself does not run again for it.
                let removed = Set(groups[group]!.map(\.id))
                let inputs = inputs(known, 1...2).filter { !removed.contains($0) }
                scope.append(Recipe(id: id(), kind: .remove(group), inputs: inputs))
            default: scope.append(Recipe(id: id(), kind: .record, inputs: inputs(known, 1...3)))
            }
        }
        return scope
    }

    private mutating func addGroup() {
        groups = groups.filter { state.isGroupAlive($0.key) }
        let recipes = recipes([], depth: 0)
        let group = id()
        state.makeGroup(group, recipes)
        groups[group] = recipes
    }

    private mutating func removeGroup() {
        guard let group = groups.keys.sorted().randomElement(using: &random) else { return }
        groups[group] = nil
        state.removeGroup(group)
    }

    private mutating func liveID(where condition: (Recipe) -> Bool) -> Int? {
        state.recipes.values.filter { condition($0) && state.isLive($0.id) }.map(\.id).sorted().randomElement(
            using: &random)
    }

    private mutating func writeAtRandom() {
        let id = liveID { if case .source = $0.kind { true } else { false } }
        guard let id else { return }
        state.graph.write(state.handles[id]!, Int.random(in: 0..<7, using: &random))
    }

    private mutating func peekAtRandom() {
        guard let id = liveID(where: \.isRule) else { return }
        let value = state.graph.peek(state.handles[id]!)
        let fresh = FreshEvaluator(state: state)
        if value != fresh.value(of: id) {
            state.complaints.append("a peek of \(id) gave \(value), not \(fresh.value(of: id))")
        }
    }

    private mutating func changeBarrierAtRandom() {
        guard let id = liveID(where: \.isRule) else { return }
        let rule = state.handles[id]!.id
        if random.oneIn(2) { state.graph.setBarrier(rule) } else { state.graph.removeBarrier(rule) }
    }

    private mutating func invalidateAtRandom() {
        guard let id = liveID(where: \.isRule) else { return }
        state.graph.invalidate(state.handles[id]!.id)
    }
}
