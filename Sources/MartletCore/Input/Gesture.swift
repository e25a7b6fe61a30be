/// What a person does with the pointer or a finger that a view reacts to.
///
/// Build your own by giving a `body` made of other gestures.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells while it goes on.
    associatedtype Value
    associatedtype Body: Gesture

    var body: Body { get }

    /// Makes what watches for the gesture; `gesture` gives the latest value of it.
    nonisolated static func _makeRecognizer(
        gesture: @escaping () -> Self, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> Self, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let body = onMainThread { (gesture: Self) in gesture.body }
        return Body._makeRecognizer(gesture: { body(gesture()) }, inputs: inputs)
    }
}

extension Never: Gesture {
    public typealias Value = Never

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> Never, inputs: _GestureInputs
    ) -> _GestureRecognizer<Never> {
        fatalError("there is no such gesture")
    }
}

extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> Wrapped?, inputs: _GestureInputs
    ) -> _GestureRecognizer<Wrapped.Value> {
        guard let first = gesture() else { return FailedRecognizer() }
        return Wrapped._makeRecognizer(gesture: { gesture() ?? first }, inputs: inputs)
    }
}

/// A gesture that is not there.
final class FailedRecognizer<Value>: _GestureRecognizer<Value> {
    override var phase: GesturePhase<Value> { .failed }
    override func receive(_ event: PointerEvent) {}
}

/// A gesture that the framework makes itself.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    public var body: Never {
        fatalError("\(Self.self) is a primitive gesture: its body is never asked for")
    }
}
