/// The arrangement of HStack, as a layout.
@frozen public struct HStackLayout: StackLayout, Sendable {
    public var alignment: VerticalAlignment
    /// nil takes the distances that the views prefer.
    public var spacing: CGFloat?

    @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    static var stackAxis: Axis? { .horizontal }

    var arrangement: NodeArrangement {
        .stack(StackArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing))
    }
}

/// The arrangement of VStack, as a layout.
@frozen public struct VStackLayout: StackLayout, Sendable {
    public var alignment: HorizontalAlignment
    /// nil takes the distances that the views prefer.
    public var spacing: CGFloat?

    @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    static var stackAxis: Axis? { .vertical }

    var arrangement: NodeArrangement {
        .stack(StackArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing))
    }
}

/// The arrangement of ZStack, as a layout.
@frozen public struct ZStackLayout: StackLayout, Sendable {
    public var alignment: Alignment

    @inlinable public init(alignment: Alignment = .center) { self.alignment = alignment }

    static var stackAxis: Axis? { nil }

    var arrangement: NodeArrangement { .layers(LayersArrangement(alignment: alignment)) }
}
