import SplitMix

/// A view as a value: what kind, one number that it is made with, and what is inside.
struct Spec: Hashable, Codable, Identifiable {
    /// Its id in a ForEach; unique in the whole tree.
    var id: Int
    var kind: Kind
    /// What the kind makes of it: a length, a branch, an id.
    var number: Int
    var children: [Spec] = []

    enum Kind: String, Codable, CaseIterable {
        // Without content.
        case text, color, shape, row, environmentReader, observer, spacer, nothing
        // Around one view.
        case padding, frame, flexibleFrame, offset, opacity, fixedSize, environmentWriter, layoutPriority, erased,
            identified, statefulModifier, equatable, optional, preferenceReader, preferenceWriter, zIndex, transform,
            disabled, geometry
        // Around two.
        case overlay, background, branches, alternatives
        // Around several.
        case column, line, layers, group, rows, fixed

        /// How many views are inside.
        var capacity: ClosedRange<Int> {
            switch self {
            case .text, .color, .shape, .row, .environmentReader, .observer, .spacer, .nothing: 0...0
            case .overlay, .background, .branches, .alternatives: 2...2
            case .column, .line, .layers, .group, .rows: 0...5
            case .fixed: 1...3
            default: 1...1
            }
        }

        static let leaves = allCases.filter { $0.capacity == 0...0 }
        static let wrappers = allCases.filter { $0.capacity.upperBound > 0 }
    }

    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// The places of all nodes: the way from the root.
    var places: [[Int]] {
        [[]] + children.enumerated().flatMap { index, child in child.places.map { [index] + $0 } }
    }

    subscript(place: ArraySlice<Int>) -> Spec {
        get { place.first.map { children[$0][place.dropFirst()] } ?? self }
        set {
            if let first = place.first { children[first][place.dropFirst()] = newValue } else { self = newValue }
        }
    }
}

extension Spec: CustomStringConvertible {
    var description: String {
        let inside = children.isEmpty ? "" : "[" + children.map(\.description).joined(separator: ", ") + "]"
        return "\(kind.rawValue)\(id):\(number)\(inside)"
    }
}

/// Makes specs with ids of their own.
struct Sower {
    var random: SplitMix64
    private var nextID = 0

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// A view of about `size` nodes.
    mutating func make(_ size: Int) -> Spec {
        nextID += 1
        let id = nextID
        let number = random.below(12)
        guard size > 1 else {
            return Spec(id: id, kind: Spec.Kind.leaves[random.below(Spec.Kind.leaves.count)], number: number)
        }
        // Containers are more likely than their share, or trees would be sticks.
        let kinds = Spec.Kind.wrappers
        let kind = random.below(2) == 0 ? kinds[kinds.count - 1 - random.below(6)] : kinds[random.below(kinds.count)]
        let room = kind.capacity
        let count = max(room.lowerBound, min(room.upperBound, 1 + random.below(4)))
        var left = size - 1
        var children: [Spec] = []
        for index in 0..<count {
            let share = index == count - 1 ? left : random.below(left + 1)
            left -= share
            children.append(make(share))
        }
        return Spec(id: id, kind: kind, number: number, children: children)
    }
}
