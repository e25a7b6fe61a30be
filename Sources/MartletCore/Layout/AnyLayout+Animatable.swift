/// The moving numbers of a layout of any type. Those of different types do not mix: nothing moves between them.
public struct _AnyAnimatableData: VectorArithmetic {
    /// nil is zero, of any type.
    private var value: (any VectorArithmetic)?

    init(_ value: (any VectorArithmetic)?) { self.value = value }

    public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

    func value<V: VectorArithmetic>(as type: V.Type) -> V? { value as? V }

    public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
        func areEqual<V: VectorArithmetic>(_ first: V) -> Bool {
            guard let second = b.value else { return first == .zero }
            return second as? V == first
        }
        if let value = a.value { return areEqual(value) }
        return b.value == nil || b == a
    }

    public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let first = a.value else { return b }
        guard b.value != nil else { return a }
        func sum<V: VectorArithmetic>(_ first: V) -> _AnyAnimatableData {
            _AnyAnimatableData((b.value as? V).map { first + $0 })
        }
        return sum(first)
    }

    public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        var b = b
        b.scale(by: -1)
        return a + b
    }

    public mutating func scale(by rhs: Double) {
        func scaled<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic { value.scaled(by: rhs) }
        value = value.map { scaled($0) }
    }

    public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}

extension AnyLayout: Animatable {
    /// Those of the layout inside.
    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(base.animatableData) }
        set {
            func set<L: Layout>(_ layout: L) -> any Layout {
                guard let data = newValue.value(as: L.AnimatableData.self) else { return layout }
                var layout = layout
                layout.animatableData = data
                return layout
            }
            base = set(base)
        }
    }
}

extension AnyLayout {
    /// The major axis of the layout inside, for spacers and dividers.
    var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }
}
