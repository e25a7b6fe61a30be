/// One transition for coming, another for going.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition, KnownTransition
{
    public var insertion: Insertion
    public var removal: Removal

    nonisolated public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase.ofInsertion), phase: phase.ofRemoval)
    }

    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    nonisolated var kind: AnyTransition.Kind {
        .asymmetric(insertion: AnyTransition(insertion).kind, removal: AnyTransition(removal).kind)
    }
}

extension TransitionPhase {
    /// What the side that is only there for coming sees.
    nonisolated var ofInsertion: TransitionPhase { self == .didDisappear ? .identity : self }
    /// What the side that is only there for going sees.
    nonisolated var ofRemoval: TransitionPhase { self == .willAppear ? .identity : self }
}

/// Two transitions at once.
nonisolated struct CombinedTransition<Inner: Transition, Outer: Transition>: Transition, KnownTransition {
    let inner: Inner
    let outer: Outer

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        outer.apply(content: inner.apply(content: content, phase: phase), phase: phase)
    }

    @MainActor static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Inner.properties.hasMotion || Outer.properties.hasMotion)
    }

    nonisolated var kind: AnyTransition.Kind { .combined(AnyTransition(inner).kind, AnyTransition(outer).kind) }
}

/// A transition under an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition, KnownTransition {
    let base: Base
    let animation: Animation?

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            ApplyAnimatedTransition(
                transition: ApplyTransition(transition: base, phase: phase), animation: animation))
    }

    @MainActor static var properties: TransitionProperties { Base.properties }

    nonisolated var kind: AnyTransition.Kind { .animated(AnyTransition(base).kind, animation) }
}

/// A transition in one of its phases, with an animation that is not that of the content.
nonisolated private struct ApplyAnimatedTransition<T: Transition>: ViewModifier {
    let transition: ApplyTransition<T>
    let animation: Animation?

    @MainActor func body(content: Content) -> Never { fatalError("a primitive modifier") }

    nonisolated static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> ViewList
    ) -> ViewList {
        let graph = inputs.graph
        var animation: Animation?
        _ = graph.effect { animation = modifier.value(in: graph).animation }
        return inputs.listAnimated(by: { animation }, body) {
            ApplyTransition<T>._makeViewList(modifier: modifier.field(at: 0), inputs: $0, body: $1)
        }
    }
}

/// A transition between two states of one modifier.
nonisolated struct ModifierTransition<M: ViewModifier>: Transition {
    let active: M
    let identity: M

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}
