/// A place among the views: of an element, a dynamic list, an item, a view with a body.
///
/// A place takes its number when it is listed; items of a dynamic list are numbered by where they stand now. It knows
/// the places above and nothing else, so whoever holds one holds no views.
final class TreePosition {
    private let above: TreePosition?
    private let kind: ViewInstance.Kind?
    /// Its number among the places directly below `above`.
    var index: Int
    private var count = 0

    /// The next place below `above`.
    init(below above: TreePosition?, kind: ViewInstance.Kind? = nil) {
        self.above = above
        self.kind = kind
        index = above?.count ?? 0
        above?.count += 1
    }

    /// What tells the place from its neighbours in any tree of the same views.
    private var token: String {
        switch kind {
        case .item(let id): "[\(id.hashValue) \(id.base)]"
        case .branch(let number): "branch \(number)"
        default: "\(index)"
        }
    }

    /// The numbers from the root down to here, for sorting into tree order.
    var order: [Int] { path.map(\.index) }

    /// Names the place in the same way for every tree of the same views, whatever its history.
    var place: String { path.map(\.token).joined(separator: "/") }

    private var path: [TreePosition] {
        var places: [TreePosition] = []
        var place: TreePosition? = self
        while let current = place {
            places.append(current)
            place = current.above
        }
        return places.reversed()
    }
}
