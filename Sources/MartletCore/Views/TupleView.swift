@_spi(Reflection) import Swift

/// Several views side by side, as `ViewBuilder` makes them: `TupleView<(A, B)>`.
nonisolated public struct TupleView<T>: MultiView {
    /// The views.
    public var value: T

    nonisolated public init(_ value: T) {
        self.value = value
    }

    nonisolated public static func _makeViewList(view: _GraphValue<TupleView<T>>, inputs: _ViewInputs) -> ViewList {
        let elements = TupleElements.of(T.self)
        var lists: [ViewList] = []
        lists.reserveCapacity(elements.count)
        for element in elements {
            lists.append(element.type.makeList(view, at: element.offset, inputs: inputs))
        }
        return .group(lists)
    }
}

extension View {
    nonisolated fileprivate static func makeList<Whole>(
        _ whole: _GraphValue<Whole>, at offset: Int, inputs: _ViewInputs
    ) -> ViewList {
        _makeViewList(view: whole.field(Self.self, at: offset), inputs: inputs)
    }
}

/// The views inside a tuple type, found once per type.
private enum TupleElements {
    struct Element {
        let type: any View.Type
        let offset: Int
    }

    nonisolated(unsafe) private static var found: [ObjectIdentifier: [Element]] = [:]

    static func of<T>(_ type: T.Type) -> [Element] {
        if let known = found[ObjectIdentifier(type)] { return known }
        var elements: [Element] = []
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            guard let viewType = fieldType as? any View.Type else {
                fatalError("TupleView<\(type)>: \(fieldType) is not a View")
            }
            elements.append(Element(type: viewType, offset: offset))
            return true
        }
        found[ObjectIdentifier(type)] = elements
        return elements
    }
}
