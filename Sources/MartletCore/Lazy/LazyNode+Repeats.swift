extension LazyNode {
    /// Cells of a grid whose id repeats one of an earlier section are not made. Measured: lazy/grid-sections of
    /// iamcgn/swiftui-web. Sections that are items of a `ForEach` themselves are not compared: which of them are there
    /// hangs on what shows.
    func dropRepeats() {
        guard repeatsAreStale else { return }
        repeatsAreStale = false
        guard arrangement.isGrid else { return }
        var earlier: [(section: LazySection, source: LazySource)] = []
        root.forEachItems { items in
            guard let section = items.context.section, items.context.role == .cell else { return }
            let others = earlier.filter { $0.section !== section }.map(\.source)
            items.leaveOut(others.isEmpty ? LazyGaps() : LazyGaps(items.source.repeats(of: others)))
            earlier.append((section, items.source))
        }
    }
}

extension LazyPart {
    /// Visits the lists of the container, but not those inside of items.
    fileprivate func forEachItems(_ body: (LazyItems) -> Void) {
        if let items = self as? LazyItems { return body(items) }
        for child in children { child.forEachItems(body) }
    }
}
