import MartletGraph

/// Views that a lazy container makes one item at a time.
///
/// It knows how many items there are and where those are that have been made; nothing costs the number of items but
/// a search for an id that is not near.
public class LazySource {
    let inputs: _ViewInputs
    let graph: Graph
    /// The lifetime where the list was made; the items are nested in it.
    let home: Subgraph
    let position: TreePosition
    /// How many items there are. Current after `readStructure()`.
    final var count = 0
    /// The items that have been made, by index.
    final var items: [Int: LazyItem] = [:]
    /// Items whose data has gone, since the container last looked.
    final var departed: [LazyItem] = []
    private(set) final var structure: Attribute<UInt32>!
    private final var version: UInt32 = 0
    final let kept: KeptRows

    init(_ inputs: _ViewInputs) {
        self.inputs = inputs
        graph = inputs.graph
        home = inputs.graph.currentSubgraph
        position = TreePosition(below: inputs.position)
        kept = inputs.keptState?.object(at: position) { KeptRows() } ?? KeptRows()
        kept.source = self
        structure = graph.rule { [unowned self] in
            if update() { version &+= 1 }
            return version
        }
        graph.setName(structure.id, "lazy structure")
    }

    // MARK: For subclasses

    /// Brings `count` and `items` in step with the data, reading what it depends on; false if nothing differs.
    func update() -> Bool { false }

    func id(at index: Int) -> AnyHashable { 0 }

    /// Lists the views of an item, inside its lifetime.
    func list(_ item: LazyItem, inputs: _ViewInputs) -> ViewList { .empty }

    func instance(for id: AnyHashable, index: Int) -> ViewInstance? { nil }

    /// How many views one item stands for, where its type alone tells.
    var viewsPerItem: Int? { 1 }

    /// Set where ids of several lists are compared: then any change of them counts.
    final var watchesIDs = false

    /// The ids, where they are the numbers of a range.
    var numbers: Range<Int>? { nil }

    func forEachID(_ body: (AnyHashable) -> Void) {}

    /// The items whose ids are in earlier lists.
    func repeats(of earlier: [LazySource]) -> [Range<Int>] { [] }

    /// The index of the item that an id means.
    func index(of id: AnyHashable) -> Int? { nil }

    // MARK: Items

    final func readStructure() { _ = graph.read(structure) }

    /// The item at `index`, made if it is not there.
    final func item(at index: Int, in part: LazyItems) -> LazyItem {
        if let known = items[index] { return known }
        return graph.untracked {
            graph.within(home) {
                let id = id(at: index)
                let item = LazyItem(
                    source: self, index: index, id: id, subgraph: graph.makeSubgraph(), state: kept.take(id))
                item.instance = instance(for: id, index: index)
                items[index] = item
                var inputs = inputs
                if let instance = item.instance {
                    inputs.instance = instance
                } else {
                    inputs.position = TreePosition(below: position)
                    inputs.position.index = 0
                }
                inputs.keptState = item.state
                inputs.isLazy = viewsPerItem != 1 || inputs.isFitting
                if inputs.isFitting {
                    item.gate = AppearanceGate(inside: inputs.gate)
                    inputs.gate = item.gate
                }
                graph.within(item.subgraph) {
                    item.list = list(item, inputs: inputs)
                    item.setContent(in: part)
                }
                part.context.node.noteMade(item)
                return item
            }
        }
    }

    /// Ends an item that is not needed now: its state stays.
    final func hide(_ item: LazyItem) {
        kept.keep(item.state, id: item.id)
        if items[item.index] === item { items[item.index] = nil }
        item.end()
    }

    /// Takes over the state of all items there are, because the list itself is about to go for a while.
    final func saveItems() {
        for item in items.values { kept.keep(item.state, id: item.id) }
    }

    final func forEachPresentElement(_ body: (ViewElement) -> Void) {
        for (_, item) in items.sorted(by: { $0.key < $1.key }) { item.list.forEachPresentElement(body) }
    }
}

/// One item of a lazy source that has been made: a lifetime of its own.
final class LazyItem: LazyPart {
    unowned let source: LazySource
    /// Where it is now.
    var index: Int
    let id: AnyHashable
    let subgraph: Subgraph
    let state: KeptState
    /// Holds back what appears in it, where it may be made and not shown.
    var gate: AppearanceGate?
    var instance: ViewInstance?
    var list: ViewList = .empty
    private(set) var content: LazyPart!
    /// Its data has gone: it keeps its last content.
    var hasLeft = false
    /// The pass of layout that needed it last.
    var pass = 0

    init(source: LazySource, index: Int, id: AnyHashable, subgraph: Subgraph, state: KeptState?) {
        self.source = source
        self.index = index
        self.id = id
        self.subgraph = subgraph
        self.state = state ?? KeptState()
    }

    func setContent(in part: LazyItems) {
        parent = part
        content = LazyPart.make(list, context: part.context)
        content.parent = self
    }

    /// Ends the views and the lifetime.
    func end() {
        forEachCell { $0.end() }
        source.graph.remove(subgraph)
    }

    override var children: [LazyPart] { [content] }
    override var cellCount: Int { content.cellCount }
}

/// A single view of a list that a lazy container shows, made when it is needed.
final class UnitSource<Content: View>: LazySource {
    private let view: _GraphValue<Content>

    init(view: _GraphValue<Content>, inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        count = 1
    }

    override func list(_ item: LazyItem, inputs: _ViewInputs) -> ViewList {
        Content._makeViewList(view: view, inputs: inputs)
    }

    override func index(of id: AnyHashable) -> Int? {
        graph.untracked { view.value(in: graph) }.holdsID(id) ? 0 : nil
    }
}
