/// A value that a view gives to the layout around it.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a layout value key writes on a view.
struct LayoutValueTrait<Key: LayoutValueKey>: _ViewTraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

extension View {
    /// Gives a value to the layout that holds this view.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_TraitWritingModifier<LayoutValueTrait<K>>(value: value))
    }
}
