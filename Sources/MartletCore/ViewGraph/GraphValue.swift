import MartletGraph

/// A place in the graph where a view value can be read: an attribute and a byte offset inside its value.
///
/// Projecting a stored field costs an addition, not an attribute: `TupleView` and `ModifiedContent` hand
/// out their parts this way.
public struct _GraphValue<Value> {
    let base: AnyAttribute
    let offset: Int

    init(base: AnyAttribute, offset: Int) {
        self.base = base
        self.offset = offset
    }

    init(_ attribute: Attribute<Value>) {
        self.init(base: attribute.id, offset: 0)
    }

    /// The value now; a dependency of whatever rule or effect is running.
    func value(in graph: Graph) -> Value {
        graph.readField(base, offset: offset, as: Value.self)
    }

    /// The part of type `Field` that is stored `offset` bytes into the value.
    func field<Field>(_ type: Field.Type = Field.self, at offset: Int) -> _GraphValue<Field> {
        _GraphValue<Field>(base: base, offset: self.offset + offset)
    }
}

/// The offset of the second stored field of a struct whose fields are an `A` and a `B`.
@inline(__always)
func offsetOfSecondField<A, B>(_: A.Type, _: B.Type) -> Int {
    let mask = MemoryLayout<B>.alignment - 1
    return (MemoryLayout<A>.size + mask) & ~mask
}
