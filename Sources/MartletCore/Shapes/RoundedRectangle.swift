/// A rectangle with four equal round corners.
@frozen nonisolated public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    @inlinable nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// The radius is limited to half the smaller side when it is drawn.
    @inlinable nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetRoundedRectangle(base: self, amount: amount)
    }
}

nonisolated struct InsetRoundedRectangle: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat

    nonisolated var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let size = CGSize(
            width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0))
        return Path(roundedRect: rect.shrunk(by: amount), cornerSize: size, style: base.style)
    }

    nonisolated func inset(by amount: CGFloat) -> InsetRoundedRectangle {
        InsetRoundedRectangle(base: base, amount: self.amount + amount)
    }
}

/// A rectangle with four corners of their own.
@frozen nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    @inlinable nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    @inlinable nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetUnevenRoundedRectangle(base: self, amount: amount)
    }
}

nonisolated struct InsetUnevenRoundedRectangle: InsettableShape {
    var base: UnevenRoundedRectangle
    var amount: CGFloat

    nonisolated var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let r = base.cornerRadii
        let radii = RectangleCornerRadii(
            topLeading: max(r.topLeading - amount, 0), bottomLeading: max(r.bottomLeading - amount, 0),
            bottomTrailing: max(r.bottomTrailing - amount, 0), topTrailing: max(r.topTrailing - amount, 0))
        return Path(roundedRect: rect.shrunk(by: amount), cornerRadii: radii, style: base.style)
    }

    nonisolated func inset(by amount: CGFloat) -> InsetUnevenRoundedRectangle {
        InsetUnevenRoundedRectangle(base: base, amount: self.amount + amount)
    }
}

/// A rectangle whose corners are as round as its smaller side allows.
@frozen nonisolated public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle

    @inlinable nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetOval(base: self, amount: amount)
    }
}
