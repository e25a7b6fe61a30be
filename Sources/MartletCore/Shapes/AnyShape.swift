/// A shape of any type.
nonisolated public struct AnyShape: Shape {
    private var base: any Shape

    nonisolated public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

extension AnyShape {
    /// Those of the shape inside; between shapes of different types nothing moves.
    nonisolated public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(base.animatableData) }
        set {
            func set<S: Shape>(_ shape: S) -> any Shape {
                guard let data = newValue.value(as: S.AnimatableData.self) else { return shape }
                var shape = shape
                shape.animatableData = data
                return shape
            }
            base = set(base)
        }
    }
}

/// A path is a shape that takes no notice of the rectangle.
extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
