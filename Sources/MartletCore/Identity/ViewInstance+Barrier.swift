import MartletGraph

// The value of a view with a body is a barrier of the graph: when a body further out has run and gives this view the same value,
// nothing below is even marked. So a write costs what changes, not what hangs below it.
//
// That holds as long as nobody who is older than the barrier reads attributes from behind it: it would see them before the
// barrier's turn. Two may be: a container, whose list of children may depend on what is inside, and readers of preferences.

extension ViewInstance {
    func setBarrier(_ value: AnyAttribute) {
        barrier = value
        host.graph.setBarrier(value)
    }

    /// The views of the body. If they can be more or fewer, the container around has to be told of all that happens inside.
    func guarded(_ list: ViewList) -> ViewList {
        if !list.isStatic { removeBarrier() }
        return list
    }

    /// Something further out reads an attribute of this place: whatever happens to it has to be marked there.
    func removeBarriers() {
        var instance: ViewInstance? = self
        while let current = instance {
            current.removeBarrier()
            instance = current.parent
        }
    }

    private func removeBarrier() {
        if barrier == .none { return }
        host.graph.removeBarrier(barrier)
        barrier = .none
    }
}
