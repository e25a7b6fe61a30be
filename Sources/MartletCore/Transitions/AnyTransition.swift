/// A transition of any type.
public struct AnyTransition: Sendable {
    /// What it is made of. Only `custom` parts need views of their own.
    indirect enum Kind: Sendable {
        case identity
        case opacity
        case scale(Double, UnitPoint)
        case offset(CGSize)
        case move(Edge)
        case slide
        case push(Edge)
        case blurReplace(growsAway: Bool)
        case combined(Kind, Kind)
        case asymmetric(insertion: Kind, removal: Kind)
        case animated(Kind, Animation?)
        case custom(CustomTransition)
    }

    let kind: Kind

    init(kind: Kind) { self.kind = kind }

    /// Erases the type of `transition`.
    nonisolated public init<T: Transition>(_ transition: T) {
        kind = (transition as? any KnownTransition)?.kind ?? .custom(TypedTransition(transition))
    }

    /// At once, without any effect.
    public static let identity = AnyTransition(kind: .identity)
    /// Fades. The one of views that set none.
    public static let opacity = AnyTransition(kind: .opacity)
    /// Grows from nothing, and shrinks to nothing.
    public static var scale: AnyTransition { scale(scale: 0) }

    /// Scales from and to a part of the size, around an anchor.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(kind: .scale(scale, anchor))
    }

    /// Moves from and to a distance, in points. x counts in reading direction.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(kind: .offset(offset)) }

    /// Moves from and to a distance, in points. x counts in reading direction.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Moves in from, and out to, an edge of the view's own frame.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(kind: .move(edge)) }

    /// In from the leading edge, out to the trailing one.
    public static var slide: AnyTransition { AnyTransition(kind: .slide) }

    /// In from an edge, out to the opposite one, with a fade.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(kind: .push(edge)) }

    /// One transition for coming, another for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(kind: .asymmetric(insertion: insertion.kind, removal: removal.kind))
    }

    /// Between two states of one modifier: `active` before and after, `identity` while the view is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Both transitions, `other` around this one.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(kind: .combined(kind, other.kind))
    }

    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(kind: .animated(kind, animation))
    }
}

struct TransitionTraitKey: _ViewTraitKey {
    static var defaultValue: AnyTransition { .opacity }
}

extension View {
    /// How the view comes and goes when its container inserts or removes it under an animation.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(_TraitWritingModifier<TransitionTraitKey>(value: t))
    }

    /// How the view comes and goes when its container inserts or removes it under an animation.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(_TraitWritingModifier<TransitionTraitKey>(value: AnyTransition(transition)))
    }
}
