import MartletGraph

/// A transition that needs views of its own. Transitions are only looked into on the main thread.
class CustomTransition: @unchecked Sendable {
    var hasMotion: Bool { fatalError("abstract") }

    /// Lists the transition's body around what `body` lists.
    func list(
        phase: _GraphValue<TransitionPhase>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> ViewList
    ) -> ViewList {
        fatalError("abstract")
    }
}

final class TypedTransition<T: Transition>: CustomTransition, @unchecked Sendable {
    private let transition: T

    init(_ transition: T) { self.transition = transition }

    override var hasMotion: Bool { onMainThread { (_: Void) in T.properties.hasMotion }(()) }

    override func list(
        phase: _GraphValue<TransitionPhase>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> ViewList
    ) -> ViewList {
        let value = inputs.graph.source(transition, isEqual: nil)
        return listTransition(_GraphValue(value), phase: phase, inputs: inputs, body: body)
    }
}

extension AnyTransition.Kind {
    /// Whether views have to be made for it.
    var isCustom: Bool {
        switch self {
        case .custom: true
        case .combined(let a, let b), .asymmetric(let a, let b): a.isCustom || b.isCustom
        case .animated(let base, _): base.isCustom
        default: false
        }
    }

    /// Lists the views of the transition around what `body` lists.
    func list(
        phase: _GraphValue<TransitionPhase>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> ViewList
    ) -> ViewList {
        let graph = inputs.graph
        func list(_ known: some Transition) -> ViewList {
            TypedTransition(known).list(phase: phase, inputs: inputs, body: body)
        }
        switch self {
        case .identity: return body(inputs)
        case .opacity: return list(OpacityTransition())
        case .scale(let scale, let anchor): return list(ScaleTransition(scale, anchor: anchor))
        case .offset(let offset): return list(OffsetTransition(offset))
        case .move(let edge): return list(MoveTransition(edge: edge))
        case .slide: return list(SlideTransition())
        case .push(let edge): return list(PushTransition(edge: edge))
        case .blurReplace(let growsAway):
            return list(BlurReplaceTransition(configuration: growsAway ? .upUp : .downUp))
        case .combined(let inner, let outer):
            return outer.list(phase: phase, inputs: inputs) { inner.list(phase: phase, inputs: $0, body: body) }
        case .asymmetric(let insertion, let removal):
            let coming = _GraphValue(graph.rule { phase.value(in: graph).ofInsertion })
            let going = _GraphValue(graph.rule { phase.value(in: graph).ofRemoval })
            return removal.list(phase: going, inputs: inputs) {
                insertion.list(phase: coming, inputs: $0, body: body)
            }
        case .animated(let base, let animation):
            return inputs.listAnimated(by: { animation }, body) { base.list(phase: phase, inputs: $0, body: $1) }
        case .custom(let custom): return custom.list(phase: phase, inputs: inputs, body: body)
        }
    }
}

extension _ViewInputs {
    /// Lists what `list` puts around `content` under an animation of its own, which is not that of the content.
    func listAnimated(
        by animation: @escaping () -> Animation?, _ content: @escaping (_ViewInputs) -> ViewList,
        _ list: (_ViewInputs, @escaping (_ViewInputs) -> ViewList) -> ViewList
    ) -> ViewList {
        let outer = transactionScope
        var inputs = self
        inputs.transactionScope = TransactionScope(inside: outer) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation() }
        }
        return list(inputs) { inputs in
            var inputs = inputs
            // A body that moves its content moves this node, under the animation.
            inputs.wrap { inputs, inner in
                let node = ViewNode(inputs)
                let content = inner()
                node.attach(content.node)
                return _ViewOutputs(node, preferences: content.preferences)
            }
            inputs.transactionScope = outer
            return content(inputs)
        }
    }
}
