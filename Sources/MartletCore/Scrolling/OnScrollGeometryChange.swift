import MartletGraph

/// Tells a closure of what it wants to know of a scroll view's geometry.
nonisolated struct ScrollGeometryModifier<Value: Equatable>: InputsModifier {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        inputs.callbackOrder = CallbackOrder(inside: inputs.callbackOrder)
        let graph = inputs.graph
        let observer = ScrollGeometryObserver<Value>(inputs)
        _ = graph.effect { observer.modifier = modifier.value(in: graph) }
        observer.begin()
        inputs.observeScrolling(observer)
    }
}

private final class ScrollGeometryObserver<Value: Equatable>: ScrollObserver {
    var modifier: ScrollGeometryModifier<Value>!
    private var last: Value!

    /// The first call comes before there is a layout (measured: scroll/geometry of iamcgn/swiftui-web).
    func begin() {
        let nothing = ScrollGeometry(
            contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
        let value = modifier.transform(nothing)
        last = value
        host.afterUpdate(order) { [self] in if !isOver { modifier.action(value, value) } }
    }

    override func geometryDidChange(_ geometry: ScrollGeometry) {
        guard !isOver else { return }
        let new = modifier.transform(geometry)
        guard let old = last, old != new else { return }
        last = new
        modifier.action(old, new)
    }
}

/// Tells a closure of a scroll view's phase.
nonisolated struct ScrollPhaseModifier: InputsModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        inputs.callbackOrder = CallbackOrder(inside: inputs.callbackOrder)
        let graph = inputs.graph
        let observer = ScrollPhaseObserver(inputs)
        _ = graph.effect { observer.modifier = modifier.value(in: graph) }
        inputs.observeScrolling(observer)
    }
}

private final class ScrollPhaseObserver: ScrollObserver {
    var modifier: ScrollPhaseModifier!
    private var hasBegun = false

    /// Called once at appearance (measured, as above).
    override func didAttach(to node: ScrollNode) {
        guard !hasBegun else { return }
        hasBegun = true
        host.afterUpdate(order) { [weak self, weak node] in
            guard let self, !isOver, let node else { return }
            modifier.action(.idle, .idle, ScrollPhaseChangeContext(geometry: node.geometry, velocity: nil))
        }
    }

    override func phaseDidChange(
        from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext
    ) {
        if !isOver { modifier.action(old, new, context) }
    }
}

extension View {
    /// Calls `action` with what `transform` makes of the geometry of the first scroll view inside: at first, and
    /// whenever it differs. `transform` runs for each step of scrolling; keep it short.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    /// Calls `action` with the old and the new phase of the first scroll view inside: at first, and whenever it changes.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Calls `action` with the phases and the state of the scroll view.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }
}
