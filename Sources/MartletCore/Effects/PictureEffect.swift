import MartletGraph

/// What an effect does to the picture of its content, as a value that can move under an animation.
nonisolated protocol PictureEffect: Animatable {
    /// The effect for content in `bounds`; nil where it changes nothing.
    func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect?

    /// Whether the effect may move what is seen.
    static var moves: Bool { get }
}

extension PictureEffect {
    nonisolated static var moves: Bool { false }
}

/// A modifier that changes the picture of its content and nothing of its layout.
nonisolated protocol PictureModifier: UnaryModifier {
    associatedtype Drawn: PictureEffect
    /// The effect with its colours resolved.
    func drawn(in context: _StyleContext) -> Drawn
}

extension PictureModifier where Drawn == Self {
    nonisolated func drawn(in context: _StyleContext) -> Self { self }
}

extension PictureModifier {
    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph, environment = inputs.environment
        var node: EffectNode<Drawn>!
        _ = graph.effect {
            let value = modifier.value(in: graph).drawn(in: _StyleContext(inputs))
            if let node { node.set(value) } else { node = EffectNode(value, inputs: inputs) }
        }
        let made: EffectNode<Drawn> = node
        _ = graph.effect { made.set(EnvironmentValues(scope: environment).layoutDirection) }
        let content = body(inputs)
        made.attach(content.node)
        return _ViewOutputs(made, preferences: content.preferences)
    }
}

/// Content under an effect. Hit testing follows where things are seen, also on their way: transforms move the hit area,
/// and what is fully transparent is not hit. Clips leave it as it is: content that is cut away is still hit, as with
/// `clipped()` and `clipShape()` of SwiftUI (measured with iOS 16.1 and macOS 13.0 by Ole Begemann,
/// oleb.net/2022/clipped-hit-testing); `contentShape` cuts it.
final class EffectNode<E: PictureEffect>: ViewNode {
    private var effect: DrawnValue<E>
    private var direction = LayoutDirection.leftToRight

    init(_ effect: E, inputs: _ViewInputs) {
        self.effect = DrawnValue(effect)
        super.init(inputs)
    }

    func set(_ new: E) {
        guard effect.update(new, in: self) else { return }
        setNeedsDisplay()
        // What was hidden may be seen now.
        if E.moves || E.self == _OpacityEffect.self { host.layout.noteMoved(self) }
    }

    func set(_ new: LayoutDirection) {
        guard direction != new else { return }
        direction = new
        setNeedsDisplay()
    }

    override var presentedOpacity: Double {
        if case .opacity(let opacity)? = current { return opacity }
        return 1
    }

    override var hidesContent: Bool {
        guard presentedOpacity <= 0 else { return false }
        guard case .opacity(let opacity)? = effect.model.effect(in: bounds, direction: direction) else { return false }
        return opacity <= 0
    }

    override var contentTransform: CGAffineTransform {
        if case .transform(let transform)? = current { return transform }
        return .identity
    }

    override var geometryTransform: ProjectionTransform? {
        guard E.moves else { return nil }
        return effect.model.effect(in: CGRect(origin: .zero, size: size), direction: direction)?.transform
    }

    private var current: Effect? {
        ContainerShape.around(self) { effect.current.effect(in: bounds, direction: direction) }
    }

    override func makeItem() -> DisplayItem? {
        guard let content = groupOfChildren() else { return nil }
        guard let effect = current else { return content }
        if case .opacity(let opacity) = effect, opacity <= 0 { return nil }
        return DisplayItem(.effect(effect, content), identity: id)
    }

    override func hitTest(_ point: CGPoint) -> ViewNode? {
        guard let effect = current else { return hitTestChildren(point) }
        guard let inner = effect.contentPoint(point) else { return nil }
        return hitTestChildren(inner)
    }
}

extension EffectNode: PointMapping {
    func contentPoint(at point: CGPoint) -> CGPoint {
        switch current {
        case .transform?, .projection?: current?.contentPoint(point) ?? point
        default: point
        }
    }
}

extension Effect {
    /// The point of the content that is seen at `point`; nil where none is.
    func contentPoint(_ point: CGPoint) -> CGPoint? {
        switch self {
        case .opacity(let opacity): return opacity > 0 ? point : nil
        case .transform(let transform):
            let determinant = transform.a * transform.d - transform.b * transform.c
            guard determinant != 0, determinant.isFinite else { return nil }
            return point.applying(transform.inverted())
        case .projection(var projection):
            guard projection.invert() else { return nil }
            return point.applying(projection)
        default: return point
        }
    }
}
