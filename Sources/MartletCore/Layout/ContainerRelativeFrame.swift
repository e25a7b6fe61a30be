import MartletGraph

/// Gives the view the size of the container around, or a share of it: the window's safe area, or what a scroll view
/// shows.
nonisolated public struct ContainerRelativeFrameModifier: UnaryModifier {
    enum Length {
        case whole
        case share(count: Int, span: Int, spacing: CGFloat)
        case custom((CGFloat, Axis) -> CGFloat)
    }

    let axes: Axis.Set
    let alignment: Alignment
    let length: Length

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let environment = inputs.environment
        let node = ContainerRelativeFrameNode(inputs)
        _ = graph.effect {
            let value = modifier.value(in: graph)
            node.update(value, direction: EnvironmentValues(scope: environment).layoutDirection)
        }
        let outputs = body(inputs)
        node.attach(outputs.node)
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

extension ContainerRelativeFrameModifier.Length {
    /// The length for a container that is `container` long.
    ///
    /// Source of the formula of shares: public documentation of `containerRelativeFrame(_:count:span:spacing:)`.
    func length(in container: CGFloat, _ axis: Axis) -> CGFloat {
        switch self {
        case .whole: container
        case .custom(let length): length(container, axis)
        case .share(let count, let span, let spacing):
            Self.share(of: container, count: max(CGFloat(count), 1), span: max(CGFloat(span), 1), spacing)
        }
    }

    private static func share(of container: CGFloat, count: CGFloat, span: CGFloat, _ spacing: CGFloat) -> CGFloat {
        (container - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }

    /// What was said that cannot be.
    var mistake: String? {
        guard case .share(let count, let span, _) = self, count < 1 || span < 1 else { return nil }
        return
            "containerRelativeFrame(count: \(count), span: \(span)) needs a count and a span of one at least; one is used "
            + "in place of less."
    }
}

/// Listens for the size of its container: what it answers hangs on more than on proposals.
final class ContainerRelativeFrameNode: ViewNode, PositionObserver {
    private var value = ContainerRelativeFrameModifier(axes: [], alignment: .center, length: .whole)
    private var direction = LayoutDirection.leftToRight
    /// The container that the kept answers are about.
    private var known: ProposedViewSize?
    private var isWatching = false
    /// Where it has been said that the length cannot be: another container makes it no other mistake.
    private var reportedAxes: Axis.Set = []

    fileprivate func update(_ new: ContainerRelativeFrameModifier, direction: LayoutDirection) {
        value = new
        self.direction = direction
        setNeedsLayout()
        if let mistake = new.length.mistake { host.report(.invalidGeometry, mistake, at: instance) }
        guard !isWatching else { return }
        isWatching = true
        host.layout.observePosition(self)
    }

    override func didEnd() { host.layout.stopObserving(self) }

    func check() { if known != room { setNeedsLayout() } }

    private var room: ProposedViewSize {
        var node = parent
        while let current = node {
            if let size = current.containerSize { return size }
            node = current.parent
        }
        return .unspecified
    }

    /// What the child is proposed: the lengths on the axes, else the proposal.
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let container = room
        var inner = proposal
        for axis in Axis.allCases where value.axes.contains(Axis.Set(axis)) {
            let length = container[axis].flatMap { $0.isFinite ? value.length.length(in: $0, axis) : nil }
            inner[axis] = length.map { $0.isFinite ? max($0, 0) : 0 }
        }
        return inner
    }

    /// Says what cannot be, once the container has its size.
    private func reportImpossibleLengths() {
        for axis in Axis.allCases where value.axes.contains(Axis.Set(axis)) {
            guard let container = known?[axis], container.isFinite, container > 0 else { continue }
            let length = value.length.length(in: container, axis)
            if length.isFinite && length > -0.001 || reportedAxes.contains(Axis.Set(axis)) { continue }
            reportedAxes.insert(Axis.Set(axis))
            host.report(
                .invalidGeometry,
                "containerRelativeFrame comes to \(length) points along the \(axis) axis of a container of \(container); zero "
                    + "is used there. Check the spacing or the closure.", at: instance)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        known = room
        let inner = inner(proposal)
        let own = children[0].sizeThatFits(inner)
        return CGSize(
            width: value.axes.contains(.horizontal) ? inner.width ?? own.width : own.width,
            height: value.axes.contains(.vertical) ? inner.height ?? own.height : own.height)
    }

    override func placeChildren() {
        let child = children[0]
        let inner = inner(placedProposal)
        reportImpossibleLengths()
        let origin = value.alignment.origin(of: child.dimensions(in: inner), in: size)
        place(child, at: origin, proposal: inner, reading: direction)
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let child = children[0]
        guard child.hasExplicitGuides(key.axis) else { return nil }
        let own = child.dimensions(in: inner(dimensions.proposal))
        return own.explicit(key).map { $0 + value.alignment.origin(of: own, in: dimensions.size)[key.axis] }
    }
}

extension View {
    /// Makes this view as long as its container along `axes`: the window without its safe area, or the visible part of
    /// a scroll view without its insets. Across, the view is as large as it likes.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: .whole))
    }

    /// Makes this view `span` cells long where `count` cells with `spacing` points between fill the container.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerRelativeFrameModifier(
                axes: axes, alignment: alignment,
                length: .share(count: count, span: span, spacing: spacing)))
    }

    /// Makes this view as long along `axes` as `length` says for the container's length.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: .custom(length)))
    }
}
