/// What a lazy container knows about the lengths of its content, and where its window is.
struct LazyWindow {
    var before: Int
    var start: CGFloat
    var head: LazyStretch
    var tail: LazyStretch
    var mean: LazyMean
    var length: CGFloat
    var lastDistance: CGFloat?
    var idealBreadth: CGFloat
    /// Nothing showed.
    var isEmpty: Bool
}

extension LazyNode {
    /// What a tree that is compared with this one is to begin with. Lengths that are only estimated hang on what was
    /// seen: they are as much a part of the state as the offset of the scroll view.
    func save(to state: RestoredState) {
        let room = size[axis.other]
        let window = LazyWindow(
            before: before, start: start, head: head, tail: tail, mean: mean,
            length: length(in: arrangement.tracks(in: room), room: room), lastDistance: lastDistance,
            idealBreadth: idealBreadth, isEmpty: lines.isEmpty)
        state.set(window, of: "lazy window", at: position.place)
    }

    func restoreWindow() {
        guard let state = host.restoredState else { return }
        guard let window = state.value("lazy window", at: position.place, as: LazyWindow.self) else { return }
        mean = window.mean
        lengthAtRest = window.length
        lastDistance = window.lastDistance
        idealBreadth = window.idealBreadth
        if !window.isEmpty { restored = window }
    }

    /// Where the restored window begins.
    func restoredAnchor() -> (cell: LazyCell, start: CGFloat)? {
        guard let restored, let cell = root.cell(at: restored.before) else { return nil }
        return (cell, restored.start)
    }

    /// The window has been built: what it was built from says nothing new.
    func finishRestoring(_ window: LazyWindow) {
        head = window.head
        tail = window.tail
        mean = window.mean
        lastDistance = window.lastDistance
        restored = nil
    }
}
