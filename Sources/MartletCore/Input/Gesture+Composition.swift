/// Two gestures at the same time.
@frozen nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> Self, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let parts = onMainThread { (gesture: Self) in (gesture.first, gesture.second) }
        return SimultaneousRecognizer<First, Second>(
            First._makeRecognizer(gesture: { parts(gesture()).0 }, inputs: inputs),
            Second._makeRecognizer(gesture: { parts(gesture()).1 }, inputs: inputs))
    }
}

/// One gesture after another.
@frozen nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public enum Value {
        /// The first has not ended.
        case first(First.Value)
        /// The first has ended; the second may not have begun.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> Self, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let parts = onMainThread { (gesture: Self) in (gesture.first, gesture.second) }
        return SequenceRecognizer<First, Second>(
            First._makeRecognizer(gesture: { parts(gesture()).0 }, inputs: inputs),
            Second._makeRecognizer(gesture: { parts(gesture()).1 }, inputs: inputs))
    }
}

/// One of two gestures; the first goes before the second.
@frozen nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    nonisolated public static func _makeRecognizer(
        gesture: @escaping () -> Self, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let parts = onMainThread { (gesture: Self) in (gesture.first, gesture.second) }
        return ExclusiveRecognizer<First, Second>(
            First._makeRecognizer(gesture: { parts(gesture()).0 }, inputs: inputs),
            Second._makeRecognizer(gesture: { parts(gesture()).1 }, inputs: inputs))
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// Both gestures at the same time.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture and then `other`.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// This gesture, or else `other`.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
