import MartletGraph

/// Visual effects by the phase of a view in the scroll view around. No body runs when the phase changes.
nonisolated struct ScrollTransitionModifier<E: VisualEffect>: UnaryModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let environment = inputs.environment
        let node = VisualEffectNode<E>(inputs)
        let source = node.source
        _ = graph.effect { node.set(EnvironmentValues(scope: environment).layoutDirection) }
        _ = graph.effect {
            guard graph.read(source.isPlaced) else { return }
            let value = modifier.value(in: graph)
            let direction = EnvironmentValues(scope: environment).layoutDirection
            let place = ScrollTransitionPlace(GeometryProxy(source: source), value.axis, direction)
            let (effect, animation) = value.effect(at: place)
            let outer = Transaction.current
            defer { Transaction.current = outer }
            Transaction.current.animation = animation
            node.set(effect)
        }
        let content = body(inputs)
        node.attach(content.node)
        return _ViewOutputs(node, preferences: content.preferences)
    }

    /// The effect for a place, and the animation that leads to it.
    nonisolated func effect(at place: ScrollTransitionPlace?) -> (E, Animation?) {
        let identity = transition(EmptyVisualEffect(), .identity)
        guard let place else { return (identity, nil) }
        let (before, behind) = (place.share(.topLeading, topLeading), place.share(.bottomTrailing, bottomTrailing))
        let isBefore = before <= behind
        let share = min(before, behind)
        let configuration = isBefore ? topLeading : bottomTrailing
        let phase: ScrollTransitionPhase = share >= 1 ? .identity : isBefore ? .topLeading : .bottomTrailing
        switch configuration.kind {
        case .identity: return (identity, nil)
        case .animated: return (transition(EmptyVisualEffect(), phase), configuration.animation)
        case .interactive(let curve):
            if phase == .identity { return (identity, configuration.animation) }
            var effect = transition(EmptyVisualEffect(), phase)
            let from = effect.animatableData
            var way = identity.animatableData - from
            way.scale(by: curve.value(at: max(share, 0)))
            effect.animatableData = from + way
            return (effect, configuration.animation)
        }
    }
}

/// A view's place in the scroll view around, along the axis that counts.
nonisolated struct ScrollTransitionPlace {
    private let length: CGFloat
    private let room: CGFloat
    /// How far the view has come in, from either edge.
    private let before: CGFloat
    private let behind: CGFloat

    /// Nil outside of scroll views.
    init?(_ proxy: GeometryProxy, _ wanted: Axis?, _ direction: LayoutDirection) {
        guard let bounds = proxy.bounds(of: .scrollView) else { return nil }
        let axes = (proxy.source.node?.viewport as? ScrollNode)?.settings.axes ?? .vertical
        let axis = wanted ?? (axes.contains(.vertical) ? .vertical : .horizontal)
        length = proxy.size[axis]
        room = bounds.size[axis]
        let (near, far) = (length - bounds.start(axis), bounds.end(axis))
        let isMirrored = axis == .horizontal && direction == .rightToLeft
        before = isMirrored ? far : near
        behind = isMirrored ? near : far
    }

    /// How near the view is to its threshold from an edge: 0 just hidden, 1 there.
    func share(_ phase: ScrollTransitionPhase, _ configuration: ScrollTransitionConfiguration) -> Double {
        let distance = configuration.limit.distance(length: length, room: room)
        let come = phase == .topLeading ? before : behind
        if distance <= 0 { return come > distance ? 1 : 0 }
        return Double(come / distance)
    }
}

extension View {
    /// Applies effects by the phase of this view in the scroll view around: as it comes in, while it is seen, as it goes.
    ///
    /// - Parameter axis: The axis that counts; nil is that of the scroll view, the vertical one if it has both.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Applies effects by the phase of this view, in different ways at the two edges.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
    }
}
