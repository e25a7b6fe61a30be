import MartletGraph

/// A modifier that draws its content through a projection that follows from the size; layout does not notice.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The projection for content of `size`, about its top left corner. Called in every frame of an animation.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    nonisolated public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> ViewList
    ) -> ViewList {
        var inputs = inputs
        inputs.wrap { inputs, make in
            let graph = inputs.graph
            var node: EffectNode<ProjectedPicture<Self>>!
            _ = graph.effect {
                let value = ProjectedPicture(effect: modifier.value(in: graph))
                if let node { node.set(value) } else { node = EffectNode(value, inputs: inputs) }
            }
            let made: EffectNode<ProjectedPicture<Self>> = node
            let content = make()
            made.attach(content.node)
            return _ViewOutputs(made, preferences: content.preferences)
        }
        return body(inputs)
    }
}

extension GeometryEffect {
    /// The same effect, seen by nobody who asks for geometry: frames and anchors are as if it was not there.
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// A geometry effect that only drawing knows.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect, UnseenEffect {
    var base: Base

    nonisolated public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// An effect that geometry does not see.
nonisolated protocol UnseenEffect {}

/// A geometry effect as what happens to a picture.
nonisolated struct ProjectedPicture<E: GeometryEffect>: PictureEffect {
    var effect: E

    var animatableData: E.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    nonisolated static var moves: Bool { !(E.self is any UnseenEffect.Type) }

    func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        let projection = effect.effectValue(size: bounds.size)
        return projection == ProjectionTransform() ? nil : .projection(projection)
    }
}
