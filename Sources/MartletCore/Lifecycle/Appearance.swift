import MartletGraph

/// Calls closures when the view comes and goes. On a Group or ForEach: once for all of it.
public nonisolated struct _AppearanceActionModifier: CallbackModifier {
    public var appear: (() -> Void)?
    public var disappear: (() -> Void)?

    nonisolated public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        self.appear = appear
        self.disappear = disappear
    }

    nonisolated static func install(
        _ modifier: _GraphValue<Self>, inputs: _ViewInputs, order: CallbackOrder
    ) {
        let host = inputs.host
        let graph = inputs.graph
        var latest: Self!
        _ = graph.effect { latest = modifier.value(in: graph) }
        let life = graph.currentSubgraph
        let gate = inputs.gate
        // A row of a lazy container that was only measured has not appeared, and does not disappear.
        var hasAppeared = false
        func settle() {
            host.afterUpdate(order) {
                let shows = gate?.isOpen ?? true
                guard graph.isAlive(life), shows != hasAppeared else { return }
                hasAppeared = shows
                if shows { latest.appear?() } else { latest.disappear?() }
            }
        }
        let stop = gate?.listen { _ in settle() }
        if gate == nil { settle() }
        graph.onRemove(life) {
            stop?()
            guard hasAppeared, latest.disappear != nil else { return }
            host.afterUpdate { latest.disappear?() }
        }
    }
}

/// A modifier that watches: made once for all the views that it stands on, in its place among the callbacks.
protocol CallbackModifier: InputsModifier {
    nonisolated static func install(_ modifier: _GraphValue<Self>, inputs: _ViewInputs, order: CallbackOrder)
}

extension CallbackModifier {
    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        inputs.callbackOrder = CallbackOrder(inside: inputs.callbackOrder)
    }

    nonisolated static func finish(_ inputs: _ViewInputs, modifier: _GraphValue<Self>) {
        install(modifier, inputs: inputs, order: inputs.callbackOrder!)
    }
}

extension View {
    /// Calls `action` when the view appears, after layout and before it is drawn.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action, disappear: nil))
    }

    /// Calls `action` when the view has disappeared: its identity ended.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: nil, disappear: action))
    }
}
