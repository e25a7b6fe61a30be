/// The largest circle in the middle of the rectangle. As a view it is a square.
@frozen nonisolated public struct Circle: InsettableShape {
    @inlinable nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// A square of the smaller side; 10 points for what is not proposed.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let room = proposal.replacingUnspecifiedDimensions()
        let side = min(room.width, room.height)
        return CGSize(width: side, height: side)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetOval(base: Circle(), amount: amount)
    }
}

/// The ellipse that touches the sides of the rectangle.
@frozen nonisolated public struct Ellipse: InsettableShape {
    @inlinable nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetOval(base: Ellipse(), amount: amount)
    }
}

/// A shape drawn in a smaller rectangle. Source for its size as a view: golden shape/modifiers, the whole proposal.
nonisolated struct InsetOval<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    nonisolated var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect.shrunk(by: amount)) }
    nonisolated func inset(by amount: CGFloat) -> InsetOval { InsetOval(base: base, amount: self.amount + amount) }
}
