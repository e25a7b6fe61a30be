/// What a program tells users of assistive technology beside what its views say.
public enum AccessibilityNotification {
    /// Something to be read out.
    public struct Announcement: Sendable {
        let text: String
        let priority: AccessibilityAnnouncement.Priority

        public init(_ announcement: String) {
            text = announcement
            priority = .default
        }

        /// The first run with a priority says how urgent it is.
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
            let key = AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.self
            priority = announcement.runs.compactMap { $0[key] }.first ?? .default
        }

        public init(_ announcement: NSAttributedString) { self.init(announcement.string) }

        /// Hands it to the assistive tools that listen, on the main thread. Without any it is lost.
        public func post() {
            let announcement = AccessibilityAnnouncement(text: text, priority: priority)
            if MainExecution.isCurrent {
                AccessibilityAnnouncement.deliver(announcement)
            } else {
                DispatchQueue.main.async { AccessibilityAnnouncement.deliver(announcement) }
            }
        }
    }
}

/// Something that is to be read out now.
package struct AccessibilityAnnouncement: Equatable, Sendable {
    package typealias Priority = AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute
        .AnnouncementPriority

    package let text: String
    package let priority: Priority

    /// Told of each announcement, on the main thread.
    nonisolated(unsafe) private static var listeners: [(id: Int, hear: (AccessibilityAnnouncement) -> Void)] = []
    nonisolated(unsafe) private static var count = 0

    /// Hears announcements until `stopListening`. On the main thread.
    package static func listen(_ hear: @escaping (AccessibilityAnnouncement) -> Void) -> Int {
        count += 1
        listeners.append((count, hear))
        return count
    }

    package static func stopListening(_ id: Int) { listeners.removeAll { $0.id == id } }

    fileprivate static func deliver(_ announcement: AccessibilityAnnouncement) {
        for listener in listeners { listener.hear(announcement) }
    }
}

extension AttributeScopes {
    /// The attributes of an `AttributedString` that assistive technology understands.
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

        /// How urgent an announcement is.
        @frozen public enum AnnouncementPriorityAttribute: AttributedStringKey {
            public typealias Value = AnnouncementPriority
            public static let name = "Accessibility.AnnouncementPriority"

            public enum AnnouncementPriority: String, Hashable, Sendable {
                /// Waits until other speech is over.
                case low
                /// Comes into other speech, and lets itself be interrupted.
                case `default`
                /// Comes into other speech and is not interrupted.
                case high
            }
        }
    }

    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T {
        self[T.self]
    }
}
