import MartletGraph

/// A container whose content follows keyframes: the content closure runs in every frame while they play.
///
/// While nothing of it can be seen, keyframes that repeat stand still and cost nothing.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: MultiView
where KeyframePath.Value == Value {
    private let initialValue: Value
    /// nil where a trigger plays the keyframes.
    private let repeating: Bool?
    private let trigger: AnyTrigger?
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath

    /// Plays keyframes again and again.
    /// - Parameters:
    ///   - initialValue: Where the keyframes start.
    ///   - repeating: Whether they play now; if not, the content gets the value at their start.
    ///   - content: The content for a value.
    ///   - keyframes: The keyframes. It is given the value at which they start: `initialValue`, then the one at which
    ///     the round before has ended.
    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.repeating = repeating
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    /// Plays keyframes whenever `trigger` has changed; before, the content gets `initialValue`, and afterwards the value
    /// stays where the keyframes have ended.
    ///
    /// A change on the way starts new keyframes from where the value is, as fast as it is.
    /// - Parameters:
    ///   - initialValue: The value at first.
    ///   - trigger: What is watched.
    ///   - content: The content for a value.
    ///   - keyframes: The keyframes. It is given the value at which they start.
    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        repeating = nil
        self.trigger = AnyTrigger(trigger)
        self.content = content
        self.keyframes = keyframes
    }

    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        var inputs = inputs
        let graph = inputs.graph
        let first = graph.untracked { view.value(in: graph) }
        let player = KeyframePlayer(first.initialValue, watch: ShownWatch(&inputs), inputs: inputs)
        var known: AnyTrigger?
        _ = graph.effect {
            let value = view.value(in: graph)
            player.keyframes = { KeyframeTimeline($0, value.keyframes($0), after: $1) }
            if let repeating = value.repeating {
                player.set(repeating: repeating, from: value.initialValue)
            } else {
                if let known, known != value.trigger { player.play() }
                known = value.trigger
            }
        }
        let source = player.value
        let made = graph.observedRule(host: inputs.host) { (_: Content?) in
            view.value(in: graph).content(graph.read(source))
        }
        return Content.listOrDefer(view: _GraphValue(made), inputs: inputs)
    }
}

extension KeyframeAnimator {
    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Content._viewListCount(inputs: inputs)
    }
}

extension View {
    /// Lets this view follow keyframes again and again.
    /// - Parameters:
    ///   - initialValue: Where the keyframes start.
    ///   - repeating: Whether they play now.
    ///   - content: What becomes of this view for a value. Runs in every frame.
    ///   - keyframes: The keyframes; it is given the value at which they start.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        PlaceholderHost(self) { placeholder in
            KeyframeAnimator(
                initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
                keyframes: keyframes)
        }
    }

    /// Lets this view follow keyframes whenever `trigger` has changed.
    /// - Parameters:
    ///   - initialValue: The value at first.
    ///   - trigger: What is watched.
    ///   - content: What becomes of this view for a value. Runs in every frame while the keyframes play.
    ///   - keyframes: The keyframes; it is given the value at which they start.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        PlaceholderHost(self) { placeholder in
            KeyframeAnimator(
                initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
                keyframes: keyframes)
        }
    }
}
