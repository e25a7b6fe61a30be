/// Why a body ran, or why it did not have to.
public enum UpdateReason: Hashable, Sendable, CustomStringConvertible {
    /// The view came into being.
    case first
    /// A stored property differs from the last value.
    case input
    /// Something that the body read was written: the names, nearest first.
    case dependency([String])
    /// An object that the view observes announced a change.
    case object(String)
    /// A property of an `@Observable` object that the body read has changed.
    case observation
    /// The parent made the view anew, and nothing that counts differs: skipped.
    case unchanged

    public var description: String {
        switch self {
        case .first: "first time"
        case .input: "a stored property differs"
        case .dependency(let names):
            names.isEmpty ? "something it read changed" : names.joined(separator: ", ") + " changed"
        case .object(let name): "\(name) announced a change"
        case .observation: "an observed property changed"
        case .unchanged: "skipped: nothing differs"
        }
    }
}

/// What one update did: which bodies ran or were skipped and why, which identities began and ended.
public struct UpdateReport {
    /// One body that ran or was skipped.
    public struct Body: CustomStringConvertible {
        let instance: ViewInstance
        public let reason: UpdateReason

        /// Where it is, from the root. Costs O(depth).
        public var path: String { instance.path }
        public var type: String { instance.typeName }
        public var hasRun: Bool { reason != .unchanged }
        public var description: String { "\(path): \(reason)" }
    }

    /// One identity that began or ended.
    public struct Identity: CustomStringConvertible {
        let instance: ViewInstance
        /// The state that went with it, by property name, as text.
        public let state: [String: String]

        /// Where it is, from the root. Costs O(depth).
        public var path: String { instance.path }
        public var type: String { instance.typeName }
        public var description: String { state.isEmpty ? path : "\(path) \(state)" }
    }

    public internal(set) var bodies: [Body] = []
    public internal(set) var begun: [Identity] = []
    public internal(set) var ended: [Identity] = []

    package init() {}

    /// The bodies that ran, in order.
    public var ran: [Body] { bodies.filter(\.hasRun) }
    /// The bodies that were asked and did not have to run.
    public var skipped: [Body] { bodies.filter { !$0.hasRun } }
}

extension ViewInstance {
    var typeName: String { type.map { "\($0)" } ?? "" }
}
