/// A gesture that counts only while keys are held.
nonisolated public struct _ModifiersGesture<Content: Gesture>: PrimitiveGesture {
    public typealias Value = Content.Value

    public var content: Content
    public var modifiers: EventModifiers

    nonisolated public init(content: Content, modifiers: EventModifiers) {
        self.content = content
        self.modifiers = modifiers
    }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> Self, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let parts = onMainThread { (gesture: Self) in (gesture.content, gesture.modifiers) }
        return ModifiersRecognizer(
            Content._makeRecognizer(gesture: { parts(gesture()).0 }, inputs: inputs),
            modifiers: { parts(gesture()).1 })
    }
}

/// Lets through what happens while the keys are held. A press without them fails the gesture; let go of in mid-gesture,
/// it does not end.
final class ModifiersRecognizer<Value>: WrappingRecognizer<Value, Value> {
    private let modifiers: () -> EventModifiers
    private var hasFailed = false

    init(_ base: _GestureRecognizer<Value>, modifiers: @escaping () -> EventModifiers) {
        self.modifiers = modifiers
        super.init(base)
    }

    override var phase: GesturePhase<Value> { hasFailed ? .failed : base.phase }

    override func receive(_ event: PointerEvent) {
        if event.modifiers.isSuperset(of: modifiers()) {
            base.receive(event)
        } else if event.phase != .move {
            hasFailed = true
        }
    }
}

extension Gesture {
    /// The gesture while the keys of `modifiers` are held; others may be held too.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
    }
}
