import MartletGraph

/// One identity that is alive: a view with a body, a modifier with a body, or an item of a dynamic list.
///
/// It owns the storage behind the property wrappers and knows its place, so that reports and diagnostics can
/// name it. It is a place among the views itself: what is inside is listed under it.
package final class ViewInstance: TreePosition {
    enum Kind {
        case root
        case view(Any.Type)
        case item(AnyHashable)
        case branch(Int)
    }

    unowned(unsafe) let host: ViewHost
    let parent: ViewInstance?
    let kind: Kind
    /// Where it is among the views.
    var position: TreePosition { self }
    /// One slot for each dynamic property of the view's plan, in its order.
    @exclusivity(unchecked) var slots: ContiguousArray<AnyObject?> = []
    /// Its slots as a row of a lazy container keeps them.
    var keptSlots: KeptSlots?
    /// The attribute of the body, for invalidation from outside (observation, foreign reads).
    @exclusivity(unchecked) var body: AnyAttribute = .none
    /// The attribute of its value, where marking ends as long as that stays the same: see `ViewInstance+Barrier`.
    @exclusivity(unchecked) var barrier: AnyAttribute = .none
    /// Its lifetime is over, and with it perhaps the host.
    @exclusivity(unchecked) var hasEnded = false
    /// Why the body has to run next, where it is not a dependency that the graph saw.
    @exclusivity(unchecked) var pendingReason: UpdateReason?
    /// The properties that have changed since the body ran.
    @exclusivity(unchecked) var changedNames: [String] = []
    /// What made the body run last.
    @exclusivity(unchecked) var lastChanges = Changes()
    /// The instance whose body runs now: the one piece of current state, on the main thread.
    nonisolated(unsafe) static var running: ViewInstance?

    /// `position` is the place that the identity is listed under.
    init(host: ViewHost, parent: ViewInstance?, kind: Kind, position: TreePosition?) {
        self.host = host
        self.parent = parent
        self.kind = kind
        super.init(below: position)
    }

    override var token: Token {
        switch kind {
        case .item(let id): .item(id)
        case .branch(let number): .branch(number)
        case .root, .view: super.token
        }
    }

    var type: Any.Type? {
        if case .view(let type) = kind { type } else { nil }
    }

    /// Whether it is an item of a dynamic list: an element, a branch.
    var isItem: Bool {
        switch kind {
        case .item, .branch: true
        case .root, .view: false
        }
    }

    /// The id, where it is an item of a dynamic list.
    var itemID: AnyHashable? {
        if case .item(let id) = kind { id } else { nil }
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
}

/// Ids of nested dynamic items, nearest first.
struct ExplicitIDs: Hashable {
    let ids: [AnyHashable]

    init(_ ids: [AnyHashable]) { self.ids = ids }
}
