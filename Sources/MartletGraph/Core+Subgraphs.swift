extension UnsafeMutablePointer where Pointee == Core {
    func record(of index: UInt32) -> UnsafeMutablePointer<SubgraphRecord> { pointee.subgraphs.base + Int(index) }

    func subgraphHandle(_ index: UInt32) -> Subgraph {
        Subgraph(index: index, generation: record(of: index).pointee.generation)
    }

    @usableFromInline
    func isAlive(_ subgraph: Subgraph) -> Bool {
        guard Int(subgraph.index) < pointee.subgraphs.count else { return false }
        let record = record(of: subgraph.index).pointee
        return record.generation == subgraph.generation && (record.state == .alive || record.state == .leaving)
    }

    /// Where new nodes and subgraphs go: see ``Graph/currentSubgraph``.
    var currentSubgraph: UInt32 {
        get {
            let within = context.pointee.within
            return within != 0 ? within &- 1 : details(context.pointee.node).pointee.subgraph
        }
        nonmutating set { context.pointee.within = newValue &+ 1 }
    }

    /// A new child of the current subgraph.
    func makeSubgraph() -> Subgraph {
        let index: UInt32
        if pointee.freeSubgraph != 0 {
            index = pointee.freeSubgraph
            pointee.freeSubgraph = record(of: index).pointee.nextSibling
            let generation = record(of: index).pointee.generation
            record(of: index).pointee = SubgraphRecord()
            record(of: index).pointee.generation = generation
        } else {
            index = UInt32(pointee.subgraphs.count)
            pointee.subgraphs.push(SubgraphRecord())
        }
        pointee.subgraphCount += 1
        let parent = currentSubgraph
        let record = record(of: index)
        record.pointee.parent = parent
        let sibling = self.record(of: parent).pointee.firstChild
        record.pointee.nextSibling = sibling
        if sibling != 0 { self.record(of: sibling).pointee.previousSibling = index }
        self.record(of: parent).pointee.firstChild = index
        return subgraphHandle(index)
    }

    func unlinkFromParent(_ index: UInt32) {
        let record = record(of: index)
        let (previous, next) = (record.pointee.previousSibling, record.pointee.nextSibling)
        if previous != 0 {
            self.record(of: previous).pointee.nextSibling = next
        } else {
            self.record(of: record.pointee.parent).pointee.firstChild = next
        }
        if next != 0 { self.record(of: next).pointee.previousSibling = previous }
        record.pointee.previousSibling = 0
        record.pointee.nextSibling = 0
        record.pointee.parent = 0
    }

    /// Calls `body` with `root` and every subgraph nested in it, a nested one after the one it is in.
    func forEachSubgraph(in root: UInt32, _ body: (UInt32) -> Void) {
        var index = root
        while true {
            body(index)
            let child = record(of: index).pointee.firstChild
            if child != 0 {
                index = child
                continue
            }
            while index != root, record(of: index).pointee.nextSibling == 0 { index = record(of: index).pointee.parent }
            if index == root { return }
            index = record(of: index).pointee.nextSibling
        }
    }

    @usableFromInline
    func pin(_ index: UInt32) { record(of: index).pointee.pins += 1 }

    @usableFromInline
    func unpin(_ index: UInt32) {
        let record = record(of: index)
        record.pointee.pins -= 1
        guard record.pointee.pins == 0, record.pointee.state == .pinned else { return }
        if record.pointee.firstNode == 0, record.pointee.firstChild == 0 {
            freeSubgraph(index)
        } else {
            clear(index)
        }
    }

    func freeSubgraph(_ index: UInt32) {
        let record = record(of: index)
        record.pointee.state = .free
        record.pointee.generation &+= 1
        record.pointee.nextSibling = pointee.freeSubgraph
        pointee.freeSubgraph = index
        pointee.subgraphCount -= 1
    }
}
