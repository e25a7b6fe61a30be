import MartletGraph

/// What stays of a row of a lazy container while the row is not there: state by place. A row without state leaves
/// nothing behind.
final class KeptState {
    private var saved: [[TreePosition.Token]: Kept] = [:]
    private var live: [Live] = []

    private struct Live {
        let place: TreePosition
        weak var kept: Kept?
    }

    /// Gives a view of the row the state that it had, and keeps what it will have.
    func connect(_ instance: ViewInstance, plan: PropertyPlan) {
        let slots = KeptSlots(instance, plan: plan)
        instance.keptSlots = slots
        if let old = take(instance.position) as? KeptSlots { old.restore(to: instance) }
        live.append(Live(place: instance.position, kept: slots))
    }

    /// The object that something at `place` had when the row went, or the one that `make` makes. It is kept again
    /// the next time, as long as its owner lives.
    func object<T: Kept>(at place: TreePosition, _ make: () -> T) -> T {
        let object = take(place) as? T ?? make()
        live.append(Live(place: place, kept: object))
        return object
    }

    private func take(_ place: TreePosition) -> Kept? {
        saved.isEmpty ? nil : saved.removeValue(forKey: place.tokens)
    }

    /// Takes over all there is; false if it is nothing.
    func save() -> Bool {
        for entry in live {
            guard let kept = entry.kept, kept.isWorthKeeping else { continue }
            kept.rowWillGo()
            saved[entry.place.tokens] = kept
        }
        live.removeAll()
        return !saved.isEmpty
    }

    /// The row is there: what it has not asked for is of no use any more.
    func forgetRest() { if !saved.isEmpty { saved.removeAll() } }
}

/// Something of a row that may outlive the row.
class Kept {
    var isWorthKeeping: Bool { true }
    func rowWillGo() {}
}

/// The property storage of one view.
final class KeptSlots: Kept {
    private weak var instance: ViewInstance?
    private let plan: PropertyPlan
    private var slots: ContiguousArray<AnyObject?> = []

    init(_ instance: ViewInstance, plan: PropertyPlan) {
        self.instance = instance
        self.plan = plan
    }

    override var isWorthKeeping: Bool { instance.map { $0.host.graph.isAlive($0.body) } ?? false }

    override func rowWillGo() {
        guard let instance else { return }
        slots = plan.keptPart(of: instance.slots)
        self.instance = nil
    }

    func restore(to instance: ViewInstance) {
        instance.slots = slots
        plan.reattach(slots, to: instance)
    }
}

extension PropertyPlan {
    /// The slots without those that end with the row: subscriptions, the focus, running gestures.
    fileprivate func keptPart(of slots: ContiguousArray<AnyObject?>) -> ContiguousArray<AnyObject?> {
        var result = slots
        for (index, property) in properties.enumerated() {
            guard property.type._keepsState else {
                result[index] = nil
                continue
            }
            if let nested = result[index] as? NestedProperties {
                nested.slots = nested.plan.keptPart(of: nested.slots)
            }
        }
        return result
    }

    fileprivate func reattach(_ slots: ContiguousArray<AnyObject?>, to instance: ViewInstance) {
        for slot in slots {
            if let stored = slot as? any StoredState {
                stored.reattach(to: instance)
            } else if let nested = slot as? NestedProperties {
                nested.plan.reattach(nested.slots, to: instance)
            }
        }
    }
}

/// The rows of one list that are not there, by id.
final class KeptRows: Kept {
    private(set) var rows: [AnyHashable: KeptState] = [:]
    weak var source: LazySource?

    override var isWorthKeeping: Bool {
        source?.saveItems()
        return !rows.isEmpty
    }

    func take(_ id: AnyHashable) -> KeptState? { rows.isEmpty ? nil : rows.removeValue(forKey: id) }

    func keep(_ state: KeptState, id: AnyHashable) { if state.save() { rows[id] = state } }

    func removeAll(where isGone: (AnyHashable) -> Bool) { rows = rows.filter { !isGone($0.key) } }
}
