import MartletGraph

/// The preference keys that somebody above reads.
struct PreferenceKeySet {
    private(set) var keys: [any PreferenceKey.Type] = []

    mutating func insert(_ key: any PreferenceKey.Type) {
        if !keys.contains(where: { $0 == key }) { keys.append(key) }
    }

    mutating func remove(_ key: any PreferenceKey.Type) { keys.removeAll { $0 == key } }

    func contains(_ key: any PreferenceKey.Type) -> Bool { keys.contains { $0 == key } }

    var isEmpty: Bool { keys.isEmpty }
}

/// The preferences that a subtree gives up: an attribute a key.
struct PreferenceOutputs {
    private var attributes: [(key: ObjectIdentifier, id: AnyAttribute)] = []

    init() {}

    subscript<K: PreferenceKey>(key: K.Type) -> Attribute<K.Value>? {
        get { attributes.first { $0.key == ObjectIdentifier(key) }.map { Attribute(unchecked: $0.id) } }
        set {
            attributes.removeAll { $0.key == ObjectIdentifier(key) }
            if let newValue { attributes.append((ObjectIdentifier(key), newValue.id)) }
        }
    }

    /// The preferences of a container. Static children with at most one writer need no attribute; a dynamic part
    /// always contributes, if only the default.
    /// `version` changes whenever elements of a dynamic part were made; nil where there is none.
    init(combining list: ViewList, version: Attribute<UInt32>?, inputs: _ViewInputs) {
        for key in inputs.preferenceKeys.keys { combine(key, list: list, version: version, graph: inputs.graph) }
    }

    /// The preferences of a container whose children never change, in their order.
    init(combining children: [PreferenceOutputs], inputs: _ViewInputs) {
        for key in inputs.preferenceKeys.keys { combine(key, children: children, graph: inputs.graph) }
    }

    private mutating func combine<K: PreferenceKey>(_ key: K.Type, children: [PreferenceOutputs], graph: Graph) {
        let writers = children.compactMap { $0[key] }
        guard writers.count > 1 else { return self[key] = writers.first }
        let comparison = ValueComparison.of(K.Value.self)
        self[key] = graph.rule(updating: { (old: K.Value?) in
            var new = graph.read(writers[0])
            for writer in writers.dropFirst() { K.reduce(value: &new, nextValue: { graph.read(writer) }) }
            if let old, comparison.areEqual(old, new) { return nil }
            return new
        })
    }

    private mutating func combine<K: PreferenceKey>(
        _ key: K.Type, list: ViewList, version: Attribute<UInt32>?, graph: Graph
    ) {
        if version == nil {
            var writers: [Attribute<K.Value>] = []
            list.forEachElement { element in
                if let writer = element.outputs?.preferences[key] { writers.append(writer) }
            }
            if writers.isEmpty { return }
            if writers.count == 1 {
                self[key] = writers[0]
                return
            }
        }
        let comparison = ValueComparison.of(K.Value.self)
        self[key] = graph.rule(updating: { (old: K.Value?) in
            if let version { _ = graph.read(version) }
            let new = list.reduced(key, graph: graph) ?? K.defaultValue
            if let old, comparison.areEqual(old, new) { return nil }
            return new
        })
    }
}

extension ViewList {
    /// The combined value of the writers in order; nil if there is neither a writer nor a dynamic part.
    fileprivate func reduced<K: PreferenceKey>(_ key: K.Type, graph: Graph) -> K.Value? {
        var result: K.Value?
        func take(_ next: @autoclosure () -> K.Value) {
            if result == nil { result = next() } else { K.reduce(value: &result!, nextValue: next) }
        }
        switch self {
        case .empty: break
        case .element(let element):
            // An element that no container has made yet gives nothing now; making it runs this again.
            if let writer = element.outputs?.preferences[key] { take(graph.read(writer)) }
        case .group(let lists):
            for list in lists { if let value = list.reduced(key, graph: graph) { take(value) } }
        case .dynamic(let dynamic):
            // Without a writer it does not matter who is there. A new one brings another version.
            if hasWriter(of: key) { dynamic.readStructure() }
            take(
                {
                    var inner: K.Value?
                    for item in dynamic.items {
                        guard let value = item.list.reduced(key, graph: graph) else { continue }
                        if inner == nil { inner = value } else { K.reduce(value: &inner!, nextValue: { value }) }
                    }
                    return inner ?? K.defaultValue
                }())
        case .lazy, .section: break
        }
        return result
    }

    /// Whether an element that has been made gives the preference.
    private func hasWriter<K: PreferenceKey>(of key: K.Type) -> Bool {
        switch self {
        case .element(let element): element.outputs?.preferences[key] != nil
        case .group(let lists): lists.contains { $0.hasWriter(of: key) }
        case .dynamic(let dynamic): dynamic.items.contains { $0.list.hasWriter(of: key) }
        case .empty, .lazy, .section: false
        }
    }
}
