import Foundation

/// What the properties of all types have in common: the object's publisher, once someone asked for it.
class PublishedStorageBase: @unchecked Sendable {
    private let willChangeLock = NSLock()
    private var willChange: ObservableObjectPublisher?

    final var objectWillChange: ObservableObjectPublisher? {
        get { willChangeLock.withLock { willChange } }
        set { willChangeLock.withLock { willChange = newValue } }
    }
}

/// The value of one `@Published` property and its subscribers.
final class PublishedStorage<Value>: PublishedStorageBase, @unchecked Sendable {
    private let lock = NSLock()
    private var current: Value
    private let core = SubjectCore<Value, Never>()
    private var assignments: [AnyCancellable] = []

    init(_ value: Value) { current = value }

    var value: Value { lock.withLock { current } }

    /// Sends that the object will change, then the new value, and only then stores it.
    func set(_ new: Value) {
        core.delivery.withLock {
            objectWillChange?.send()
            let told = core.present
            for conduit in told { conduit.offer(new) }
            let old = lock.withLock {
                let old = current
                current = new
                return old
            }
            // Who subscribed during this call received the old value as the current one.
            let now = core.present
            if now.count > told.count || now.last !== told.last {
                for conduit in now where !told.contains(where: { $0 === conduit }) { conduit.offer(new) }
            }
            withExtendedLifetime(old) {}
        }
    }

    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        core.attach(subscriber) { value }
    }

    /// Keeps an `assign(to:)` alive as long as the property.
    func keep(_ assignment: AnyCancellable) {
        lock.withLock { assignments.append(assignment) }
    }
}
