/// A group of keyframes: a curve of one animatable value.
///
/// Conform by giving a `body` made of other keyframes.
public protocol KeyframeTrackContent<Value> {
    /// What moves.
    associatedtype Value: Animatable = Body.Value
    associatedtype Body: KeyframeTrackContent
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Adds the keyframes, in order.
    func _append(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _append(to list: inout _KeyframeList<Value>) { body._append(to: &list) }
}

/// A keyframe of the framework: it has no other body than itself.
protocol SingleKeyframe: KeyframeTrackContent {
    var item: KeyframeItem<Value.AnimatableData> { get }
}

extension SingleKeyframe {
    public var body: Self { self }
    public func _append(to list: inout _KeyframeList<Value>) { list.items.append(item) }
}

/// Keyframes on their way from a builder to a curve.
public struct _KeyframeList<Value: Animatable> {
    var items: [KeyframeItem<Value.AnimatableData>] = []
}

/// One keyframe in numbers.
struct KeyframeItem<V: VectorArithmetic> {
    enum Kind {
        case linear(UnitCurve)
        /// Velocities a second; nil is chosen so that the motion is smooth.
        case cubic(start: V?, end: V?)
        case spring(Spring, start: V?)
        case move
    }

    let target: V
    /// In seconds.
    let duration: Double
    let kind: Kind

    init(_ target: V, duration: Double, _ kind: Kind) {
        self.target = target
        self.duration = duration.isFinite ? max(duration, 0) : 0
        self.kind = kind
    }
}

/// Collects the keyframes of a track, one after the other.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeSequence<Value>([]) }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        var sequence = KeyframeSequence<Value>([])
        accumulated._append(to: &sequence.list)
        next._append(to: &sequence.list)
        return sequence
    }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeSequence(components)
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
        .init(.first(component))
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
        .init(.second(component))
    }

    /// One of two contents.
    public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
        KeyframeTrackContent
    where
        ConditionalValue: Animatable, First.Value == ConditionalValue, Second.Value == ConditionalValue
    {
        public typealias Value = ConditionalValue

        enum Storage {
            case first(First)
            case second(Second)
        }

        private let storage: Storage

        init(_ storage: Storage) { self.storage = storage }

        public var body: Self { self }

        public func _append(to list: inout _KeyframeList<ConditionalValue>) {
            switch storage {
            case .first(let content): content._append(to: &list)
            case .second(let content): content._append(to: &list)
            }
        }
    }
}

/// Keyframes one after the other.
struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    var list = _KeyframeList<Value>()

    init(_ contents: [some KeyframeTrackContent<Value>]) {
        for content in contents { content._append(to: &list) }
    }

    init(_ contents: [Never]) {}

    var body: Self { self }

    func _append(to other: inout _KeyframeList<Value>) { other.items += list.items }
}
