import Foundation
@_spi(Reflection) import Swift

/// The `@Published` properties of a class and its superclasses, as offsets; found once per class.
struct PublishedFields {
    private struct Field {
        let offset: Int
        let type: any PublishedField.Type
    }

    private static let lock = NSLock()
    // Guarded by `lock`.
    nonisolated(unsafe) private static var plans: [ObjectIdentifier: PublishedFields] = [:]

    private var fields: [Field] = []

    var isEmpty: Bool { fields.isEmpty }

    static func of(_ type: AnyObject.Type) -> PublishedFields {
        let key = ObjectIdentifier(type)
        if let plan = lock.withLock({ plans[key] }) { return plan }
        var plan = PublishedFields()
        // `.classType`, which is a mutable global in the library: superclasses' fields too.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, type, _ in
            if let type = type as? any PublishedField.Type { plan.fields.append(Field(offset: offset, type: type)) }
            return true
        }
        lock.withLock { plans[key] = plan }
        return plan
    }

    func storage(_ index: Int, in object: AnyObject) -> PublishedStorageBase {
        let field = fields[index]
        return field.type.storage(at: Unmanaged.passUnretained(object).toOpaque() + field.offset)
    }

    func all(in object: AnyObject) -> [PublishedStorageBase] {
        fields.indices.map { storage($0, in: object) }
    }
}

/// `Published<Value>` of any value.
protocol PublishedField {
    static func storage(at address: UnsafeMutableRawPointer) -> PublishedStorageBase
}

extension Published: PublishedField {
    static func storage(at address: UnsafeMutableRawPointer) -> PublishedStorageBase {
        address.assumingMemoryBound(to: Published<Value>.self).pointee.storage
    }
}
