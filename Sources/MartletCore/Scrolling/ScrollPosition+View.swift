import MartletGraph

/// Ties the id of the view that is seen to a binding.
nonisolated struct ScrollPositionIDModifier<ID: Hashable>: InputsModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        let observer = ScrollPositionIDObserver<ID>(inputs)
        let wanted = graph.observedRule(host: inputs.host) { (_: WantedID<ID>?) in
            WantedID(id: modifier.value(in: graph).id.wrappedValue)
        }
        _ = graph.effect { observer.modifier = modifier.value(in: graph) }
        _ = graph.effect { observer.want(graph.read(wanted).id) }
        inputs.observeScrolling(observer)
    }
}

private struct WantedID<ID> {
    let id: ID?
}

private final class ScrollPositionIDObserver<ID: Hashable>: ScrollObserver {
    var modifier: ScrollPositionIDModifier<ID>!
    private var known: ID??

    /// The binding's value: the first one does not scroll (measured: scroll/position of iamcgn/swiftui-web).
    func want(_ id: ID?) {
        guard let old = known else {
            known = .some(id)
            return
        }
        guard old != id else { return }
        known = .some(id)
        guard let id else { return }
        let transaction = Transaction.current
        host.afterUpdate { [weak self] in
            guard let self, !isOver, let node, known == .some(id) else { return }
            node.show(.view(AnyHashable(id), modifier.anchor), transaction)
        }
    }

    override func userDidScroll(_ node: ScrollNode) {
        guard !isOver else { return }
        guard node.hasTargets else {
            host.report(
                .missingTargetLayout,
                "scrollPosition(id:) does not know which views count. Put .scrollTargetLayout() on the stack or grid in the "
                    + "scroll view.", at: node.instance)
            return
        }
        guard let ids = node.idsOfSeenTarget(modifier.anchor),
            let id = ids.lazy.compactMap({ $0.base as? ID }).first, known != .some(id)
        else { return }
        known = .some(id)
        modifier.id.wrappedValue = id
    }
}

/// Ties a scroll position to a binding.
nonisolated struct ScrollPositionModifier: InputsModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        let observer = ScrollPositionObserver(inputs)
        let wanted = graph.observedRule(host: inputs.host) { (_: ScrollPosition?) in
            modifier.value(in: graph).position.wrappedValue
        }
        _ = graph.effect { observer.modifier = modifier.value(in: graph) }
        _ = graph.effect { observer.want(graph.read(wanted)) }
        inputs.observeScrolling(observer)
    }
}

private final class ScrollPositionObserver: ScrollObserver {
    var modifier: ScrollPositionModifier!
    private var known: ScrollPosition?

    func want(_ position: ScrollPosition) {
        guard position != known else { return }
        known = position
        ask(position, Transaction.current)
    }

    /// Unlike that of an id, the first value of a position counts: it was set for this scroll view. Our own choice.
    override func didAttach(to node: ScrollNode) { if let known { ask(known, Transaction()) } }

    private func ask(_ position: ScrollPosition, _ transaction: Transaction) {
        guard let wish = position.wish else { return }
        host.afterUpdate { [weak self] in
            guard let self, !isOver, let node, known == position else { return }
            let aim: ScrollAim.Wish =
                switch wish {
                case .view(let id, let anchor): .view(id.hashable, anchor ?? modifier.anchor)
                case .edge(let edge): .edge(edge)
                case .place(let x, let y): .place(x: x, y: y)
                }
            node.show(aim, transaction)
        }
    }

    override func userDidScroll(_ node: ScrollNode) {
        guard !isOver, var position = known else { return }
        position.userDidScroll(node.idsOfSeenTarget(modifier.anchor))
        guard position != known else { return }
        known = position
        modifier.position.wrappedValue = position
    }
}

extension ScrollNode {
    /// The ids of the view to scroll to that counts as seen now: the first that reaches into the room, or with an
    /// anchor the one whose anchor is nearest to that of the room.
    func idsOfSeenTarget(_ anchor: UnitPoint?) -> [AnyHashable]? {
        guard let axis = [Axis.vertical, .horizontal].first(where: { settings.axes.contains(Axis.Set($0)) }) else {
            return nil
        }
        let begin = offset[axis] + extent.insets.start(axis)
        var best: (rank: CGFloat, node: ViewNode, container: ViewNode)?
        for (node, container) in scrollTargets {
            guard let frame = node.frame(in: content, width: extent.content.width, settings.direction) else { continue }
            let rank: CGFloat
            if let anchor {
                let share = anchor[axis]
                rank = abs(frame.start(axis) + frame.size[axis] * share - begin - extent.room(axis) * share)
            } else {
                guard frame.end(axis) > begin + 0.5 else { continue }
                rank = frame.start(axis)
            }
            if best.map({ rank < $0.rank }) ?? true { best = (rank, node, container) }
        }
        return best.map { $0.node.explicitIDs(below: $0.container.instance) }
    }
}

extension Diagnostic.Code {
    public static let missingTargetLayout = Diagnostic.Code(rawValue: "missing-target-layout")
}

extension View {
    /// Ties `id` to the view that is seen at the start of the scroll view, or at `anchor`: scrolling by a person writes
    /// it, writing it scrolls there. Its first value does not scroll.
    ///
    /// The views are those of the layout that `scrollTargetLayout` is on. While a binding is there, each step of
    /// scrolling by a person costs the number of these views that are made.
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionIDModifier(id: id, anchor: anchor))
    }

    /// Ties a position to the first scroll view inside: writing it scrolls there, a person's scrolling is told by it.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollPositionModifier(position: position, anchor: anchor))
    }
}
