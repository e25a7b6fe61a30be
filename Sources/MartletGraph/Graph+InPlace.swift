extension Graph {
    /// Where the value of a rule lies that keeps it in place.
    ///
    /// The address is good until the graph is used: ask for it again after each call of code that may do so.
    public struct Place<V> {
        @usableFromInline let core: CorePointer
        @usableFromInline let index: UInt32

        @inlinable
        init(core: CorePointer, index: UInt32) {
            self.core = core
            self.index = index
        }

        /// Whether there is a value: there is none in the first run.
        @inlinable public var hasValue: Bool { core.details(index).pointee.flags.contains(.hasValue) }

        /// The address of the value.
        @inlinable public var pointer: UnsafeMutablePointer<V> { core.value(index, as: V.self) }

        /// Exchanges the value, or sets the first one. What the old one held is let go last, since a `deinit` may use the graph.
        @inlinable
        public func set(_ new: consuming V) {
            if hasValue {
                let old = pointer.move()
                pointer.initialize(to: new)
                withExtendedLifetime(old) {}
            } else {
                pointer.initialize(to: new)
                core.details(index).pointee.flags.insert(.hasValue)
            }
        }
    }

    /// Makes a rule that updates its value where it lies, and answers whether it is another. In its first run it has to set
    /// one.
    ///
    /// Where the type of the value is not known to the compiler, it costs a third of a rule that is given the old value and
    /// returns the new one: neither is copied or wrapped into an optional.
    @inlinable
    public func rule<V>(inPlace update: @escaping (Place<V>) -> Bool) -> Attribute<V> {
        let index = core.makeNode(
            [], .newborn,
            Perform { core, index, operation in
                core.performInPlace(index, operation, V.self)
            })
        core.storeRule(InPlaceEvaluation(function: InPlaceFunction(update)), in: index)
        core.prepareValue(V.self, in: index)
        return Attribute(unchecked: core.handle(index))
    }
}

/// The function of such a rule, in one type for all values: types are looked up at run time where they are not known. It
/// sits in a struct because a function value that is cast by itself is wrapped in a thunk, which asks for memory.
@usableFromInline
struct InPlaceFunction {
    @usableFromInline let update: (Graph.Place<Void>) -> Bool

    @usableFromInline
    struct Typed<V> {
        @usableFromInline let update: (Graph.Place<V>) -> Bool
        @inlinable init(_ update: @escaping (Graph.Place<V>) -> Bool) { self.update = update }
    }

    /// A place is the same for all types of values.
    @inlinable
    init<V>(_ update: @escaping (Graph.Place<V>) -> Bool) {
        self = withUnsafePointer(to: Typed(update)) { UnsafeRawPointer($0).load(as: InPlaceFunction.self) }
    }
}

/// The rule: moved out for its run and forgotten afterwards.
@usableFromInline
struct InPlaceEvaluation: ~Copyable {
    @usableFromInline let function: InPlaceFunction
    @inlinable init(function: InPlaceFunction) { self.function = function }
}

extension UnsafeMutablePointer where Pointee == Core {
    @inlinable @inline(__always)
    func performInPlace<V>(_ index: UInt32, _ operation: Operation, _ type: V.Type) -> Outcome {
        guard operation == .run else {
            return performOther(index, operation, type, rule: InPlaceEvaluation.self)
        }
        return runInPlace(index)
    }

    @usableFromInline
    func runInPlace(_ index: UInt32) -> Outcome {
        run(index) {
            let rule = rule(index, as: InPlaceEvaluation.self).move()
            let hasChanged = rule.function.update(Graph.Place<Void>(core: self, index: index))
            forget(rule)
            return hasChanged
        }
    }
}
