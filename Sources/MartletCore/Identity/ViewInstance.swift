import MartletGraph

/// One identity that is alive: a view with a body, a modifier with a body, or an item of a dynamic list.
///
/// It owns the storage behind the property wrappers and knows its place, so that reports and diagnostics can
/// name it.
package final class ViewInstance {
    enum Kind {
        case root
        case view(Any.Type)
        case item(AnyHashable)
        case branch(Int)
    }

    unowned(unsafe) let host: ViewHost
    let parent: ViewInstance?
    let kind: Kind
    /// Its number among the children that its parent has had, for paths.
    let ordinal: Int
    /// One slot for each dynamic property of the view's plan, in its order.
    var slots: ContiguousArray<AnyObject?> = []
    /// The attribute of the body, for invalidation from outside (observation, foreign reads).
    var body: AnyAttribute = .none
    /// Why the body has to run next, where it is not a dependency that the graph saw.
    var pendingReason: UpdateReason?
    /// The properties that have changed since the body ran.
    var changedNames: [String] = []
    /// What made the body run last.
    var lastChanges = Changes()
    /// The instance whose body runs now: the one piece of current state, on the main thread.
    nonisolated(unsafe) static var running: ViewInstance?
    /// The item's position in its list now, for order.
    var index = 0
    private var childCount = 0
    private var viewCount = 0
    private var listCount = 0
    /// Tells it from others of its kind under its parent in the same way for every tree of the same views: the number
    /// of the view in the static structure, or that of the dynamic list that holds the item.
    let position: Int
    private(set) var isAlive = true

    init(host: ViewHost, parent: ViewInstance?, kind: Kind, list: Int = 0) {
        self.host = host
        self.parent = parent
        self.kind = kind
        if let parent {
            ordinal = parent.childCount
            parent.childCount += 1
        } else {
            ordinal = 0
        }
        if case .view = kind {
            position = parent?.viewCount ?? 0
            parent?.viewCount += 1
        } else {
            position = list
        }
        if case .item = kind {} else { index = ordinal }
    }

    func end() { isAlive = false }

    /// A number for a dynamic list that is made under this instance.
    func nextListNumber() -> Int {
        listCount += 1
        return listCount
    }

    /// The path with positions: the same for the same place in another tree of the same views.
    var place: String {
        var parts: [String] = []
        var instance: ViewInstance? = self
        while let current = instance {
            switch current.kind {
            case .root: break
            case .view(let type): parts.append("\(ObjectIdentifier(type))#\(current.position)")
            case .item(let id): parts.append("[\(id.hashValue) \(id.base)]#\(current.position)")
            case .branch(let number): parts.append("branch \(number)#\(current.position)")
            }
            instance = current.parent
        }
        return parts.reversed().joined(separator: "/")
    }

    var type: Any.Type? {
        if case .view(let type) = kind { type } else { nil }
    }

    /// The ids of the dynamic items around this place, the nearest first.
    var explicitIDs: ExplicitIDs? {
        var instance: ViewInstance? = self
        var ids: [AnyHashable] = []
        while let current = instance {
            if case .item(let id) = current.kind { ids.append(id) }
            instance = current.parent
        }
        return ids.isEmpty ? nil : ExplicitIDs(ids)
    }

    /// Where it is, from the root: view types, branches and ids.
    var path: String {
        var parts: [String] = []
        var instance: ViewInstance? = self
        while let current = instance {
            switch current.kind {
            case .root: break
            case .view(let type): parts.append("\(type)")
            case .item(let id): parts.append("[\(id.base)]")
            case .branch(let number): parts.append("branch \(number)")
            }
            instance = current.parent
        }
        return parts.reversed().joined(separator: " / ")
    }

    /// Positions from the root, for sorting into tree order.
    var order: [Int] {
        var indices: [Int] = []
        var instance: ViewInstance? = self
        while let current = instance {
            indices.append(current.index)
            instance = current.parent
        }
        return indices.reversed()
    }
}

/// Ids of nested dynamic items, nearest first.
struct ExplicitIDs: Hashable {
    let ids: [AnyHashable]

    init(_ ids: [AnyHashable]) { self.ids = ids }
}
