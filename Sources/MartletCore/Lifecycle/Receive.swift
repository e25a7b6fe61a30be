import Combine
import MartletGraph

/// Calls a closure with what a publisher emits while the view lives.
public nonisolated struct SubscriptionModifier<PublisherType: Publisher>: CallbackModifier
where PublisherType.Failure == Never {
    public var publisher: PublisherType
    public var action: (PublisherType.Output) -> Void

    nonisolated static func install(_ modifier: _GraphValue<Self>, inputs: _ViewInputs, order: CallbackOrder) {
        let graph = inputs.graph
        let comparison = ValueComparison.of(PublisherType.self)
        var latest: Self?
        var subscription: AnyCancellable?
        _ = graph.effect {
            let new = modifier.value(in: graph)
            let isSame = latest.map { comparison.areEqual($0.publisher, new.publisher) } ?? false
            latest = new
            if isSame { return }
            // Another publisher value is another subscription, as a timer that is made anew starts anew.
            subscription = graph.untracked {
                new.publisher.sink { output in latest?.action(output) }
            }
        }
        graph.onRemove(graph.currentSubgraph) {
            subscription?.cancel()
            latest = nil
        }
    }
}

extension View {
    /// Calls `action` with each value that `publisher` emits.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(SubscriptionModifier(publisher: publisher, action: action))
    }
}
