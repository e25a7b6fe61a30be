/// A gesture that calls a closure at its end.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
    public typealias Value = Content.Value
    let content: Content
    let action: (Content.Value) -> Void

    nonisolated init(content: Content, action: @escaping (Content.Value) -> Void) {
        self.content = content
        self.action = action
    }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> Self, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        EndedRecognizer(Content._makeRecognizer(gesture: { gesture().content }, inputs: inputs)) {
            gesture().action($0)
        }
    }
}

final class EndedRecognizer<Value>: WrappingRecognizer<Value, Value> {
    private let action: (Value) -> Void
    private var hasCalled = false

    init(_ base: _GestureRecognizer<Value>, action: @escaping (Value) -> Void) {
        self.action = action
        super.init(base)
    }

    override var phase: GesturePhase<Value> { base.phase }

    override func deliver() {
        base.deliver()
        guard !hasCalled, case .ended(let value) = phase else { return }
        hasCalled = true
        action(value)
    }
}

/// A gesture that calls a closure whenever its value is another one.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
    public typealias Value = Content.Value
    let content: Content
    let action: (Content.Value) -> Void

    nonisolated init(content: Content, action: @escaping (Content.Value) -> Void) {
        self.content = content
        self.action = action
    }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> Self, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        ChangedRecognizer(Content._makeRecognizer(gesture: { gesture().content }, inputs: inputs)) {
            gesture().action($0)
        }
    }
}

final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value> {
    private let action: (Value) -> Void
    private var last: Value?

    init(_ base: _GestureRecognizer<Value>, action: @escaping (Value) -> Void) {
        self.action = action
        super.init(base)
    }

    override var phase: GesturePhase<Value> { base.phase }

    override func deliver() {
        base.deliver()
        if case .ended = phase { return }
        guard let value = phase.value, value != last else { return }
        last = value
        Transaction.continuously { action(value) }
    }
}

extension Transaction {
    /// Runs a callback of a gesture that goes on. Its changes are continuous, and the velocity of what they move is
    /// tracked (Apple's documentation of `Transaction.tracksVelocity`: `onChanged` and `updating`).
    static func continuously(_ body: () -> Void) {
        let outer = current
        defer { current = outer }
        current.isContinuous = true
        current.tracksVelocity = true
        body()
    }
}

/// A gesture that keeps a `GestureState` up to date.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value
    public var base: Base
    public var state: GestureState<State>
    public var update: (Base.Value, inout State, inout Transaction) -> Void

    nonisolated public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        update = body
    }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> Self, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let parts = onMainThread { (gesture: Self) in (gesture.base, gesture.state, gesture.update) }
        return UpdatingRecognizer(
            Base._makeRecognizer(gesture: { parts(gesture()).0 }, inputs: inputs),
            update: { value in
                let (_, state, update) = parts(gesture())
                state.update { update(value, &$0, &$1) }
            },
            end: { parts(gesture()).1.end() })
    }
}

final class UpdatingRecognizer<Value>: WrappingRecognizer<Value, Value> {
    private let update: (Value) -> Void
    private let end: () -> Void
    private var hasBegun = false

    init(_ base: _GestureRecognizer<Value>, update: @escaping (Value) -> Void, end: @escaping () -> Void) {
        self.update = update
        self.end = end
        super.init(base)
    }

    override var phase: GesturePhase<Value> { base.phase }

    override func deliver() {
        if let value = phase.value {
            if case .ended = phase {
            } else {
                hasBegun = true
                Transaction.continuously { update(value) }
            }
        }
        base.deliver()
    }

    override func finish() {
        base.finish()
        if hasBegun { end() }
        hasBegun = false
    }
}

/// A gesture with another value.
nonisolated public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
    let content: Content
    let transform: (Content.Value) -> Value

    nonisolated init(content: Content, transform: @escaping (Content.Value) -> Value) {
        self.content = content
        self.transform = transform
    }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> Self, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        MapRecognizer(Content._makeRecognizer(gesture: { gesture().content }, inputs: inputs)) {
            gesture().transform($0)
        }
    }
}

final class MapRecognizer<Base, Value>: WrappingRecognizer<Base, Value> {
    private let transform: (Base) -> Value

    init(_ base: _GestureRecognizer<Base>, transform: @escaping (Base) -> Value) {
        self.transform = transform
        super.init(base)
    }

    override var phase: GesturePhase<Value> { base.phase.map(transform) }
}

extension Gesture {
    /// Calls `action` when the gesture is complete.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Keeps `state` up to date while the gesture goes on; afterwards it goes back to its initial value.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }

    /// The gesture with its value put through `body`.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Calls `action` whenever the value is another one, until the gesture is complete.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}
