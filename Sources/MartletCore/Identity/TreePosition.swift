/// A place among the views: of an element, a dynamic list, an item, a view with a body.
///
/// A place takes its number when it is listed; items of a dynamic list are numbered by where they stand now. It knows
/// the places above, some of which are identities, and no views: whoever holds one holds no nodes.
package class TreePosition {
    private final let above: TreePosition?
    /// Its number among the places directly below `above`.
    @exclusivity(unchecked) final var index: Int
    @exclusivity(unchecked) private final var count = 0

    /// The next place below `above`.
    init(below above: TreePosition?) {
        self.above = above
        index = above?.count ?? 0
        above?.count += 1
    }

    /// What tells a place from its neighbours in any tree of the same views.
    enum Token: Hashable {
        case number(Int)
        case branch(Int)
        case item(AnyHashable)
    }

    var token: Token { .number(index) }

    /// The numbers from the root down to here, for sorting into tree order.
    final var order: [Int] { chain.map(\.index) }

    /// Tells the place in the same way for every tree of the same views, whatever its history.
    final var tokens: [Token] { chain.map(\.token) }

    /// The same as a name.
    final var place: String { tokens.map(\.description).joined(separator: "/") }

    private final var chain: [TreePosition] {
        var places: [TreePosition] = []
        places.reserveCapacity(32)
        var place: TreePosition? = self
        while let current = place {
            places.append(current)
            place = current.above
        }
        places.reverse()
        return places
    }
}

extension TreePosition.Token: CustomStringConvertible {
    var description: String {
        switch self {
        case .number(let index): "\(index)"
        case .branch(let number): "branch \(number)"
        case .item(let id): "[\(id.hashValue) \(id.base)]"
        }
    }
}
