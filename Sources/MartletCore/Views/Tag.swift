/// The tag that a view carries for what chooses between views, by the tag's type.
struct TagValueTraitKey<V: Hashable>: _ViewTraitKey {
    enum Value {
        case untagged
        case tagged(V)
    }

    static var defaultValue: Value { .untagged }
}

extension View {
    /// Marks this view with a value, by which a container that chooses between views knows it.
    /// - Parameters:
    ///   - tag: The mark.
    ///   - includeOptional: Whether the view is also known by the tag as an optional.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TraitWritingModifier<TagValueTraitKey<V>>(value: .tagged(tag)))
            .modifier(
                _TraitWritingModifier<TagValueTraitKey<V?>>(value: includeOptional ? .tagged(tag) : .untagged))
    }
}
