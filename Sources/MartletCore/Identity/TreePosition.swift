/// A place among the views: an element, a dynamic list, an item, a view with a body.
///
/// A place takes its number when it is listed; items of a dynamic list are numbered by where they stand now.
public class TreePosition {
    private let above: TreePosition?
    /// Its number among the places directly below `above`.
    final var index: Int
    private var count = 0

    /// The next place below `above`.
    init(below above: TreePosition?) {
        self.above = above
        index = above?.count ?? 0
        above?.count += 1
    }

    /// What tells the place from its neighbours in any tree of the same views.
    var token: String { "\(index)" }

    /// The numbers from the root down to here, for sorting into tree order.
    final var order: [Int] { path.map(\.index) }

    /// Names the place in the same way for every tree of the same views, whatever its history.
    final var place: String { path.map(\.token).joined(separator: "/") }

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
