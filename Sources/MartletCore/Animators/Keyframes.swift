/// Something that says how a value changes over time.
///
/// Conform by giving a `body` made of tracks.
public protocol Keyframes<Value> {
    associatedtype Value = Body.Value
    associatedtype Body: Keyframes
    @KeyframesBuilder<Value> var body: Body { get }

    /// Adds the tracks, in order.
    func _resolve(into tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public func _resolve(into tracks: inout _KeyframeTracks<Value>) { body._resolve(into: &tracks) }
}

/// The tracks of a value while they are collected.
public struct _KeyframeTracks<Root> {
    /// Where they start.
    let initial: Root
    /// What was playing before, and at which moment it is left: its velocities go on.
    let previous: (timeline: KeyframeTimeline<Root>, time: Double)?
    var list: [KeyframeTrackCurve<Root>] = []
}

/// A track with its curve.
class KeyframeTrackCurve<Root> {
    var duration: Double { 0 }
    func apply(_ time: Double, to root: inout Root) {}
}

private final class TypedTrackCurve<Root, Property: Animatable>: KeyframeTrackCurve<Root> {
    let path: WritableKeyPath<Root, Property>
    let curve: KeyframeCurve<Property.AnimatableData>

    init(_ path: WritableKeyPath<Root, Property>, _ curve: KeyframeCurve<Property.AnimatableData>) {
        self.path = path
        self.curve = curve
    }

    override var duration: Double { curve.duration }

    override func apply(_ time: Double, to root: inout Root) {
        root[keyPath: path].animatableData = curve.value(at: time)
    }
}

/// Keyframes of one property of a value, or of all of it.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
    public typealias Value = Root
    private let path: WritableKeyPath<Root, Property>
    private let content: Content

    /// Keyframes of the property at `keyPath`.
    public init(
        _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
    ) {
        path = keyPath
        self.content = content()
    }

    /// Keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
        self.init(\.self, content: content)
    }

    public var body: Self { self }

    public func _resolve(into tracks: inout _KeyframeTracks<Root>) {
        var list = _KeyframeList<Property>()
        content._append(to: &list)
        let before =
            tracks.previous?.timeline.tracks
            .last { ($0 as? TypedTrackCurve<Root, Property>)?.path == path } as? TypedTrackCurve<Root, Property>
        let velocity = before?.curve.velocity(at: tracks.previous?.time ?? 0) ?? .zero
        let curve = KeyframeCurve(
            from: tracks.initial[keyPath: path].animatableData, velocity: velocity, list.items)
        tracks.list.append(TypedTrackCurve(path, curve))
    }
}

/// Collects tracks, or the keyframes of a single one.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    public static func buildBlock() -> some Keyframes<Value> { MergedKeyframes<Value>([]) }

    // The keyframes of a single track.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeSequence(components)
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value: Animatable, First.Value == Value, Second.Value == Value { .init(.first(component)) }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value: Animatable, First.Value == Value, Second.Value == Value { .init(.second(component)) }

    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Value: Animatable, Content.Value == Value {
        KeyframeTrack { component }
    }

    // Several tracks.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        MergedKeyframes<Value>([accumulated._resolve, next._resolve])
    }

    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value { component }
}

/// Several tracks; where two move the same property, the later one wins.
struct MergedKeyframes<Value>: Keyframes {
    private let parts: [(inout _KeyframeTracks<Value>) -> Void]

    init(_ parts: [(inout _KeyframeTracks<Value>) -> Void]) { self.parts = parts }

    var body: Self { self }

    func _resolve(into tracks: inout _KeyframeTracks<Value>) { for part in parts { part(&tracks) } }
}
