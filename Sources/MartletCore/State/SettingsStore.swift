/// Where `@AppStorage` keeps its values: a program's user defaults, or memory that is thrown away.
public final class SettingsStore {
    private let defaults: UserDefaults?
    private var memory: [String: Any] = [:]
    private var listeners: [String: [Listener]] = [:]

    private struct Listener {
        weak var owner: AnyObject?
        let changed: () -> Void
    }

    /// A store in memory.
    public init() { defaults = nil }

    /// A store in memory that begins with values.
    init(memory: [String: Any]) {
        defaults = nil
        self.memory = memory
    }

    /// All values of a store in memory.
    var contents: [String: Any] { memory }

    /// A store over user defaults. Changes that others make to them are not heard.
    public init(_ defaults: UserDefaults) { self.defaults = defaults }

    /// The value of a key: a property-list value, or nil.
    public subscript(key: String) -> Any? {
        get { defaults.map { $0.object(forKey: key) } ?? memory[key] }
        set {
            if let defaults {
                defaults.set(newValue, forKey: key)
                saveSoon()
            } else {
                memory[key] = newValue
            }
            listeners[key]?.removeAll { $0.owner == nil }
            for listener in listeners[key] ?? [] { listener.changed() }
        }
    }

    // MARK: Saving

    /// Whether something was written that is not in the file yet.
    private var isUnsaved = false

    /// Foundation on Linux writes the file only when it is told to.
    private func saveSoon() {
        guard !isUnsaved else { return }
        isUnsaved = true
        nonisolated(unsafe) let store = self
        DispatchQueue.main.async { store.save() }
    }

    private func save() {
        guard isUnsaved else { return }
        isUnsaved = false
        defaults?.synchronize()
    }

    /// Writes what waits: the program is about to end.
    static func saveAll() { for store in shared.values { store.save() } }

    func listen(to key: String, owner: AnyObject, changed: @escaping () -> Void) {
        listeners[key, default: []].append(Listener(owner: owner, changed: changed))
    }

    nonisolated(unsafe) private static var shared: [ObjectIdentifier: SettingsStore] = [:]

    /// The one store over these defaults, so that all who use them hear each other. Main thread only.
    static func over(_ defaults: UserDefaults) -> SettingsStore {
        if let known = shared[ObjectIdentifier(defaults)] { return known }
        let store = SettingsStore(defaults)
        shared[ObjectIdentifier(defaults)] = store
        return store
    }
}

private struct SettingsStoreKey: EnvironmentKey {
    static var defaultValue: SettingsStore? { nil }
}

extension EnvironmentValues {
    /// Where `@AppStorage` without a store of its own keeps its values; nil is the program's user defaults.
    public var settingsStore: SettingsStore? {
        get { self[SettingsStoreKey.self] }
        set { self[SettingsStoreKey.self] = newValue }
    }
}

extension View {
    /// Where `@AppStorage` in this view keeps its values.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.settingsStore, SettingsStore.over(store))
    }
}
