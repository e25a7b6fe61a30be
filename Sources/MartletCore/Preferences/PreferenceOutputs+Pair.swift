import MartletGraph

extension PreferenceOutputs {
    /// The preferences of two views in order.
    init(combining pair: (PreferenceOutputs, PreferenceOutputs), inputs: _ViewInputs) {
        self.init()
        for key in inputs.preferenceKeys.keys { combine(key, pair, graph: inputs.graph) }
    }

    private mutating func combine<K: PreferenceKey>(
        _ key: K.Type, _ pair: (PreferenceOutputs, PreferenceOutputs), graph: Graph
    ) {
        guard let first = pair.0[key], let second = pair.1[key] else {
            self[key] = pair.0[key] ?? pair.1[key]
            return
        }
        let comparison = ValueComparison.of(K.Value.self)
        self[key] = graph.rule(updating: { (old: K.Value?) in
            var new = graph.read(first)
            K.reduce(value: &new) { graph.read(second) }
            if let old, comparison.areEqual(old, new) { return nil }
            return new
        })
    }
}
