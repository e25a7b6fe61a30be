/// Why a rule or effect ran last: the way back to what was written.
public struct Cause: Codable, Equatable, Sendable {
    /// What made it run.
    public enum Reason: String, Codable, Sendable {
        /// It had never run.
        case firstRun
        /// It was invalidated from outside.
        case invalidated
        /// Something that it had read was removed.
        case inputRemoved
        /// Something that it had read changed.
        case inputChanged
    }

    public var reason: Reason
    /// The changed inputs from the nearest to the source, by name, as far as they still tell of the same change.
    public var path: [String]
    /// The source whose write began it, if one did.
    public var source: AnyAttribute?
    /// The label that the write was made under.
    public var label: String?

    public init(reason: Reason, path: [String], source: AnyAttribute? = nil, label: String? = nil) {
        self.reason = reason
        self.path = path
        self.source = source
        self.label = label
    }
}
