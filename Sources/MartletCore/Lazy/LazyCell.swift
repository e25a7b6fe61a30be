import MartletGraph

/// One view of a lazy container: its place in the tree of parts, and its node while it is there.
final class LazyCell: LazyPart {
    let element: ViewElement
    let role: LazyContext.Role
    /// The section around it. A line does not go on from one to the next.
    let section: LazySection?
    private(set) var node: ViewNode?
    /// Its data has gone; the node may still be on its way out.
    var hasLeft = false

    init(_ element: ViewElement, context: LazyContext) {
        self.element = element
        role = context.role
        section = context.section
    }

    /// The node; made now if it is not there.
    func make(stackAxis: Axis?, graph: Graph) -> ViewNode {
        if let node { return node }
        let made = graph.untracked { element.resolve(stackAxis: stackAxis).node }
        node = made
        return made
    }

    /// Ends the views; the lifetime is ended by whoever owns it.
    func end() {
        node?.end()
        node = nil
    }

    override var cellCount: Int { 1 }
    override func edgeCell(_ edge: LazyDirection) -> LazyCell? { self }
    override func cell(at index: Int) -> LazyCell? { self }

    /// The cell behind or before this one.
    func neighbour(_ direction: LazyDirection) -> LazyCell? {
        var child: LazyPart = self
        while let parent = child.parent {
            if let cell = parent.cell(beyond: child, direction) { return cell }
            child = parent
        }
        return nil
    }

    /// Its number among all cells of the container.
    var index: Int {
        var index = 0
        var child: LazyPart = self
        while let parent = child.parent {
            index += parent.cells(before: child, inLine: false).count
            child = parent
        }
        return index
    }

    /// Its number among the cells that flow together.
    var indexInFlow: Int {
        var index = 0
        var child: LazyPart = self
        while let parent = child.parent, !(parent is LazySection) {
            let (count, isComplete) = parent.cells(before: child, inLine: true)
            index += count
            if isComplete { break }
            child = parent
        }
        return index
    }

    /// Keeps the items around it for one more pass.
    func mark(_ pass: Int) {
        var part = parent
        while let current = part {
            if let item = current as? LazyItem { item.pass = pass }
            part = current.parent
        }
    }
}
