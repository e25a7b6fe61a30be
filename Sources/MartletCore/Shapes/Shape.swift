/// An outline that depends on the rectangle it is drawn in. As a view it is filled with the foreground style.
///
/// Conform by answering `path(in:)`. Give `animatableData` for outlines that can change continuously.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in `rect` (points, y downwards).
    func path(in rect: CGRect) -> Path
    /// What the shape is used as.
    static var role: ShapeRole { get }
    /// What happens where lines run from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    /// The size of the shape as a view; by default what is proposed, with 10 points for what is not.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// How a shape is drawn.
public enum ShapeRole: Hashable, Sendable {
    case fill, stroke, separator
}

/// Whether a shape is mirrored where lines run from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    /// Mirrored in this direction and drawn as it is in the other.
    case mirrors(in: LayoutDirection)

    /// Mirrored where lines run from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    public static var role: ShapeRole { .fill }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// The shape filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }

    // Made without its body: a shape is no identity of its own and no body that runs.
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        .element(
            ViewElement.making(inputs) { inputs in
                let graph = inputs.graph
                return makeShape(
                    { view.value(in: graph) }, style: { _ in ForegroundStyle() }, how: { .fill(FillStyle()) },
                    inputs: inputs)
            })
    }
}

/// A shape that can be made smaller inside its rectangle.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape with its outline moved inwards by `amount` points.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose fill is a traced line: drawn as a stroke where that is the same.
nonisolated protocol TracedShape {
    func tracedPath(in rect: CGRect) -> Path
    var tracedStyle: StrokeStyle { get }
}
