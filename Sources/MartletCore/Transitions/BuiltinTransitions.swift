/// A transition that the framework can show without making views for it.
nonisolated protocol KnownTransition {
    var kind: AnyTransition.Kind { get }
}

/// Shows the view at once, as it is.
nonisolated public struct IdentityTransition: Transition, KnownTransition {
    nonisolated public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> Content { content }
    nonisolated public static let properties = TransitionProperties(hasMotion: false)
    nonisolated var kind: AnyTransition.Kind { .identity }
}

/// Fades the view in and out.
nonisolated public struct OpacityTransition: Transition, KnownTransition {
    nonisolated public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    nonisolated public static let properties = TransitionProperties(hasMotion: false)
    nonisolated var kind: AnyTransition.Kind { .opacity }
}

/// Scales the view up from a part of its size, and down to it.
nonisolated public struct ScaleTransition: Transition, KnownTransition {
    /// The part of the size that the view has when it is away.
    public var scale: Double
    /// The point of the view that stays where it is.
    public var anchor: UnitPoint

    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }

    nonisolated var kind: AnyTransition.Kind { .scale(scale, anchor) }
}

/// Moves the view in from a distance in points, and back to it.
nonisolated public struct OffsetTransition: Transition, KnownTransition {
    /// Where the view is when it is away.
    public var offset: CGSize

    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }

    nonisolated var kind: AnyTransition.Kind { .offset(offset) }
}

/// Moves the view in by its own length over an edge of its frame, and out over the same edge.
nonisolated public struct MoveTransition: Transition, KnownTransition {
    public var edge: Edge

    nonisolated public init(edge: Edge) { self.edge = edge }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ShiftByOwnSize(edge: edge, amount: phase.isIdentity ? 0 : 1))
    }

    nonisolated var kind: AnyTransition.Kind { .move(edge) }
}

/// Moves the view in over its leading edge, and out over its trailing one.
nonisolated public struct SlideTransition: Transition, KnownTransition {
    nonisolated public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ShiftByOwnSize(edge: .trailing, amount: phase.value))
    }

    nonisolated var kind: AnyTransition.Kind { .slide }
}

/// Moves the view in over an edge and out over the opposite one, with a fade.
nonisolated public struct PushTransition: Transition, KnownTransition {
    public var edge: Edge

    nonisolated public init(edge: Edge) { self.edge = edge }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ShiftByOwnSize(edge: edge.opposite, amount: phase.value))
            .opacity(phase.isIdentity ? 1 : 0)
    }

    nonisolated var kind: AnyTransition.Kind { .push(edge) }
}

extension Edge {
    nonisolated var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
