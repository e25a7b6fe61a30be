import MartletGraph

extension PreferenceOutputs {
    /// The preferences of the views that a lazy container has made, in order.
    init(presentIn node: any LazyOwner, inputs: _ViewInputs) {
        self.init()
        for key in inputs.preferenceKeys.keys { combine(key, node, graph: inputs.graph) }
    }

    private mutating func combine<K: PreferenceKey>(_ key: K.Type, _ node: any LazyOwner, graph: Graph) {
        let comparison = ValueComparison.of(K.Value.self)
        self[key] = graph.rule(updating: { [unowned node] (old: K.Value?) in
            _ = graph.read(node.version)
            var result: K.Value?
            for element in node.elements {
                guard let writer = element.outputs?.preferences[key], graph.isAlive(writer.id) else { continue }
                let value = graph.read(writer)
                if result == nil { result = value } else { K.reduce(value: &result!, nextValue: { value }) }
            }
            let new = result ?? K.defaultValue
            if let old, comparison.areEqual(old, new) { return nil }
            return new
        })
    }
}
