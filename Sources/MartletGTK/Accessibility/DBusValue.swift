#if GTK
import CGTK

/// A value as it goes over D-Bus.
package indirect enum DBusValue: Equatable {
    case string(String)
    case path(String)
    case int(Int32)
    case short(Int16)
    case uint(UInt32)
    case double(Double)
    case bool(Bool)
    case tuple([DBusValue])
    /// Elements of the type that the signature tells.
    case array(String, [DBusValue])
    case entry(DBusValue, DBusValue)
    case variant(DBusValue)

    /// An array of pairs of strings.
    static func dictionary(_ pairs: [(String, String)]) -> DBusValue {
        .array("{ss}", pairs.map { .entry(.string($0.0), .string($0.1)) })
    }

    /// A whole number; what does not fit is held at the end.
    static func number(_ value: Int) -> DBusValue { .int(Int32(clamping: value)) }

    /// The value as GLib has it: a floating reference.
    func made() -> OpaquePointer {
        switch self {
        // Strings must not hold a zero, which ends them.
        case .string(let value): g_variant_new_string(value.split(separator: "\0").joined())
        case .path(let value): g_variant_new_object_path(value)
        case .int(let value): g_variant_new_int32(value)
        case .short(let value): g_variant_new_int16(value)
        case .uint(let value): g_variant_new_uint32(value)
        case .double(let value): g_variant_new_double(value)
        case .bool(let value): g_variant_new_boolean(value ? 1 : 0)
        case .tuple(let values): Self.withMade(values) { g_variant_new_tuple($0, gsize(values.count)) }
        case .array(let type, let values):
            Self.withMade(values) { children in
                Self.withType(type) { g_variant_new_array($0, children, gsize(values.count)) }
            }
        case .entry(let key, let value): g_variant_new_dict_entry(key.made(), value.made())
        case .variant(let value): g_variant_new_variant(value.made())
        }
    }

    private static func withMade<Result>(
        _ values: [DBusValue], _ body: (UnsafePointer<OpaquePointer?>?) -> Result
    ) -> Result {
        let made: [OpaquePointer?] = values.map { $0.made() }
        return made.withUnsafeBufferPointer { body($0.baseAddress) }
    }

    static func withType<Result>(_ signature: String, _ body: (OpaquePointer?) -> Result) -> Result {
        let type = g_variant_type_new(signature)
        defer { g_variant_type_free(type) }
        return body(type)
    }

    /// What GLib holds. Kinds that the protocol of assistive tools does not have become an empty tuple.
    init(_ variant: OpaquePointer) {
        func children() -> [DBusValue] {
            (0..<g_variant_n_children(variant)).map { index in
                let child = g_variant_get_child_value(variant, index)!
                defer { g_variant_unref(child) }
                return DBusValue(child)
            }
        }
        switch g_variant_classify(variant) {
        case G_VARIANT_CLASS_STRING, G_VARIANT_CLASS_SIGNATURE:
            self = .string(String(cString: g_variant_get_string(variant, nil)))
        case G_VARIANT_CLASS_OBJECT_PATH: self = .path(String(cString: g_variant_get_string(variant, nil)))
        case G_VARIANT_CLASS_INT32: self = .int(g_variant_get_int32(variant))
        case G_VARIANT_CLASS_INT16: self = .short(g_variant_get_int16(variant))
        case G_VARIANT_CLASS_UINT32: self = .uint(g_variant_get_uint32(variant))
        case G_VARIANT_CLASS_DOUBLE: self = .double(g_variant_get_double(variant))
        case G_VARIANT_CLASS_BOOLEAN: self = .bool(g_variant_get_boolean(variant) != 0)
        case G_VARIANT_CLASS_TUPLE: self = .tuple(children())
        case G_VARIANT_CLASS_ARRAY:
            let type = String(cString: g_variant_get_type_string(variant))
            self = .array(String(type.dropFirst()), children())
        case G_VARIANT_CLASS_DICT_ENTRY:
            let parts = children()
            self = .entry(parts[0], parts[1])
        case G_VARIANT_CLASS_VARIANT: self = .variant(children()[0])
        default: self = .tuple([])
        }
    }

    var asString: String? {
        switch self {
        case .string(let value), .path(let value): value
        default: nil
        }
    }

    var asInt: Int? {
        switch self {
        case .int(let value): Int(value)
        case .uint(let value): Int(value)
        case .short(let value): Int(value)
        default: nil
        }
    }

    var asDouble: Double? { if case .double(let value) = self { value } else { nil } }
    var asBool: Bool? { if case .bool(let value) = self { value } else { nil } }

    var elements: [DBusValue] {
        switch self {
        case .tuple(let values), .array(_, let values): values
        case .variant(let value): value.elements
        default: []
        }
    }
}
#endif
