/// How HStack arranges.
@frozen public struct _HStackLayout: StackLayout, Equatable, Sendable {
    public var alignment: VerticalAlignment
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

/// How VStack arranges.
@frozen public struct _VStackLayout: StackLayout, Equatable, Sendable {
    public var alignment: HorizontalAlignment
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

/// How ZStack arranges.
@frozen public struct _ZStackLayout: StackLayout, Equatable, Sendable {
    public var alignment: Alignment

    @inlinable public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    static var stackAxis: Axis? { nil }

    var arrangement: NodeArrangement { .layers(LayersArrangement(alignment: alignment)) }
}

/// A stack's parameters, as a layout that anyone can use and as the arrangement that the stack itself runs.
protocol StackLayout: Layout, _VariadicView_Root, Equatable where Cache == Void {
    static var stackAxis: Axis? { get }
    var arrangement: NodeArrangement { get }
}

extension StackLayout {
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = stackAxis
        return properties
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        arrangement.spacing(of: ContiguousArray(subviews.nodes))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        arrangement.size(of: ContiguousArray(subviews.nodes), proposal: proposal)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var index = subviews.startIndex
        arrangement.place(ContiguousArray(subviews.nodes), in: bounds.size, proposal: proposal) { _, origin, proposal in
            subviews[index].place(
                at: CGPoint(x: origin.x + bounds.minX, y: origin.y + bounds.minY), proposal: proposal)
            index += 1
        }
    }
}
