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

    /// Calls `body` with the address of the value, which is good as long as `body` does not use the graph; a dependency of
    /// what runs.
    func withPointer<Result>(in graph: Graph, _ body: (UnsafePointer<Value>) -> Result) -> Result {
        graph.withUpdatedPointer(base) { body(($0 + offset).assumingMemoryBound(to: Value.self)) }
    }

    /// The part of type `Field` that is stored `offset` bytes into the value.
    func field<Field>(_ type: Field.Type = Field.self, at offset: Int) -> _GraphValue<Field> {
        _GraphValue<Field>(base: base, offset: self.offset + offset)
    }
}

extension _GraphValue {
    /// The same value with an attribute of its own, which does not change while the value is the same to the last bit. For
    /// what has many readers: a part of a body is read from the body's value, which changes with any other part of it.
    func cutOffWhereIdentical(in graph: Graph) -> _GraphValue {
        _GraphValue(
            graph.rule(inPlace: { (place: Graph.Place<Value>) in
                withPointer(in: graph) { new in
                    if place.hasValue, memcmp(place.pointer, new, MemoryLayout<Value>.size) == 0 { return false }
                    place.set(new.pointee)
                    return true
                }
            }))
    }
}

/// The offset of the second stored field of a struct whose fields are an `A` and a `B`.
@inline(__always)
func offsetOfSecondField<A, B>(_: A.Type, _: B.Type) -> Int {
    let mask = MemoryLayout<B>.alignment - 1
    return (MemoryLayout<A>.size + mask) & ~mask
}
