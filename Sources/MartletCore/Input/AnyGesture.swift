/// A gesture of any type with one type of value.
@frozen nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
    @usableFromInline let storage: AnyGestureStorage<Value>

    nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        storage = TypedGestureStorage(gesture)
    }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> Self, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        gesture().storage.make({ gesture().storage }, inputs)
    }
}

@usableFromInline
class AnyGestureStorage<Value> {
    func make(
        _ latest: @escaping () -> AnyGestureStorage<Value>, _ inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        fatalError("abstract")
    }
}

final class TypedGestureStorage<G: Gesture>: AnyGestureStorage<G.Value> {
    private let gesture: G

    init(_ gesture: G) { self.gesture = gesture }

    /// What runs belongs to the latest gesture, as long as that is one of the same type.
    override func make(
        _ latest: @escaping () -> AnyGestureStorage<G.Value>, _ inputs: _GestureInputs
    ) -> _GestureRecognizer<G.Value> {
        G._makeRecognizer(
            gesture: { [gesture] in (latest() as? TypedGestureStorage<G>)?.gesture ?? gesture }, inputs: inputs)
    }
}
