import MartletGraph

/// A level of the environment: what one `.environment` modifier (or the host) writes, above what is further out.
///
/// Each key that is read gets an attribute of its own, so a reader depends on nothing but its keys.
final class EnvironmentScope {
    private let graph: Graph
    private let parent: EnvironmentScope?
    private let home: Subgraph
    /// What this level writes, one entry a key.
    private let delta: Attribute<[EnvironmentEntry]>
    @exclusivity(unchecked) private var keys: Set<ObjectIdentifier> = []
    /// The attribute of each key that was read here.
    @exclusivity(unchecked) private var attributes: [ObjectIdentifier: AnyAttribute] = [:]
    /// What keys that were asked for here are read from, the newest last: a few, and found faster than hashed.
    @exclusivity(unchecked) private var found: ContiguousArray<Found> = []
    @exclusivity(unchecked) private var foundGeneration = 0
    /// Counts how often a level anywhere started to write a further key: what was looked up before is void.
    private let shape: Shape

    private final class Shape { var generation = 0 }

    private struct Found {
        let key: ObjectIdentifier
        /// The nearest level that writes the key: this one or one further out.
        unowned(unsafe) let writer: EnvironmentScope
        let attribute: AnyAttribute
    }

    /// Things computed from several keys once per level, such as the style of text.
    @exclusivity(unchecked) private var derived: [ObjectIdentifier: AnyAttribute] = [:]

    /// A level whose entries are computed by `write` from a copy of the values around it.
    init(parent: EnvironmentScope?, graph: Graph, write: @escaping (inout EnvironmentValues) -> Void) {
        self.parent = parent
        self.graph = graph
        shape = parent?.shape ?? Shape()
        home = graph.currentSubgraph
        var onKeys: ((Set<ObjectIdentifier>) -> Void)?
        delta = graph.rule(updating: { (old: [EnvironmentEntry]?) in
            var values = EnvironmentValues(scope: parent)
            write(&values)
            let new = values.effectiveEntries
            if let old, Self.areEqual(old, new) { return nil }
            onKeys?(Set(new.map(\.id)))
            return new
        })
        graph.setName(delta.id, "environment")
        keys = Set(graph.peek(delta).map(\.id))
        onKeys = { [weak self] new in self?.replaceKeys(new) }
    }

    /// A level whose entries are written from outside, by `change`: a host's, or what a scene is told of its windows.
    init(parent: EnvironmentScope?, graph: Graph) {
        self.parent = parent
        self.graph = graph
        shape = parent?.shape ?? Shape()
        home = graph.currentSubgraph
        delta = graph.source([], isEqual: nil)
    }

    /// Writes what `change` sets. Only readers of keys whose values differ run again.
    func change(_ change: (inout EnvironmentValues) -> Void) {
        var values = EnvironmentValues()
        change(&values)
        let written = values.effectiveEntries
        let new = Set(written.map(\.id))
        let kept = graph.peek(delta).filter { !new.contains($0.id) }
        graph.write(delta, written + kept)
        // Whoever looks a key up comes to the outermost level anyway.
        if parent != nil { replaceKeys(new) }
    }

    func value<K: EnvironmentKey>(for key: K.Type) -> K.Value? {
        let (attribute, writer) = find(key)
        if graph.isEvaluating { return graph.read(attribute) }
        // An action that waited may run after its view has gone: what is further out is still there.
        if !writer.isThere { return writer.parent?.value(for: key) }
        return graph.peek(attribute)
    }

    private func find<K: EnvironmentKey>(_ key: K.Type) -> (Attribute<K.Value>, writer: EnvironmentScope) {
        let id = ObjectIdentifier(key)
        if foundGeneration == shape.generation {
            for entry in found where entry.key == id { return (Attribute(unchecked: entry.attribute), entry.writer) }
        } else {
            found.removeAll()
            foundGeneration = shape.generation
        }
        let writer = writer(of: id)
        let attribute = writer.attribute(for: key)
        found.append(Found(key: id, writer: writer, attribute: attribute.id))
        return (attribute, writer)
    }

    /// Whether the part of the graph that the level belongs to has not been removed.
    private var isThere: Bool { graph.isAlive(delta.id) }

    /// An attribute computed from this level's values, made once per `Token` type.
    func derivedAttribute<Token, Value: Equatable>(
        _ token: Token.Type, _ compute: @escaping (EnvironmentValues) -> Value
    ) -> Attribute<Value> {
        if let id = derived[ObjectIdentifier(token)] { return Attribute(unchecked: id) }
        let attribute = graph.within(home) {
            graph.rule { [unowned self] in compute(EnvironmentValues(scope: self)) }
        }
        graph.setName(attribute.id, "environment.\(token)")
        derived[ObjectIdentifier(token)] = attribute.id
        return attribute
    }

    private func attribute<K: EnvironmentKey>(for key: K.Type) -> Attribute<K.Value> {
        let id = ObjectIdentifier(key)
        if let known = attributes[id] { return Attribute(unchecked: known) }
        let delta = delta
        let graph = graph
        let comparison = ValueComparison.of(K.Value.self)
        let parent = parent
        let attribute = graph.within(home) {
            graph.rule(updating: { (old: K.Value?) in
                let entry = graph.read(delta).first { $0.id == id } as? TypedEnvironmentEntry<K>
                // A level that has stopped writing the key shows what is further out.
                let new = entry?.value ?? parent?.value(for: key) ?? K.defaultValue
                if let old, comparison.areEqual(old, new) { return nil }
                return new
            })
        }
        graph.setName(attribute.id, "environment[\(K.self)]")
        attributes[id] = attribute.id
        return attribute
    }

    /// The nearest level that writes a key; the host's where none does, since the host may come to write any.
    private func writer(of key: ObjectIdentifier) -> EnvironmentScope {
        var scope = self
        while let outer = scope.parent, !scope.keys.contains(key) { scope = outer }
        return scope
    }

    /// A key path that changed at run time: whoever looked keys up through this level has to look again.
    private func replaceKeys(_ new: Set<ObjectIdentifier>) {
        guard !new.isSubset(of: keys) else { return }
        keys.formUnion(new)
        shape.generation += 1
        graph.invalidateAll(in: home)
    }

    private static func areEqual(_ a: [EnvironmentEntry], _ b: [EnvironmentEntry]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { $0.isEqual(to: $1) }
    }
}

extension EnvironmentValues {
    /// The entries that count: the newest of each key.
    var effectiveEntries: [EnvironmentEntry] {
        guard entries.count > 1 else { return entries }
        var seen: Set<ObjectIdentifier> = []
        return entries.filter { seen.insert($0.id).inserted }
    }
}
