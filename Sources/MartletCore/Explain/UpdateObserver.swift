import MartletGraph

/// Counts bodies and keeps reports while somebody looks; otherwise each call is one branch.
package final class UpdateObserver {
    @exclusivity(unchecked) package var isObserving = false
    /// How many bodies have run, whether or not somebody looks.
    @exclusivity(unchecked) package fileprivate(set) var bodyCount = 0
    package private(set) var bodyCounts: [ObjectIdentifier: Int] = [:]
    package private(set) var bodyLog: [String] = []
    package private(set) var updates: [UpdateReport] = []
    private var current = UpdateReport()
    private var instances: [ObjectIdentifier: [ObjectIdentifier: ViewInstance]] = [:]

    /// Forgets counts, log and reports. Live identities stay known.
    package func forget() {
        bodyCounts.removeAll()
        bodyLog.removeAll()
        updates.removeAll()
        current = UpdateReport()
    }

    func begin(_ instance: ViewInstance) {
        guard isObserving, let type = instance.type else { return }
        instances[ObjectIdentifier(type), default: [:]][ObjectIdentifier(instance)] = instance
        if PropertyPlan.of(type).isOfFramework { return }
        current.begun.append(UpdateReport.Identity(instance: instance, state: [:]))
    }

    func end(_ instance: ViewInstance) {
        guard isObserving, let type = instance.type else { return }
        instances[ObjectIdentifier(type)]?[ObjectIdentifier(instance)] = nil
        if PropertyPlan.of(type).isOfFramework { return }
        current.ended.append(UpdateReport.Identity(instance: instance, state: instance.stateDescription))
    }

    func note(_ instance: ViewInstance, _ reason: UpdateReason) {
        guard let type = instance.type else { return }
        if reason != .unchanged { bodyCounts[ObjectIdentifier(type), default: 0] += 1 }
        // The framework's own views with bodies are counted, but do not crowd what is told of the user's.
        if PropertyPlan.of(type).isOfFramework { return }
        if reason != .unchanged { bodyLog.append("\(type)") }
        current.bodies.append(UpdateReport.Body(instance: instance, reason: reason))
    }

    /// Closes the report of the update that has just settled, if anything happened in it.
    func finishUpdate() {
        guard isObserving else { return }
        if current.bodies.isEmpty && current.begun.isEmpty && current.ended.isEmpty { return }
        updates.append(current)
        current = UpdateReport()
    }

    /// The live identities of all view types, in no order.
    var allAlive: [ViewInstance] { instances.values.flatMap(\.values) }

    /// The live identities of a view type, in tree order.
    package func alive(_ type: Any.Type) -> [ViewInstance] {
        (instances[ObjectIdentifier(type)] ?? [:]).values
            .map { (order: $0.position.order, instance: $0) }
            .sorted { $0.order.lexicographicallyPrecedes($1.order) }
            .map(\.instance)
    }
}

extension ViewHost {
    func register(_ instance: ViewInstance) { observer.begin(instance) }

    func unregister(_ instance: ViewInstance) { observer.end(instance) }

    func noteSkip(_ instance: ViewInstance) {
        if observer.isObserving { observer.note(instance, .unchanged) }
    }

    func noteRun(_ instance: ViewInstance, isFirst: Bool, inputHasChanged: Bool, plan: PropertyPlan) {
        observer.bodyCount &+= 1
        instance.lastChanges = ViewInstance.Changes(
            isFirst: isFirst, input: inputHasChanged, plan: plan, changed: instance.changedNames)
        if !instance.changedNames.isEmpty { instance.changedNames = [] }
        let pendingReason = instance.pendingReason
        instance.pendingReason = nil
        guard observer.isObserving else { return }
        let reason: UpdateReason
        if isFirst {
            reason = .first
        } else if inputHasChanged {
            reason = .input
        } else if let pendingReason {
            reason = pendingReason
        } else {
            reason = .dependency(instance.lastChanges.names)
        }
        observer.note(instance, reason)
    }
}

extension ViewInstance {
    /// What made the body run, for `_printChanges`.
    struct Changes {
        var isFirst = true
        var input = false
        var plan: PropertyPlan?
        /// The properties that had changed.
        var changed: [String] = []

        var hasState: Bool { plan?.isEmpty == false }

        /// A first body finds all properties new.
        var names: [String] { isFirst ? plan?.properties.map(\.name) ?? [] : changed }
    }

    /// The stored state by property name.
    package func state<T>(_ name: String, as type: T.Type) -> T? {
        guard let viewType = self.type else { return nil }
        let properties = PropertyPlan.of(viewType).properties
        guard let index = properties.firstIndex(where: { $0.name == name }), slots.indices.contains(index) else {
            return nil
        }
        return (slots[index] as? any StoredState)?.anyValue as? T
    }

    var stateDescription: [String: String] {
        guard let type else { return [:] }
        var state: [String: String] = [:]
        for (property, slot) in zip(PropertyPlan.of(type).properties, slots) {
            if let stored = slot as? any StoredState { state[property.name] = "\(stored.anyValue)" }
        }
        return state
    }
}

extension View {
    /// Prints why this body runs: `@self` for changed inputs, `@identity` for a new identity, and the names of
    /// changed properties. Call it in `body`.
    public static func _printChanges() {
        print(changesDescription)
    }

    /// Like `_printChanges`, to standard error.
    public static func _logChanges() {
        FileHandle.standardError.write(Data((changesDescription + "\n").utf8))
    }

    static var changesDescription: String {
        guard let changes = ViewInstance.running?.lastChanges else { return "\(Self.self): not in a body" }
        var parts: [String] = []
        if changes.isFirst || changes.input { parts.append("@self") }
        if changes.isFirst, changes.hasState { parts.append("@identity") }
        parts += changes.names.map { "_\($0)" }
        return parts.isEmpty ? "\(Self.self): unchanged." : "\(Self.self): \(parts.joined(separator: ", ")) changed."
    }
}
