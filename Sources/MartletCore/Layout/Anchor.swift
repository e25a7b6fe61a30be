/// A place or a rectangle of a view, to be read in the coordinates of another by `GeometryProxy`.
public struct Anchor<Value>: @unchecked Sendable {
    /// In the root's coordinates.
    private let rootValue: Value
    private let move: (Value, CGPoint) -> Value

    init(_ rootValue: Value, move: @escaping (Value, CGPoint) -> Value) {
        self.rootValue = rootValue
        self.move = move
    }

    func value(movedBy delta: CGPoint) -> Value { move(rootValue, delta) }

    /// What of a view an anchor holds.
    public struct Source: @unchecked Sendable {
        private let make: (CGSize) -> Value
        private let move: (Value, CGPoint) -> Value

        init(_ make: @escaping (CGSize) -> Value, move: @escaping (Value, CGPoint) -> Value) {
            self.make = make
            self.move = move
        }

        func anchor(of frame: CGRect) -> Anchor<Value> {
            Anchor(move(make(frame.size), frame.origin), move: move)
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
        Anchor<CGRect>.Source({ _ in r }, move: { $0.offsetBy(dx: $1.x, dy: $1.y) })
    }

    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(
            { CGRect(origin: .zero, size: $0) }, move: { $0.offsetBy(dx: $1.x, dy: $1.y) })
    }
}

extension Anchor.Source where Value == CGPoint {
    private static func made(_ make: @escaping (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(make, move: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
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
