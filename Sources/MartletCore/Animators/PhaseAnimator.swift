/// A container that leads its content through phases, one animation after the other.
///
/// Without a trigger it goes round for ever, from the moment it appears: each phase starts when the animation into the
/// one before is logically complete. With a trigger it rests in the first phase, and each change of the trigger leads
/// once through all phases and back to the first; a change on the way moves on to the next phase at once. An animation of
/// nil jumps. While nothing of it can be seen it stands still and costs nothing.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: AnyTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?

    /// Goes through the phases again and again.
    /// - Parameters:
    ///   - phases: The phases in order; without any a warning is said, and shown in place of the content.
    ///   - content: The content in a phase.
    ///   - animation: How the content gets into a phase.
    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Goes through the phases once whenever `trigger` has changed.
    /// - Parameters:
    ///   - phases: The phases in order; without any a warning is said, and shown in place of the content.
    ///   - trigger: What is watched.
    ///   - content: The content in a phase.
    ///   - animation: How the content gets into a phase.
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    @MainActor public var body: some View {
        if phases.isEmpty {
            NoPhases()
        } else {
            PhaseContent(phases: phases, trigger: trigger, content: content, animation: animation)
        }
    }
}

extension PhaseAnimator {
    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Content._viewListCount(inputs: inputs)
    }
}

extension View {
    /// Leads this view through phases again and again.
    /// - Parameters:
    ///   - phases: The phases in order.
    ///   - content: What becomes of this view in a phase.
    ///   - animation: How it gets into a phase.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PlaceholderHost(self) { placeholder in
            PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
        }
    }

    /// Leads this view once through phases whenever `trigger` has changed.
    /// - Parameters:
    ///   - phases: The phases in order; the first is the one at rest.
    ///   - trigger: What is watched.
    ///   - content: What becomes of this view in a phase.
    ///   - animation: How it gets into a phase.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PlaceholderHost(self) { placeholder in
            PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
        }
    }
}

/// Stands where an animator has no phases.
nonisolated private struct NoPhases: PrimitiveView {
    nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.host.report(
            .emptyPhases,
            "A phase animator has no phases: nothing of its content is shown. Give it at least one; the first is the "
                + "one at rest.", at: inputs.instance)
        let graph = inputs.graph
        let text = graph.rule { Text(verbatim: "⚠️ no phases") }
        return Text._makeView(view: _GraphValue(text), inputs: inputs)
    }
}
