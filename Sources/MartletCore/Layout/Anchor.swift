/// A place or a rectangle of a view, to be read in the coordinates of another by `GeometryProxy`.
public struct Anchor<Value>: @unchecked Sendable {
    /// In the root's coordinates.
    private let rootValue: Value
    private let convert: (Value, NodePlace) -> Value

    init(_ rootValue: Value, convert: @escaping (Value, NodePlace) -> Value) {
        self.rootValue = rootValue
        self.convert = convert
    }

    /// The value in the coordinates in which the root's lie at `place`.
    func value(in place: NodePlace) -> Value { convert(rootValue, place) }

    /// What of a view an anchor holds.
    public struct Source: @unchecked Sendable {
        private let make: (CGSize) -> Value
        private let convert: (Value, NodePlace) -> Value

        init(_ make: @escaping (CGSize) -> Value, convert: @escaping (Value, NodePlace) -> Value) {
            self.make = make
            self.convert = convert
        }

        /// The anchor of a view of `size` that lies at `place` in the root.
        func anchor(of size: CGSize, at place: NodePlace) -> Anchor<Value> {
            Anchor(convert(make(size), place), convert: convert)
        }

        /// Several anchors as one.
        public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
            make = { size in array.map { $0.make(size) } }
            // All sources of a type convert alike.
            convert = { values, place in zip(values, array).map { $1.convert($0, place) } }
        }

        /// An anchor that may be missing.
        public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
            make = { size in anchor?.make(size) }
            convert = { value, place in value.flatMap { value in anchor?.convert(value, place) } }
        }
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.rootValue == b.rootValue }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(rootValue) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source({ _ in r }, convert: { $1.rect($0) })
    }

    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source({ CGRect(origin: .zero, size: $0) }, convert: { $1.rect($0) })
    }
}

extension Anchor.Source where Value == CGPoint {
    private static func made(_ make: @escaping (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(make, convert: { $1.point($0) })
    }

    /// A point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { made { _ in p } }

    /// A point by its share of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        made { p.point(in: CGRect(origin: .zero, size: $0)) }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
