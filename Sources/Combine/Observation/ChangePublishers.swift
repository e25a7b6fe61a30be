import Foundation

/// Where the publisher of an observable object is found: in its first `@Published` property, else in a table.
enum ChangePublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private static let lock = NSLock()
    // Guarded by `lock`.
    nonisolated(unsafe) private static var table: [ObjectIdentifier: Entry] = [:]
    nonisolated(unsafe) private static var sweepAt = 64

    static func publisher(for object: AnyObject) -> ObservableObjectPublisher {
        let fields = PublishedFields.of(type(of: object))
        return lock.withLock {
            guard !fields.isEmpty else { return tabled(object) }
            return withExtendedLifetime(object) {
                let first = fields.storage(0, in: object)
                if let known = first.objectWillChange { return known }
                let storages = fields.all(in: object)
                let publisher = storages.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
                for storage in storages { storage.objectWillChange = publisher }
                return publisher
            }
        }
    }

    /// An entry is good only while its object lives: an address may be used again.
    private static func tabled(_ object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        if let entry = table[key], entry.object === object { return entry.publisher }
        if table.count >= sweepAt {
            table = table.filter { $0.value.object != nil }
            sweepAt = max(64, table.count * 2)
        }
        let entry = Entry(object: object, publisher: ObservableObjectPublisher())
        table[key] = entry
        return entry.publisher
    }

    /// How many entries the table has, also of dead objects.
    static var tableCount: Int { lock.withLock { table.count } }
}
