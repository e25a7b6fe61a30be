/// The layout types that answer no guides of their own on an axis.
///
/// Whether a type writes `explicitAlignment` itself shows when it is first asked: the function that it has otherwise
/// puts it in here, and nobody asks that type again. That keeps a row of simple layouts from asking each of them, and
/// each of their subviews, for every arrangement.
enum GuidelessLayouts {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let axis: Axis
    }

    nonisolated(unsafe) private static var types: Set<Key> = []
    nonisolated(unsafe) private static var asked: Set<ObjectIdentifier> = []

    /// Whether nobody has asked a layout of this type before.
    static func isFirstQuestion(to type: Any.Type) -> Bool { asked.insert(ObjectIdentifier(type)).inserted }

    static func insert(_ type: Any.Type, _ axis: Axis) {
        types.insert(Key(type: ObjectIdentifier(type), axis: axis))
    }

    static func contains(_ type: Any.Type, _ axis: Axis) -> Bool {
        types.contains(Key(type: ObjectIdentifier(type), axis: axis))
    }
}
