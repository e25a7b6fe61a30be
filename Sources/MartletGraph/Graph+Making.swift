extension Graph {
    /// Makes a source. A write of an equal value changes nothing.
    @inlinable
    public func source<V: Equatable>(_ value: V) -> Attribute<V> {
        let index = core.makeNode(
            [.source, .hasValue, .equatable], [],
            Perform { core, index, operation in
                core.performSource(index, operation, V.self) { $0 == $1 }
            })
        core.store(value, in: index)
        return Attribute(unchecked: core.handle(index))
    }

    /// Makes a source whose writes are compared by `isEqual`. With nil, each write is a change.
    @inlinable
    public func source<V>(_ value: V, isEqual: ((V, V) -> Bool)?) -> Attribute<V> {
        let index = core.makeNode(
            [.source, .hasValue], [],
            Perform { core, index, operation in
                core.performComparedSource(index, operation, V.self)
            })
        core.storeRule(Comparison(isEqual: isEqual), in: index)
        core.store(value, in: index)
        return Attribute(unchecked: core.handle(index))
    }

    /// Makes a rule. It runs when it is read for the first time, and when it is read after something that it read in its
    /// last run has changed. If the new value equals the old one, nothing that reads the rule runs for it.
    @inlinable
    public func rule<V: Equatable>(_ evaluate: @escaping () -> V) -> Attribute<V> {
        let index = core.makeNode(
            [], .newborn,
            Perform { core, index, operation in
                core.performRule(index, operation, V.self)
            })
        core.storeRule(Evaluation(evaluate: evaluate), in: index)
        core.prepareValue(V.self, in: index)
        return Attribute(unchecked: core.handle(index))
    }

    /// Makes a rule that is given its previous value, nil in the first run, and returns nil for "unchanged". Nil in the
    /// first run stops the program.
    @inlinable
    public func rule<V>(updating evaluate: @escaping (V?) -> V?) -> Attribute<V> {
        let index = core.makeNode(
            [], .newborn,
            Perform { core, index, operation in
                core.performUpdatingRule(index, operation, V.self)
            })
        core.storeRule(UpdatingEvaluation(evaluate: evaluate), in: index)
        core.prepareValue(V.self, in: index)
        return Attribute(unchecked: core.handle(index))
    }

    /// Makes an effect and runs it at once. ``flush()`` runs it again whenever something that it read in its last run has
    /// changed.
    @inlinable @discardableResult
    public func effect(_ body: @escaping () -> Void) -> AnyAttribute {
        let index = core.makeNode(
            .effect, .dirty,
            Perform { core, index, operation in
                core.performEffect(index, operation)
            })
        core.storeRule(Effect(body: body), in: index)
        let handle = core.handle(index)
        core.beginEffect(index)
        return handle
    }
}
