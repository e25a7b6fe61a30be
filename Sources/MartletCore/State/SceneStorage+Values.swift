// The kinds of value that are kept for a scene: those of `AppStorage`.

extension SceneStorage where Value == Bool {
    nonisolated public init(wrappedValue: Bool, _ key: String) {
        self.init(key, initial: wrappedValue, read: { ($0 as? NSNumber)?.boolValue }, write: { $0 })
    }
}

extension SceneStorage where Value == Int {
    nonisolated public init(wrappedValue: Int, _ key: String) {
        self.init(key, initial: wrappedValue, read: { ($0 as? NSNumber)?.intValue }, write: { $0 })
    }
}

extension SceneStorage where Value == Double {
    nonisolated public init(wrappedValue: Double, _ key: String) {
        self.init(key, initial: wrappedValue, read: { ($0 as? NSNumber)?.doubleValue }, write: { $0 })
    }
}

extension SceneStorage where Value == String {
    nonisolated public init(wrappedValue: String, _ key: String) {
        self.init(key, initial: wrappedValue, read: { $0 as? String }, write: { $0 })
    }
}

extension SceneStorage where Value == URL {
    nonisolated public init(wrappedValue: URL, _ key: String) {
        self.init(
            key, initial: wrappedValue, read: { ($0 as? String).flatMap { URL(string: $0) } },
            write: { $0.absoluteString })
    }
}

extension SceneStorage where Value == Data {
    nonisolated public init(wrappedValue: Data, _ key: String) {
        self.init(key, initial: wrappedValue, read: { $0 as? Data }, write: { $0 })
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    nonisolated public init(wrappedValue: Value, _ key: String) {
        self.init(
            key, initial: wrappedValue,
            read: { ($0 as? NSNumber).flatMap { Value(rawValue: $0.intValue) } }, write: { $0.rawValue })
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    nonisolated public init(wrappedValue: Value, _ key: String) {
        self.init(
            key, initial: wrappedValue, read: { ($0 as? String).flatMap { Value(rawValue: $0) } },
            write: { $0.rawValue })
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    nonisolated private init<Wrapped>(
        optional key: String, read: @escaping (Any) -> Wrapped?
    ) where Value == Wrapped? {
        self.init(key, initial: nil, read: { .some(read($0)) }, write: { $0 })
    }

    nonisolated public init(_ key: String) where Value == Bool? {
        self.init(optional: key) { ($0 as? NSNumber)?.boolValue }
    }

    nonisolated public init(_ key: String) where Value == Int? {
        self.init(optional: key) { ($0 as? NSNumber)?.intValue }
    }

    nonisolated public init(_ key: String) where Value == Double? {
        self.init(optional: key) { ($0 as? NSNumber)?.doubleValue }
    }

    nonisolated public init(_ key: String) where Value == String? {
        self.init(optional: key) { $0 as? String }
    }

    nonisolated public init(_ key: String) where Value == URL? {
        self.init(key, initial: nil, read: { .some(($0 as? String).flatMap { URL(string: $0) }) }) {
            $0?.absoluteString
        }
    }

    nonisolated public init(_ key: String) where Value == Data? {
        self.init(optional: key) { $0 as? Data }
    }
}

extension SceneStorage {
    nonisolated public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(
            key, initial: nil, read: { .some(($0 as? String).flatMap { R(rawValue: $0) }) },
            write: { $0?.rawValue })
    }

    nonisolated public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(
            key, initial: nil, read: { .some(($0 as? NSNumber).flatMap { R(rawValue: $0.intValue) }) },
            write: { $0?.rawValue })
    }
}
