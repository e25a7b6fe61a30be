/// The layout types that answer no guides of their own on an axis.
///
/// Whether a type writes `explicitAlignment` itself shows when it is first asked: the function that it has otherwise
/// puts it in here, and nobody asks that type again. That keeps a row of simple layouts from asking each of them, and
/// each of their subviews, for every arrangement.
enum GuidelessLayouts {
    nonisolated(unsafe) private static var types: [ObjectIdentifier: Axis.Set] = [:]
    nonisolated(unsafe) private static var asked: Set<ObjectIdentifier> = []
    /// The type that was looked for last: rows of the same layout look for one type all the time.
    nonisolated(unsafe) private static var latest: (type: ObjectIdentifier, axes: Axis.Set)?

    /// Whether nobody has asked a layout of this type before.
    static func isFirstQuestion(to type: Any.Type) -> Bool { asked.insert(ObjectIdentifier(type)).inserted }

    static func insert(_ type: Any.Type, _ axis: Axis) {
        types[ObjectIdentifier(type), default: []].insert(Axis.Set(axis))
        latest = nil
    }

    static func contains(_ type: Any.Type, _ axis: Axis) -> Bool {
        let type = ObjectIdentifier(type)
        if let latest, latest.type == type { return latest.axes.contains(Axis.Set(axis)) }
        let axes = types[type] ?? []
        latest = (type, axes)
        return axes.contains(Axis.Set(axis))
    }
}
