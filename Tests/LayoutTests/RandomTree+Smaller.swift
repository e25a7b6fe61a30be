extension RandomTree {
    /// Trees that are simpler by one step: a part of this one, or this one with less in it.
    private var smaller: [RandomTree] {
        func lists(_ list: [RandomTree], _ make: ([RandomTree]) -> RandomTree) -> [RandomTree] {
            var result = list
            for index in list.indices {
                var less = list
                less.remove(at: index)
                if !less.isEmpty { result.append(make(less)) }
                for inner in list[index].smaller {
                    less = list
                    less[index] = inner
                    result.append(make(less))
                }
            }
            return result
        }
        func one(_ inner: RandomTree, _ make: (RandomTree) -> RandomTree) -> [RandomTree] {
            [inner] + inner.smaller.map(make)
        }
        switch self {
        case .box, .flexible, .spacer: return []
        case .row(let list, let spacing, let a): return lists(list) { .row($0, spacing, a) }
        case .column(let list, let spacing, let a): return lists(list) { .column($0, spacing, a) }
        case .layers(let list, let a): return lists(list) { .layers($0, a) }
        case .padded(let inner, let length): return one(inner) { .padded($0, length) }
        case .framed(let inner, let width, let height): return one(inner) { .framed($0, width, height) }
        case .flexed(let inner, let low, let high): return one(inner) { .flexed($0, low, high) }
        case .fixed(let inner): return one(inner) { .fixed($0) }
        case .guided(let inner, let guide): return one(inner) { .guided($0, guide) }
        case .decorated(let inner, let back):
            return [back] + one(inner) { .decorated($0, back) } + back.smaller.map { .decorated(inner, $0) }
        case .scrolled(let inner): return one(inner) { .scrolled($0) }
        case .grid(let rows, let spacing, let a):
            var result: [RandomTree] = []
            for row in rows.indices {
                var less = rows
                less.remove(at: row)
                if !less.isEmpty { result.append(.grid(less, spacing, a)) }
                result += lists(rows[row]) { cells in
                    less = rows
                    less[row] = cells
                    return .grid(less, spacing, a)
                }
            }
            return result
        case .custom(let list): return lists(list) { .custom($0) }
        case .fitting(let list): return lists(list) { .fitting($0) }
        case .proportioned(let inner, let ratio): return one(inner) { .proportioned($0, ratio) }
        case .placed(let inner, let x): return one(inner) { .placed($0, x) }
        }
    }

    /// The simplest tree found for which a law is still broken.
    func simplest(where isBroken: (RandomTree) -> Bool) -> RandomTree {
        var tree = self
        while let next = tree.smaller.first(where: isBroken) { tree = next }
        return tree
    }
}
