/// State values of one tree of views, by place and property, to begin another tree with.
///
/// It is what makes a fresh tree comparable with one that has a history.
package final class RestoredState {
    /// A property of a place.
    struct Key: Hashable {
        let place: String
        let property: String
    }

    private var values: [Key: Any] = [:]

    package init() {}

    func set(_ value: Any, of property: String, at place: String) {
        values[Key(place: place, property: property)] = value
    }

    /// Takes a property and, if it is made of others, those.
    fileprivate func collect(_ slots: ContiguousArray<AnyObject?>, plan: PropertyPlan, prefix: String, place: String) {
        for (property, slot) in zip(plan.properties, slots) {
            if let stored = slot as? any StoredState {
                set(stored.anyValue, of: prefix + property.name, at: place)
            } else if let nested = slot as? NestedProperties {
                collect(nested.slots, plan: nested.plan, prefix: prefix + property.name + ".", place: place)
            }
        }
    }

    func value<Value>(_ property: String, at place: String, as: Value.Type) -> Value? {
        values[Key(place: place, property: property)] as? Value
    }
}

extension _PropertyContext {
    /// What the property is to begin with in place of its own initial value.
    func restored<Value>(_ type: Value.Type = Value.self) -> Value? {
        guard let state = host.restoredState else { return nil }
        return state.value(prefix + name, at: instance.position.place, as: Value.self)
    }
}

extension ViewHost {
    /// The state of all live views, and where scroll views stand. Needs an observer that has looked from the start; costs the number of views.
    package var currentState: RestoredState {
        let state = RestoredState()
        for instance in observer.allAlive {
            guard let type = instance.type else { continue }
            state.collect(instance.slots, plan: .of(type), prefix: "", place: instance.position.place)
        }
        saveScrolling(to: state)
        return state
    }
}
