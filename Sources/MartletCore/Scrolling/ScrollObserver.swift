import MartletGraph

/// Hears of one scroll view: the first inside the view that a modifier stands on.
///
/// Nothing is worked out for it while nobody listens.
class ScrollObserver {
    final unowned let host: ViewHost
    final let order: CallbackOrder?
    /// Set when the modifier has ended.
    final var isOver = false
    private(set) final weak var node: ScrollNode?
    /// The scroll views that would listen in its place.
    private final var others: [Weak] = []

    private struct Weak {
        weak var node: ScrollNode?
    }

    init(_ inputs: _ViewInputs) {
        host = inputs.host
        order = inputs.callbackOrder
        inputs.graph.onRemove(inputs.graph.currentSubgraph) { [weak self] in self?.isOver = true }
    }

    /// A scroll view has come that hears of the observer.
    final func offer(_ new: ScrollNode) {
        if let node, node !== new {
            others.append(Weak(node: new))
        } else if node == nil {
            node = new
            didAttach(to: new)
        }
    }

    /// A scroll view has gone.
    final func withdraw(_ old: ScrollNode) {
        others.removeAll { $0.node == nil || $0.node === old }
        guard node === old else { return }
        node = nil
        if !others.isEmpty, let next = others.removeFirst().node {
            node = next
            didAttach(to: next)
        }
    }

    /// From here on it hears of `node`.
    func didAttach(to node: ScrollNode) {}
    /// After an update in which the geometry came to differ.
    func geometryDidChange(_ geometry: ScrollGeometry) {}
    func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext) {}
    /// A person has scrolled `node`; after the layout that followed.
    func userDidScroll(_ node: ScrollNode) {}
    /// Layout has gone over the scroll view, whatever came of it.
    func layoutDidRun(_ node: ScrollNode) {}
}

/// Observers, equal if they are the same ones.
struct ScrollObserverList: Equatable {
    var observers: [ScrollObserver] = []

    static func == (a: ScrollObserverList, b: ScrollObserverList) -> Bool {
        a.observers.elementsEqual(b.observers, by: ===)
    }
}

extension _ViewInputs {
    /// Lets the next scroll view inside know of an observer.
    mutating func observeScrolling(_ observer: ScrollObserver) {
        environment = EnvironmentScope(parent: environment, graph: graph) {
            $0.scrollContext.observers.observers.append(observer)
        }
    }
}

extension ScrollNode {
    var observers: [ScrollObserver] { settings.context.observers.observers.filter { $0.node === self } }

    /// The modifiers around are others.
    func observersDidChange(from old: ScrollObserverList, to new: ScrollObserverList) {
        for observer in old.observers where !new.observers.contains(where: { $0 === observer }) {
            observer.withdraw(self)
        }
        for observer in new.observers where !old.observers.contains(where: { $0 === observer }) {
            observer.offer(self)
        }
    }

    /// A person has moved the content.
    func userDidScroll() {
        guard !settings.context.observers.observers.isEmpty else { return }
        hasUserScrolled = true
        noteGeometry()
    }

    /// Tells the observers of the geometry after this update.
    func noteGeometry() {
        guard !settings.context.observers.observers.isEmpty, !isGeometryQueued else { return }
        isGeometryQueued = true
        host.afterUpdate { [weak self] in self?.deliverGeometry() }
    }

    private func deliverGeometry() {
        isGeometryQueued = false
        guard !hasEnded, laidOut != nil else { return }
        let (observers, geometry, byUser) = (observers, geometry, hasUserScrolled)
        hasUserScrolled = false
        for observer in observers {
            if geometry != toldGeometry { observer.geometryDidChange(geometry) }
            if byUser { observer.userDidScroll(self) }
            observer.layoutDidRun(self)
        }
        toldGeometry = geometry
    }
}
