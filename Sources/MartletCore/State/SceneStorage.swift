/// A value that is kept for one window, under a key, and comes back when the window is restored in a later run.
///
/// All properties of one key in a window show the same value; other windows have their own. Outside of an app it lives as
/// long as the views do.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let read: (Any) -> Value?
    private let write: (Value) -> Any?
    private var location: AppStorageLocation<Value>?

    nonisolated init(
        _ key: String, initial: Value, read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?
    ) {
        self.key = key
        self.initial = initial
        self.read = read
        self.write = write
    }

    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set {
            guard let location else { return RuntimeIssue.uninstalledState(Value.self) }
            location.set(newValue, transaction: .current)
        }
    }

    public var projectedValue: Binding<Value> {
        location.map { Binding(location: $0) } ?? .constant(initial)
    }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let store = EnvironmentValues(scope: context.environment).sceneStore ?? context.host.sceneStore
        property.pointee.location = .joined(
            &slot, key: property.pointee.key, store: store, initial: property.pointee.initial,
            read: property.pointee.read, write: property.pointee.write, host: context.host)
    }
}

extension SceneStorage: FieldComparable {
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.key == b.assumingMemoryBound(to: Self.self).pointee.key
    }
}

private struct SceneStoreKey: EnvironmentKey {
    static var defaultValue: SettingsStore? { nil }
}

extension EnvironmentValues {
    /// Where `@SceneStorage` keeps its values.
    var sceneStore: SettingsStore? {
        get { self[SceneStoreKey.self] }
        set { self[SceneStoreKey.self] = newValue }
    }
}
