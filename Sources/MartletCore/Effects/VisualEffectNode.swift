import MartletGraph

/// Content under visual effects, which may be made of the node's own geometry: its place before the effects.
class VisualEffectNode<E: VisualEffect>: GeometryNode {
    private var effect: DrawnValue<E>?
    private var direction = LayoutDirection.leftToRight

    /// Takes over an effect. The first is there at once, others move under an animation.
    final func set(_ new: E) {
        guard effect != nil else {
            effect = DrawnValue(new)
            return effectDidChange()
        }
        if effect!.update(new, in: self) { effectDidChange() }
    }

    final func set(_ new: LayoutDirection) {
        guard direction != new else { return }
        direction = new
        effectDidChange()
    }

    private func effectDidChange() {
        setNeedsDisplay()
        host.layout.noteMoved(self)
    }

    private func effects(_ value: E?, in bounds: CGRect) -> [Effect] {
        guard let value else { return [] }
        var effects = _VisualEffects(in: bounds, direction: direction)
        value._append(to: &effects)
        return effects.list
    }

    private var current: [Effect] { effects(effect?.current, in: bounds) }

    override var geometryTransform: ProjectionTransform? {
        effects(effect?.model, in: CGRect(origin: .zero, size: size)).transform
    }

    override var contentTransform: CGAffineTransform {
        guard let transform = current.transform, transform.isAffine else { return .identity }
        return transform.affine
    }

    override var presentedOpacity: Double {
        current.reduce(1) { if case .opacity(let opacity) = $1 { $0 * opacity } else { $0 } }
    }

    override func makeItem() -> DisplayItem? {
        guard var item = groupOfChildren() else { return nil }
        for effect in current {
            if case .opacity(let opacity) = effect, opacity <= 0 { return nil }
            item = DisplayItem(.effect(effect, item), identity: id)
        }
        return item
    }

    override func hitTest(_ point: CGPoint) -> ViewNode? {
        var point = point
        for effect in current.reversed() {
            guard let inner = effect.contentPoint(point) else { return nil }
            point = inner
        }
        return hitTestChildren(point)
    }
}

extension VisualEffectNode: PointMapping {
    func contentPoint(at point: CGPoint) -> CGPoint {
        current.reversed().reduce(point) { $1.transform == nil ? $0 : $1.contentPoint($0) ?? $0 }
    }
}

extension Effect {
    /// Where the picture is moved to; nil for effects that leave it where it is.
    var transform: ProjectionTransform? {
        switch self {
        case .transform(let transform): ProjectionTransform(transform)
        case .projection(let projection): projection
        default: nil
        }
    }
}

extension [Effect] {
    /// All transforms of effects, the innermost first.
    var transform: ProjectionTransform? {
        reduce(nil) { sum, effect in
            guard let next = effect.transform else { return sum }
            return sum?.concatenating(next) ?? next
        }
    }
}

/// Makes visual effects of the geometry of a view. Bodies do not run when they change.
nonisolated struct _VisualEffectModifier<E: VisualEffect>: UnaryModifier {
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> E

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        makeVisualEffect(inputs: inputs, body: body) { graph, proxy in
            modifier.value(in: graph).effect(EmptyVisualEffect(), proxy)
        }
    }
}

/// Makes a node around `body` whose effects are what `make` answers. `make` runs when the view has been placed, and
/// whenever something that it has read is another.
func makeVisualEffect<E: VisualEffect>(
    inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs, _ make: @escaping (Graph, GeometryProxy) -> E
) -> _ViewOutputs {
    let graph = inputs.graph
    let environment = inputs.environment
    let node = VisualEffectNode<E>(inputs)
    let source = node.source
    _ = graph.effect { node.set(EnvironmentValues(scope: environment).layoutDirection) }
    _ = graph.effect {
        guard graph.read(source.isPlaced) else { return }
        node.set(make(graph, GeometryProxy(source: source)))
    }
    let content = body(inputs)
    node.attach(content.node)
    return _ViewOutputs(node, preferences: content.preferences)
}

extension View {
    /// Applies effects that may depend on the geometry of this view, without a change of layout.
    ///
    /// The geometry is that of the view before the effects. The closure runs whenever what it has read differs: the
    /// size, a frame in a space. Costs one run of the closure, no body.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(_VisualEffectModifier(effect: effect))
    }
}
