import MartletGraph

/// Stands in a container for an element whose transition is made of views: the transition's body, with the element's
/// own node in the place of the content.
final class TransitionNode: ViewNode {
    /// Waits for what moves inside because of the departure.
    fileprivate final class Watch {
        var departure: AnimationCompletion?
    }

    private let watch: Watch
    private var phase: Attribute<TransitionPhase>!
    private var whenGone: (() -> Void)?

    private init(_ inputs: _ViewInputs, watch: Watch) {
        self.watch = watch
        super.init(inputs)
    }

    override var transitionHolder: TransitionNode? { self }

    /// Puts the transition around the node of `element`.
    /// - Parameters:
    ///   - inputs: Those of the container: the transition is outside of all modifiers of the element.
    ///   - appears: Whether the element has just been inserted, so that `beginAppearing` follows.
    static func hold(
        _ element: ViewElement, _ kind: AnyTransition.Kind, inputs: _ViewInputs, stackAxis: Axis?, appears: Bool
    ) -> TransitionNode {
        let graph = inputs.graph
        let inner = element.resolve(stackAxis: stackAxis).node
        return graph.within(element.lifetime) {
            let watch = Watch()
            var inputs = inputs
            inputs.instance = element.instance
            inputs.position = TreePosition(below: element.position)
            inputs.stackAxis = stackAxis
            inputs.wrappers = nil
            inputs.placeholders = nil
            inputs.preferenceKeys = PreferenceKeySet()
            inputs.isLazy = false
            inputs.isFitting = false
            inputs.keptState = nil
            inputs.transactionScope = TransactionScope(inside: inner.transactionScope) { transaction in
                if let departure = watch.departure { transaction.completions.append(departure) }
            }
            let node = TransitionNode(inputs, watch: watch)
            let phase = graph.source(appears ? TransitionPhase.willAppear : .identity)
            node.phase = phase
            let list = kind.list(phase: _GraphValue(phase), inputs: inputs) { inputs in
                .element(
                    ViewElement.making(inputs) { inputs in
                        let held = HeldNode(inputs)
                        held.adopt(inner)
                        return _ViewOutputs(held)
                    })
            }
            node.attach(list.makeUnary(inputs: inputs).node)
            return node
        }
    }

    /// The first layout shows the phase before; then the view moves on, in the same update.
    func appear() {
        host.afterLayout { [weak self] in
            guard let self, !hasEnded, !isLeaving else { return }
            set(.identity)
        }
    }

    func leave(_ completion: @escaping () -> Void) -> Bool {
        if transaction.disablesAnimations { return false }
        isLeaving = true
        if transition == nil { transition = NodeTransition([], at: .didDisappear, of: self) }
        transition?.stay {}
        let departure = AnimationCompletion(.removed) { [weak self] in self?.didGo() }
        watch.departure = departure
        whenGone = completion
        set(.didDisappear)
        host.afterUpdate { departure.updateIsOver() }
        return true
    }

    func turnBack() {
        watch.departure = nil
        whenGone = nil
        endTransition()
        set(.identity)
    }

    private func didGo() {
        guard watch.departure != nil, let whenGone else { return }
        watch.departure = nil
        self.whenGone = nil
        whenGone()
    }

    private func set(_ new: TransitionPhase) { host.graph.write(phase, new) }
}

/// Stands for the element inside of its transition's body.
final class HeldNode: AdoptedNode {}

extension ViewNode {
    /// The transition that has to be put around the node, if it is one of views.
    var transitionToHold: AnyTransition.Kind? {
        var found: AnyTransition?
        var node: ViewNode? = self
        while let current = node {
            // Its transition is around it already.
            if current is HeldNode { return nil }
            if !current.traits.isEmpty,
                let value = current.traits[ObjectIdentifier(TransitionTraitKey.self)] as? AnyTransition
            {
                found = value
            }
            node = current.wrapped
        }
        guard let kind = found?.kind, kind.isCustom else { return nil }
        return kind
    }
}
