#if GTK
/// The events that assistive tools have asked for, as the registry tells of them.
struct AtspiListeners {
    private struct Listener: Hashable {
        let owner: String
        /// `object`, `statechanged`, `focused`: one to three parts; none for every event.
        let parts: [Substring]
    }

    private var counts: [Listener: Int] = [:]
    /// Whether any of them can be told of by a look at the elements.
    private(set) var wantTree = false
    /// Whether somebody wants to know where elements are.
    private(set) var wantBounds = false

    var isEmpty: Bool { counts.isEmpty }

    mutating func add(_ owner: String, _ event: String) {
        counts[Listener(owner: owner, parts: Self.parts(event)), default: 0] += 1
        note()
    }

    /// A listener that is not known, or an empty event for all of a tool.
    mutating func remove(_ owner: String, _ event: String) {
        let parts = Self.parts(event)
        if parts.isEmpty {
            counts = counts.filter { $0.key.owner != owner }
        } else {
            let listener = Listener(owner: owner, parts: parts)
            if let count = counts[listener] { counts[listener] = count > 1 ? count - 1 : nil }
        }
        note()
    }

    mutating func removeAll() {
        counts = [:]
        note()
    }

    private mutating func note() {
        wantBounds = want("object", "boundschanged", "")
        wantTree = counts.keys.contains { listener in
            guard let first = listener.parts.first else { return true }
            if first == "focus" { return true }
            return first == "object" && (listener.parts.count == 1 || listener.parts[1] != "announcement")
        }
    }

    /// Whether somebody wants to hear of such an event.
    func want(_ kind: String, _ name: String, _ detail: String) -> Bool {
        let event = [kind, name, detail]
        return counts.keys.contains { listener in
            zip(listener.parts, event).allSatisfy { $0.0 == $0.1 }
        }
    }

    /// `Object:StateChanged:Focused` and `object:state-changed:focused` are the same.
    private static func parts(_ event: String) -> [Substring] {
        Array(normal(event).split(separator: ":").prefix(3)).map { Substring($0) }
    }

    static func normal(_ name: String) -> String { name.lowercased().replacing("-", with: "") }
}
#endif
