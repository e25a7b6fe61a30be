import MartletGraph

/// Tells a closure when enough of a view comes into sight, and when no longer.
nonisolated struct ScrollVisibilityModifier: UnaryModifier {
    let threshold: Double
    let action: (Bool) -> Void

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let node = ScrollVisibilityNode(inputs)
        _ = graph.effect { node.modifier = modifier.value(in: graph) }
        let outputs = body(inputs)
        node.attach(outputs.node)
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

private final class ScrollVisibilityNode: ViewNode, PositionObserver {
    var modifier: ScrollVisibilityModifier!
    private var isSeen = false
    private var isWatching = false

    override func placeChildren() {
        super.placeChildren()
        guard !isWatching else { return }
        isWatching = true
        host.layout.observePosition(self)
    }

    override func didEnd() { host.layout.stopObserving(self) }

    func check() {
        guard !hasEnded else { return }
        let share = shownShare
        let now = share > 0 && share >= modifier.threshold - 1e-9
        guard now != isSeen else { return }
        isSeen = now
        host.afterUpdate { [weak self] in
            guard let self, !hasEnded else { return }
            modifier.action(now)
        }
    }
}

extension ViewNode {
    /// How much of the node shows in all viewports around, 0...1.
    final var shownShare: Double { Double(visibleRect.share(of: CGRect(origin: .zero, size: size))) }
}

extension CGRect {
    /// How much of `whole` is inside, 0...1.
    func share(of whole: CGRect) -> CGFloat {
        let inside = intersection(whole)
        if inside.isNull { return 0 }
        let area = whole.width * whole.height
        return area > 0 ? inside.width * inside.height / area : 1
    }
}

/// Tells a closure which views of a scroll view's target layout are seen.
nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: InputsModifier {
    let threshold: Double
    let action: ([ID]) -> Void

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        let observer = ScrollTargetVisibilityObserver<ID>(inputs)
        _ = graph.effect { observer.modifier = modifier.value(in: graph) }
        inputs.observeScrolling(observer)
    }
}

private final class ScrollTargetVisibilityObserver<ID: Hashable>: ScrollObserver {
    var modifier: ScrollTargetVisibilityModifier<ID>!
    private var known: [ID]?

    override func layoutDidRun(_ node: ScrollNode) {
        guard !isOver else { return }
        let window = node.extent.visible(at: node.offset)
        var ids: [ID] = []
        for (target, container) in node.scrollTargets {
            guard
                let frame = target.frame(
                    in: node.content, width: node.extent.content.width, node.settings.direction)
            else { continue }
            let share = window.share(of: frame)
            guard share > 0, share >= modifier.threshold - 1e-9,
                let id = target.explicitIDs(below: container.instance).lazy.compactMap({ $0.base as? ID }).first
            else { continue }
            ids.append(id)
        }
        guard ids != known else { return }
        known = ids
        modifier.action(ids)
    }
}

extension View {
    /// Calls `action` with true when at least `threshold` of this view's area shows in the scroll views around, and
    /// with false when no longer.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }

    /// Calls `action` with the ids of the views in the target layout of which at least `threshold` shows: at first, and
    /// whenever they differ. Each step of scrolling costs the number of these views that are made.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetVisibilityModifier<ID>(threshold: threshold, action: action))
    }
}
