extension Graph {
    /// The subgraph that holds all others. It dies with the graph.
    public var root: Subgraph { core.subgraphHandle(0) }

    /// The subgraph that new attributes, effects and subgraphs go to: that of the innermost ``within(_:_:)`` or running
    /// body, whichever began later; else ``root``.
    ///
    /// A body runs in the subgraph of its own node, so what it makes dies with it unless it says otherwise.
    public var currentSubgraph: Subgraph { core.subgraphHandle(core.currentSubgraph) }

    /// Calls `body` with `subgraph` as the current one.
    @inlinable
    public func within<R>(_ subgraph: Subgraph, _ body: () throws -> R) rethrows -> R {
        let outer = core.enter(subgraph)
        defer { core.leave(to: outer) }
        return try body()
    }

    /// Makes a subgraph that is nested in the current one.
    public func makeSubgraph() -> Subgraph { core.makeSubgraph() }

    /// Destroys a subgraph, the subgraphs nested in it and everything made in them. Costs as much as it destroys.
    ///
    /// Readers elsewhere of what is destroyed have to run again, except the body that calls `remove`. A node whose body is running is destroyed when the body
    /// returns, and the result of that run is dropped. Nothing happens if `subgraph` is not alive; the root cannot be removed.
    public func remove(_ subgraph: Subgraph) {
        precondition(subgraph != root, "MartletGraph: the root subgraph is removed with its graph only")
        core.remove(subgraph)
    }

    /// Whether a subgraph has not been removed. It stays alive while its removal actions run.
    public func isAlive(_ subgraph: Subgraph) -> Bool { core.isAlive(subgraph) }

    /// Has `action` called once when `subgraph` is removed, by itself or with one it is nested in, or when the graph dies.
    ///
    /// Actions run before anything is destroyed, those of nested subgraphs first, those of one subgraph in the order given.
    public func onRemove(_ subgraph: Subgraph, _ action: @escaping () -> Void) {
        guard core.isAlive(subgraph) else { return action() }
        core.pointee.removalActions[subgraph.index, default: []].append(action)
    }
}

extension UnsafeMutablePointer where Pointee == Core {
    /// Makes `subgraph` the current one; returns the one before.
    @usableFromInline
    func enter(_ subgraph: Subgraph) -> UInt32 {
        let outer = currentSubgraph
        if isAlive(subgraph) || isCurrent(subgraph) {
            currentSubgraph = subgraph.index
            pin(subgraph.index)
        } else {
            report(.removedSubgraph("\(subgraph)"), place: "within \(subgraph)")
            // A stand-in that is pinned and already removed: what is made in it dies when it is left.
            let substitute = makeSubgraph()
            pin(substitute.index)
            remove(substitute)
            currentSubgraph = substitute.index
        }
        return outer
    }

    @usableFromInline
    func leave(to outer: UInt32) {
        let inner = currentSubgraph
        currentSubgraph = outer
        unpin(inner)
    }

    /// A removed subgraph may still be the current one of a running body.
    private func isCurrent(_ subgraph: Subgraph) -> Bool {
        subgraph.index == currentSubgraph
            && record(of: subgraph.index).pointee.generation == subgraph.generation
    }

    func removeEverything() {
        runRemovalActions(in: subgraphHandle(0))
        clear(0)
    }
}
