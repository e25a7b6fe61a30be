/// Reads a value from the environment. The body that reads it depends on that key alone.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// An `@Observable` object by type; the closure gives nil where none was set.
        case object((EnvironmentValues) -> Value?, Any.Type)
    }

    private let source: Source
    private var scope: EnvironmentScope?
    private var path = ""

    nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .keyPath(keyPath)
    }

    nonisolated public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object({ $0[EnvironmentObjectKey<Value>.self] }, objectType)
    }

    nonisolated public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .object({ .some($0[EnvironmentObjectKey<T>.self]) }, objectType)
    }

    public var wrappedValue: Value {
        let values = EnvironmentValues(scope: scope)
        switch source {
        case .keyPath(let keyPath): return values[keyPath: keyPath]
        case .object(let find, let type):
            guard let object = find(values) else {
                fatalError(
                    "No Observable object of type \(type) found. A View.environmentObject(_:) for \(type) may be "
                        + "missing as an ancestor of this view. (\(path))")
            }
            return object
        }
    }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        property.pointee.scope = context.environment
        if case .object = property.pointee.source { property.pointee.path = context.instance.path }
    }
}

extension Environment: FieldComparable {
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        switch (
            a.assumingMemoryBound(to: Self.self).pointee.source, b.assumingMemoryBound(to: Self.self).pointee.source
        ) {
        case (.keyPath(let a), .keyPath(let b)): a == b
        case (.object(_, let a), .object(_, let b)): a == b
        default: false
        }
    }
}
