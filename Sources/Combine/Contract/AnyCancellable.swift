import Foundation

/// Cancels what it wraps when the last reference to it goes away, or before that when asked.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Wraps an action that runs once, at cancellation.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Wraps another cancellable.
    public init<C: Cancellable>(_ canceller: C) {
        action = canceller.cancel
    }

    deinit { action?() }

    /// Cancels now, once.
    public func cancel() {
        let action = lock.withLock { self.action.take() }
        action?()
    }

    /// Keeps this in a collection; it is cancelled when the collection lets go of it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this in a set; it is cancelled when the set lets go of it.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Two are equal only if they are the same object.
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
