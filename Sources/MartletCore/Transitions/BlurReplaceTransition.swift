/// Blurs, shrinks and fades the view: for content that takes the place of other content.
nonisolated public struct BlurReplaceTransition: Transition, KnownTransition {
    /// Which way the view is scaled.
    public struct Configuration: Equatable, Sendable {
        let growsAway: Bool

        /// The view grows as it comes and shrinks as it goes.
        public static let downUp = Configuration(growsAway: false)
        /// The view grows as it comes and grows on as it goes.
        public static let upUp = Configuration(growsAway: true)
    }

    public var configuration: Configuration

    nonisolated public init(configuration: Configuration) { self.configuration = configuration }

    /// How much of its size the view has lost, or gained, when it is away. Agrees with a reading of one other author; not
    /// measured.
    nonisolated static let scaling = 0.1
    /// How much it is blurred then, in points. From the same source.
    nonisolated static let radius = 7.0

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
            .blur(radius: phase.isIdentity ? 0 : Self.radius)
            .scaleEffect(scale(in: phase))
    }

    nonisolated private func scale(in phase: TransitionPhase) -> CGFloat {
        switch phase {
        case .identity: 1
        case .willAppear: 1 - Self.scaling
        case .didDisappear: configuration.growsAway ? 1 + Self.scaling : 1 - Self.scaling
        }
    }

    nonisolated var kind: AnyTransition.Kind { .blurReplace(growsAway: configuration.growsAway) }
}
