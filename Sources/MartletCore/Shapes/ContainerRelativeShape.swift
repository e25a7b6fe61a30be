/// The shape of the container around, inset by the distance to it: corners inside corners have one centre.
///
/// Without a container shape it is a rectangle.
@frozen nonisolated public struct ContainerRelativeShape: InsettableShape {
    @inlinable nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { ContainerShape.path(in: rect) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetContainerRelativeShape(amount: amount)
    }
}

nonisolated struct InsetContainerRelativeShape: InsettableShape {
    var amount: CGFloat

    nonisolated var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path { ContainerShape.path(in: rect.shrunk(by: amount)) }

    nonisolated func inset(by amount: CGFloat) -> InsetContainerRelativeShape {
        InsetContainerRelativeShape(amount: self.amount + amount)
    }
}
