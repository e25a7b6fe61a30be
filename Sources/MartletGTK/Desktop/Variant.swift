#if GTK
import CGTK

/// A value of D-Bus, read without knowing beforehand what it is.
final class Variant {
    private let value: OpaquePointer

    /// Takes a reference of its own.
    init(_ value: OpaquePointer) { self.value = g_variant_ref(value) }

    deinit { g_variant_unref(value) }

    private func isOf(_ type: String) -> Bool { String(cString: g_variant_get_type_string(value)) == type }

    private var isContainer: Bool { g_variant_is_container(value) != 0 }

    /// A part of an array, a tuple or an entry; nil if there is none.
    subscript(index: Int) -> Variant? {
        guard isContainer, index < Int(g_variant_n_children(value)),
            let child = g_variant_get_child_value(value, gsize(index))
        else { return nil }
        defer { g_variant_unref(child) }
        return Variant(child)
    }

    func forEachChild(_ body: (Variant) -> Void) {
        guard isContainer else { return }
        for index in 0..<Int(g_variant_n_children(value)) {
            if let child = self[index] { body(child) }
        }
    }

    /// What is in boxes that may hold any type; portals put one into another.
    var unboxed: Variant {
        guard isOf("v"), let inner = g_variant_get_variant(value) else { return self }
        defer { g_variant_unref(inner) }
        return Variant(inner).unboxed
    }

    var string: String? { isOf("s") ? String(cString: g_variant_get_string(value, nil)) : nil }

    var double: Double? { isOf("d") ? g_variant_get_double(value) : nil }

    var boolean: Bool? { isOf("b") ? g_variant_get_boolean(value) != 0 : nil }

    var integer: Int? {
        if isOf("u") { return Int(g_variant_get_uint32(value)) }
        if isOf("i") { return Int(g_variant_get_int32(value)) }
        return nil
    }
}
#endif
