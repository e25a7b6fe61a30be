extension DisplayList: Equatable {
    /// Whether both paint the same from the same views. Subtrees that are the same reference cost nothing.
    public static func == (lhs: DisplayList, rhs: DisplayList) -> Bool {
        lhs.size == rhs.size && lhs.root == rhs.root
    }
}

extension DisplayItem: Equatable {
    /// Whether both paint the same from the same views. Walks down until references meet.
    public static func == (lhs: DisplayItem, rhs: DisplayItem) -> Bool {
        if lhs === rhs { return true }
        guard lhs.identity == rhs.identity, lhs.depth == rhs.depth, lhs.bounds == rhs.bounds else { return false }
        switch (lhs.content, rhs.content) {
        case (.group(let a), .group(let b)):
            return a.count == b.count && zip(a, b).allSatisfy { $0.offset == $1.offset && $0.item == $1.item }
        case (.fill(let a, let p, let s), .fill(let b, let q, let t)): return s == t && p == q && a == b
        case (.stroke(let a, let p, let s), .stroke(let b, let q, let t)): return s == t && p == q && a == b
        case (.text(let a, let p), .text(let b, let q)): return p == q && a == b
        case (.image(let a, let p), .image(let b, let q)): return p == q && a == b
        case (.vector(let a, let p, let s), .vector(let b, let q, let t)): return p == q && s == t && a == b
        case (.effect(let a, let p), .effect(let b, let q)): return a == b && p == q
        default: return false
        }
    }
}
