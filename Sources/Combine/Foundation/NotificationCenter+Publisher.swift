import Foundation

extension NotificationCenter {
    /// A publisher of the notifications posted to a center.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        /// The center.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// Who must have posted them; nil for anyone.
        public let object: AnyObject?

        /// Publishes a center's notifications.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let feed = PassthroughSubject<Notification, Never>()
            // The feed lives with the observer, and the observer with the subscription.
            let observer = center.addObserver(forName: name, object: object, queue: nil) { feed.send($0) }
            let token = ObserverToken(center: center, observer: observer)
            feed.handleEvents(receiveCancel: { token.remove() }).receive(subscriber: subscriber)
        }
    }

    /// A publisher of the notifications of a name, posted by an object or, if nil, by anyone.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

private final class ObserverToken: @unchecked Sendable {
    private let center: NotificationCenter
    private let observer: any NSObjectProtocol

    init(center: NotificationCenter, observer: any NSObjectProtocol) {
        self.center = center
        self.observer = observer
    }

    func remove() { center.removeObserver(observer) }
}
