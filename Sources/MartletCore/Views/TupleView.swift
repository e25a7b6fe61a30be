@_spi(Reflection) import Swift

/// Several views side by side, as `ViewBuilder` makes them: `TupleView<(A, B)>`.
nonisolated public struct TupleView<T>: MultiView {
    /// The views.
    public var value: T

    nonisolated public init(_ value: T) {
        self.value = value
    }

    nonisolated public static func _makeViewList(view: _GraphValue<TupleView<T>>, inputs: _ViewInputs) -> ViewList {
        let elements = TupleElements.of(T.self).all
        var lists: [ViewList] = []
        lists.reserveCapacity(elements.count)
        for element in elements {
            lists.append(element.type.makeList(view, at: element.offset, inputs: inputs))
        }
        return .group(lists)
    }

    nonisolated public static func _makePlainChildren(
        view: _GraphValue<TupleView<T>>, inputs: _ViewInputs, add: (_ViewOutputs) -> Void
    ) -> Bool {
        let elements = TupleElements.of(T.self)
        guard elements.arePlain else { return false }
        for element in elements.all { element.type.makePlain(view, at: element.offset, inputs: inputs, add: add) }
        return true
    }
}

extension View {
    nonisolated fileprivate static func makeList<Whole>(
        _ whole: _GraphValue<Whole>, at offset: Int, inputs: _ViewInputs
    ) -> ViewList {
        listOrDefer(view: whole.field(Self.self, at: offset), inputs: inputs)
    }

    nonisolated fileprivate static func makePlain<Whole>(
        _ whole: _GraphValue<Whole>, at offset: Int, inputs: _ViewInputs, add: (_ViewOutputs) -> Void
    ) {
        _ = _makePlainChildren(view: whole.field(Self.self, at: offset), inputs: inputs, add: add)
    }
}

extension TupleView {
    nonisolated static var elementTypes: [any View.Type] { TupleElements.of(T.self).all.map(\.type) }

    /// The views, each as a value.
    nonisolated func forEachElement(_ body: (any View) -> Void) {
        withUnsafePointer(to: value) { pointer in
            for element in TupleElements.of(T.self).all {
                body(element.type.load(from: UnsafeRawPointer(pointer) + element.offset))
            }
        }
    }
}

extension View {
    nonisolated fileprivate static func load(from pointer: UnsafeRawPointer) -> any View {
        pointer.assumingMemoryBound(to: Self.self).pointee
    }
}

/// The views inside a tuple type, found once per type.
private struct TupleElements {
    struct Element {
        let type: any View.Type
        let offset: Int
    }

    let all: [Element]
    let arePlain: Bool

    @exclusivity(unchecked) nonisolated(unsafe) private static var found: [ObjectIdentifier: TupleElements] = [:]

    static func of<T>(_ type: T.Type) -> TupleElements {
        if let known = found[ObjectIdentifier(type)] { return known }
        var elements: [Element] = []
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            guard let viewType = fieldType as? any View.Type else {
                fatalError("TupleView<\(type)>: \(fieldType) is not a View")
            }
            elements.append(Element(type: viewType, offset: offset))
            return true
        }
        let new = TupleElements(all: elements, arePlain: elements.allSatisfy { $0.type._isPlain })
        found[ObjectIdentifier(type)] = new
        return new
    }
}
