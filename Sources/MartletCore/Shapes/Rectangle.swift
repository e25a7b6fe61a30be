/// All of the rectangle.
@frozen nonisolated public struct Rectangle: InsettableShape {
    @inlinable nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetRectangle(amount: amount) }
}

/// The rectangle, smaller by an amount on each side.
nonisolated struct InsetRectangle: InsettableShape {
    var amount: CGFloat

    nonisolated var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: amount)) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    nonisolated func inset(by amount: CGFloat) -> InsetRectangle { InsetRectangle(amount: self.amount + amount) }
}

extension CGRect {
    /// Inset on all sides; empty in the middle where nothing is left.
    func shrunk(by amount: CGFloat) -> CGRect {
        let x = min(amount, width / 2), y = min(amount, height / 2)
        return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
    }
}
