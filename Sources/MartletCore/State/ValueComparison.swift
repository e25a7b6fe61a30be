@_spi(Reflection) import Swift

#if canImport(Glibc)
import Glibc
#endif

/// Whether two values of a type can be told apart, by the rules that decide if a body may be skipped.
///
/// Equal bytes are equal values. Otherwise plain data is compared by its stored fields (an `==` of its own is
/// ignored); other values by their own `==` if they have one, else field by field by the same rules. Closures
/// and objects are equal only if they are the same. Source of the rules: the seeds, and John Harper as quoted at
/// chris.eidhof.nl/note/swiftui-view-equality.
final class ValueComparison: @unchecked Sendable {
    private let size: Int
    private let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private init(size: Int, compare: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
        self.size = size
        self.compare = compare
    }

    /// Whether the values at `a` and `b` count as equal.
    func areEqual(at a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        size == 0 || memcmp(a, b, size) == 0 || compare(a, b)
    }

    func areEqual<T>(_ a: T, to b: UnsafePointer<T>) -> Bool {
        withUnsafePointer(to: a) { areEqual(at: $0, b) }
    }

    func areEqual<T>(_ a: T, _ b: T) -> Bool {
        withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in areEqual(at: a, b) } }
    }

    @exclusivity(unchecked) nonisolated(unsafe) private static var plans: [ObjectIdentifier: ValueComparison] = [:]

    /// The plan for a type, made once. Main thread only.
    static func of(_ type: Any.Type) -> ValueComparison {
        if let plan = plans[ObjectIdentifier(type)] { return plan }
        let plan = make(type)
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    private static func make(_ type: Any.Type) -> ValueComparison {
        func open<T>(_: T.Type) -> ValueComparison {
            ValueComparison(size: MemoryLayout<T>.size, compare: comparison(T.self))
        }
        return _openExistential(type, do: open)
    }

    private static func comparison<T>(_ type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        if let own = type as? any FieldComparable.Type {
            return { own._areEqual($0, $1) }
        }
        if _isPOD(type), let fields = structFields(type) { return compare(fields) }
        if let equatable = type as? any Equatable.Type { return equatable.comparison }
        if let fields = structFields(type) { return compare(fields) }
        return { _, _ in false }
    }

    private struct Field {
        let offset: Int
        let plan: ValueComparison
    }

    private static func structFields(_ type: Any.Type) -> [Field]? {
        var fields: [Field] = []
        // Only structs, by the first word of their metadata: `_forEachField` traps on an existential's type, such as a
        // field of `Locale` has.
        let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        guard _MetadataKind(rawValue: kind) == .struct else { return nil }
        let isStruct = _forEachField(of: type) { _, offset, fieldType, _ in
            fields.append(Field(offset: offset, plan: .of(fieldType)))
            return true
        }
        return isStruct && !fields.isEmpty ? fields : nil
    }

    private static func compare(_ fields: [Field]) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in fields.allSatisfy { $0.plan.areEqual(at: a + $0.offset, b + $0.offset) } }
    }
}

/// A type that says itself when two of its values are equal for skipping: the property wrappers.
protocol FieldComparable {
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

extension Optional: FieldComparable {
    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        switch (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee) {
        case (nil, nil): true
        case (let a?, let b?): ValueComparison.of(Wrapped.self).areEqual(a, b)
        default: false
        }
    }
}

extension Equatable {
    fileprivate static var comparison: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in a.assumingMemoryBound(to: Self.self).pointee == b.assumingMemoryBound(to: Self.self).pointee }
    }
}
