/// A style of any type for one kind of control, as the environment carries it.
struct AnyStyle<Configuration>: FieldComparable {
    class Storage {
        func makeBody(_ configuration: Configuration) -> AnyView { fatalError("abstract") }
        func isEqual(to other: Storage) -> Bool { fatalError("abstract") }
    }

    private final class Typed<Style>: Storage {
        let style: Style
        let make: (StyleHolder<Style>, Configuration) -> AnyView

        init(_ style: Style, make: @escaping (StyleHolder<Style>, Configuration) -> AnyView) {
            self.style = style
            self.make = make
        }

        override func makeBody(_ configuration: Configuration) -> AnyView { make(StyleHolder(style), configuration) }

        override func isEqual(to other: Storage) -> Bool {
            guard let other = other as? Typed<Style> else { return false }
            return ValueComparison.of(Style.self).areEqual(style, other.style)
        }
    }

    private let storage: Storage

    /// `make` puts the style into a view that is generic over its type.
    init<Style>(_ style: Style, make: @escaping (StyleHolder<Style>, Configuration) -> AnyView) {
        storage = Typed(style, make: make)
    }

    func makeBody(_ configuration: Configuration) -> AnyView { storage.makeBody(configuration) }

    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.storage
            .isEqual(to: b.assumingMemoryBound(to: Self.self).pointee.storage)
    }
}

/// A style as a property of the view that makes its body: the style's own properties are connected with it.
struct StyleHolder<Style>: DynamicProperty {
    var style: Style

    init(_ style: Style) { self.style = style }

    static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {
        let nested = (slot as? NestedProperties) ?? NestedProperties(plan: .of(Style.self))
        slot = nested
        nested.plan.connect(pointer, slots: &nested.slots, context: context)
    }
}
