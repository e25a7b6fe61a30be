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

    func value<Value>(_ property: String, at place: String, as: Value.Type) -> Value? {
        values[Key(place: place, property: property)] as? Value
    }
}
