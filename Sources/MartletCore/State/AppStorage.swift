import MartletGraph

/// A value that is kept in the program's user defaults, under a key.
///
/// All properties of one key and store show the same value; a write runs the bodies that read it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let store: UserDefaults?
    private let initial: Value
    private let read: (Any) -> Value?
    private let write: (Value) -> Any?
    private var location: AppStorageLocation<Value>?

    nonisolated init(
        _ key: String, store: UserDefaults?, initial: Value, read: @escaping (Any) -> Value?,
        write: @escaping (Value) -> Any?
    ) {
        self.key = key
        self.store = store
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
        let named = property.pointee.store ?? .standard
        let given = EnvironmentValues(scope: context.environment).settingsStore
        let store = property.pointee.store == nil ? given ?? .over(named) : .over(named)
        property.pointee.location = .joined(
            &slot, key: property.pointee.key, store: store, initial: property.pointee.initial,
            read: property.pointee.read, write: property.pointee.write, host: context.host)
    }
}

extension AppStorage: FieldComparable {
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.key == b.assumingMemoryBound(to: Self.self).pointee.key
    }
}

/// One property's view of a key in a store.
final class AppStorageLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    let key: String
    let store: SettingsStore
    private let initial: Value
    private let read: (Any) -> Value?
    private let write: (Value) -> Any?
    private weak var host: ViewHost?
    private let graph: Graph
    /// Counts changes of the key.
    private let version: Attribute<UInt32>

    init(
        key: String, store: SettingsStore, initial: Value, read: @escaping (Any) -> Value?,
        write: @escaping (Value) -> Any?, host: ViewHost
    ) {
        self.key = key
        self.store = store
        self.initial = initial
        self.read = read
        self.write = write
        self.host = host
        graph = host.graph
        version = graph.source(0)
        super.init()
        store.listen(to: key, owner: self) { [weak self] in self?.hasChanged() }
    }

    /// The location of a property: that which `slot` holds, if it is of this key and store, else a new one.
    static func joined(
        _ slot: inout AnyObject?, key: String, store: SettingsStore, initial: Value, read: @escaping (Any) -> Value?,
        write: @escaping (Value) -> Any?, host: ViewHost
    ) -> AppStorageLocation {
        if let known = slot as? AppStorageLocation, known.store === store, known.key == key { return known }
        let made = AppStorageLocation(
            key: key, store: store, initial: initial, read: read, write: write, host: host)
        slot = made
        return made
    }

    override func get() -> Value {
        if MainExecution.isCurrent, graph.isEvaluating, graph.isAlive(version.id) { _ = graph.read(version) }
        return store[key].flatMap(read) ?? initial
    }

    override func set(_ value: Value, transaction: Transaction) {
        guard MainExecution.isCurrent else {
            let carried = UncheckedSend((self, value, transaction))
            DispatchQueue.main.async { carried.value.0.set(carried.value.1, transaction: carried.value.2) }
            return
        }
        if ValueComparison.of(Value.self).areEqual(get(), value) { return }
        withTransaction(transaction) { store[key] = write(value) }
    }

    private func hasChanged() {
        host?.enqueue(.current, key: self, label: key) { [self] in
            guard graph.isAlive(version.id) else { return }
            graph.write(version, graph.peek(version) &+ 1)
        }
    }
}
