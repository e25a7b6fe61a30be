import MartletGraph

/// The part of a view list that can change: a conditional, a ForEach, an AnyView, an explicit id.
///
/// Each item is a lifetime of its own (a subgraph). An item that leaves is handed to the container, which
/// ends it at once or after its transition.
public final class DynamicViewList {
    final class Item {
        let subgraph: Subgraph
        let instance: ViewInstance
        @exclusivity(unchecked) var list: ViewList = .empty
        @exclusivity(unchecked) var index = 0
        @exclusivity(unchecked) fileprivate(set) var hasLeft = false
        /// What it holds, where that is not told by its identity.
        @exclusivity(unchecked) var contentType: ObjectIdentifier?
        /// Whether its views are listed.
        @exclusivity(unchecked) var isFilled = false
        /// The change of the list that has seen it last.
        @exclusivity(unchecked) var mark: UInt32 = 0
        /// Its lifetime is over.
        @exclusivity(unchecked) fileprivate(set) var hasEnded = false

        init(subgraph: Subgraph, instance: ViewInstance) {
            self.subgraph = subgraph
            self.instance = instance
        }
    }

    let graph: Graph
    private let position: TreePosition
    /// The items now, in order. Current only after `readStructure()`.
    @exclusivity(unchecked) private(set) var items: [Item] = []
    /// Items that left since a container last looked.
    @exclusivity(unchecked) private var departed: [Item] = []
    /// Items that left and whose views are still on their way out; among them some that have ended.
    @exclusivity(unchecked) private var leaving: [Item] = []
    @exclusivity(unchecked) private var endedCount = 0
    private var structure: Attribute<UInt32>!
    @exclusivity(unchecked) private var version: UInt32 = 0
    @exclusivity(unchecked) private var marks: UInt32 = 0
    /// New items belong to the lifetime where the list was made, whoever evaluates it first.
    private let home: Subgraph

    /// `update` brings the items up to date by `replaceItems`, reading what it depends on.
    init(inputs: _ViewInputs, update: @escaping (DynamicViewList) -> Void) {
        graph = inputs.graph
        home = inputs.graph.currentSubgraph
        position = TreePosition(below: inputs.position)
        structure = graph.rule { [unowned self] in
            self.graph.within(home) { update(self) }
            return version
        }
        graph.setName(structure.id, "structure")
    }

    /// Brings the items up to date; a dependency of what runs.
    func readStructure() { _ = graph.read(structure) }

    func makeItem(kind: ViewInstance.Kind, parent: ViewInstance) -> Item {
        let subgraph = graph.makeSubgraph()
        let instance = ViewInstance(host: parent.host, parent: parent, kind: kind, position: position)
        return Item(subgraph: subgraph, instance: instance)
    }

    /// Fills `item` by listing its views inside its lifetime.
    func fill(_ item: Item, _ list: () -> ViewList) {
        item.list = graph.within(item.subgraph, list)
    }

    /// A new number for `Item.mark`.
    func nextMark() -> UInt32 {
        marks &+= 1
        return marks
    }

    func replaceItems(_ new: [Item]) {
        let mark = nextMark()
        for item in new { item.mark = mark }
        replaceItems(0..<items.count, by: new, marked: mark)
    }

    /// Puts `new` in the place of some of the items; those of the old ones that do not have `mark` leave. Costs what is
    /// replaced, and the numbers of those behind if they shift.
    func replaceItems(_ range: Range<Int>, by new: [Item], marked mark: UInt32) {
        for item in items[range] where item.mark != mark {
            item.hasLeft = true
            departed.append(item)
        }
        let isShifted = range.count != new.count
        items.replaceSubrange(range, with: new)
        for index in range.lowerBound..<(isShifted ? items.count : range.upperBound) {
            let item = items[index]
            item.index = index
            item.instance.position.index = index
        }
        version &+= 1
    }

    /// The items that left since the last call; whoever takes them must `end` each.
    func takeDeparted() -> [Item] {
        if departed.isEmpty { return [] }
        defer { departed.removeAll(keepingCapacity: true) }
        leaving += departed
        return departed
    }

    /// An item that left and whose views have not gone yet: it comes back as what it was, with its state. Put it
    /// among the items.
    ///
    /// A view that is added again while its removal still shows turns back: that is what the documentation of
    /// `TransitionPhase` says.
    func takeBack(where isMeant: (Item) -> Bool) -> Item? {
        func take(from items: inout [Item]) -> Item? {
            guard let index = items.lastIndex(where: { !$0.hasEnded && isMeant($0) }) else { return nil }
            let item = items.remove(at: index)
            item.hasLeft = false
            return item
        }
        if departed.isEmpty, leaving.isEmpty { return nil }
        return take(from: &departed) ?? take(from: &leaving)
    }

    func end(_ item: Item) {
        item.hasEnded = true
        endedCount += 1
        // Each time half of them are over: a thousand that end at once cost a look at two thousand.
        if endedCount > leaving.count / 2 {
            leaving.removeAll(where: \.hasEnded)
            endedCount = 0
        }
        graph.remove(item.subgraph)
    }
}

extension DynamicViewList.Item {
    /// The elements that this item had when it left, also those of nested lists; no structure is read.
    func forEachPresentElement(_ body: (ViewElement) -> Void) {
        list.forEachPresentElement(body)
    }
}

extension ViewList {
    func forEachPresentElement(_ body: (ViewElement) -> Void) {
        switch self {
        case .empty: break
        case .element(let element): body(element)
        case .group(let lists): for list in lists { list.forEachPresentElement(body) }
        case .dynamic(let dynamic): for item in dynamic.items { item.list.forEachPresentElement(body) }
        case .lazy(let source): source.forEachPresentElement(body)
        case .section(let section): for list in section.parts { list.forEachPresentElement(body) }
        }
    }
}
