/// An object that tells its observers before it changes.
///
/// By default `objectWillChange` sends before any `@Published` property, also an inherited one, changes.
public protocol ObservableObject: AnyObject {
    /// The kind of publisher that sends before a change.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before a `@Published` property of the object changes, and when `send()` is called on it. The same object
    /// always gives the same publisher.
    ///
    /// Cost: the stored properties of a class are searched once per class, in a process; after that a call looks at the
    /// first `@Published` property only. A class without such properties has its publishers in a table with a lock.
    public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(for: self) }
}
