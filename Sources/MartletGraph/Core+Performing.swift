// What the nodes of each kind do when they are asked. These are inlined into the closure that a node is made with, so in a
// module that knows the types they are specialised.
//
// A rule is moved out for its run and back afterwards. Its type is not copyable because otherwise the call would retain it.

@usableFromInline
struct Evaluation<V>: ~Copyable {
    @usableFromInline let evaluate: () -> V
    @inlinable init(evaluate: @escaping () -> V) { self.evaluate = evaluate }
}

@usableFromInline
struct UpdatingEvaluation<V>: ~Copyable {
    @usableFromInline let evaluate: (V?) -> V?
    @inlinable init(evaluate: @escaping (V?) -> V?) { self.evaluate = evaluate }
}

@usableFromInline
struct Effect: ~Copyable {
    @usableFromInline let body: () -> Void
    @inlinable init(body: @escaping () -> Void) { self.body = body }
}

@usableFromInline
struct Comparison<V> {
    @usableFromInline let isEqual: ((V, V) -> Bool)?
    @inlinable init(isEqual: ((V, V) -> Bool)?) { self.isEqual = isEqual }
}

extension UnsafeMutablePointer where Pointee == Core {
    @inlinable
    func storeRule<R: ~Copyable>(_ rule: consuming R, in index: UInt32) {
        self.rule(index, as: R.self).initialize(to: rule)
    }

    @inlinable
    func store<V>(_ value: V, in index: UInt32) {
        prepareValue(V.self, in: index)
        self.value(index, as: V.self).initialize(to: value)
    }

    /// Exchanges the value. What the old one held is let go afterwards, because a `deinit` may call the graph.
    @inlinable @inline(__always)
    func replace<V>(_ index: UInt32, _ old: V, by new: V) {
        value(index, as: V.self).pointee = new
        withExtendedLifetime(old) {}
    }

    @inlinable @inline(__always)
    func performRule<V: Equatable>(_ index: UInt32, _ operation: Operation, _ type: V.Type) -> Bool {
        guard operation == .run else {
            return performOther(index, operation, type, rule: Evaluation<V>.self)
        }
        let rule = rule(index, as: Evaluation<V>.self).move()
        let new = rule.evaluate()
        self.rule(index, as: Evaluation<V>.self).initialize(to: rule)
        if node(index).pointee.flags.contains(.hasValue) {
            let old = value(index, as: type).pointee
            if old == new { return false }
            replace(index, old, by: new)
        } else {
            value(index, as: type).initialize(to: new)
            node(index).pointee.flags.insert(.hasValue)
        }
        return true
    }

    @inlinable @inline(__always)
    func performUpdatingRule<V>(_ index: UInt32, _ operation: Operation, _ type: V.Type) -> Bool {
        guard operation == .run else {
            return performOther(index, operation, type, rule: UpdatingEvaluation<V>.self)
        }
        let rule = rule(index, as: UpdatingEvaluation<V>.self).move()
        let old = node(index).pointee.flags.contains(.hasValue) ? value(index, as: type).pointee : nil
        let new = rule.evaluate(old)
        self.rule(index, as: UpdatingEvaluation<V>.self).initialize(to: rule)
        guard let new else {
            if old == nil {
                fatalError("MartletGraph: a rule for \(V.self) returned nil, which means unchanged, in its first run")
            }
            return false
        }
        if let old {
            replace(index, old, by: new)
        } else {
            value(index, as: type).initialize(to: new)
            node(index).pointee.flags.insert(.hasValue)
        }
        return true
    }

    @inlinable @inline(__always)
    func performEffect(_ index: UInt32, _ operation: Operation) -> Bool {
        switch operation {
        case .run:
            let rule = rule(index, as: Effect.self).move()
            rule.body()
            self.rule(index, as: Effect.self).initialize(to: rule)
        case .destroy:
            rule(index, as: Effect.self).deinitialize(count: 1)
        case .nameType:
            pointee.text = "effect"
        case .write, .describe:
            break
        }
        return false
    }

    @inlinable @inline(__always)
    func performSource<V>(
        _ index: UInt32, _ operation: Operation, _ type: V.Type, isEqual: (V, V) -> Bool
    ) -> Bool {
        guard operation == .write else { return performOther(index, operation, type, rule: Void.self) }
        let new = pointee.argument.unsafelyUnwrapped.assumingMemoryBound(to: type)
        let old = value(index, as: type).pointee
        if isEqual(old, new.pointee) { return false }
        replace(index, old, by: new.pointee)
        return true
    }

    @inlinable @inline(__always)
    func performComparedSource<V>(_ index: UInt32, _ operation: Operation, _ type: V.Type) -> Bool {
        guard operation == .write else { return performOther(index, operation, type, rule: Comparison<V>.self) }
        let comparison = rule(index, as: Comparison<V>.self).pointee
        return performSource(index, operation, type, isEqual: comparison.isEqual ?? { _, _ in false })
    }

    @inlinable @inline(never)
    func performOther<V, R: ~Copyable>(_ index: UInt32, _ operation: Operation, _ type: V.Type, rule: R.Type) -> Bool {
        switch operation {
        case .run, .write:
            break
        case .destroy:
            if node(index).pointee.flags.contains(.hasValue) { value(index, as: type).deinitialize(count: 1) }
            releaseValue(type, in: index)
            self.rule(index, as: rule).deinitialize(count: 1)
        case .describe:
            pointee.text = String(describing: value(index, as: type).pointee)
        case .nameType:
            pointee.text = String(describing: type)
        }
        return false
    }

    /// Runs a new effect for the first time.
    @usableFromInline
    func beginEffect(_ index: UInt32) {
        if innermost == 0 { stopHoldingBack() }
        evaluate(index)
    }
}
