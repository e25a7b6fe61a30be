import MartletGraph

/// Shows indicators for a moment when a value changes, or at first.
nonisolated struct ScrollFlashModifier<Value: Equatable>: InputsModifier {
    let trigger: Value
    let atFirst: Bool

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        let observer = ScrollFlash(inputs)
        var known: Value?
        _ = graph.effect {
            let value = modifier.value(in: graph)
            if let known, known != value.trigger { observer.flash() }
            known = value.trigger
            observer.atFirst = value.atFirst
        }
        inputs.observeScrolling(observer)
    }
}

private final class ScrollFlash: ScrollObserver {
    var atFirst = false

    func flash() { host.afterUpdate { [weak self] in self?.node?.bars.show() } }

    override func didAttach(to node: ScrollNode) { if atFirst { flash() } }
}

extension View {
    /// Shows the indicators of the scroll view inside for a moment whenever `value` changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(ScrollFlashModifier(trigger: value, atFirst: false))
    }

    /// Shows the indicators of the scroll view inside for a moment when it appears.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(ScrollFlashModifier(trigger: 0, atFirst: onAppear))
    }
}
