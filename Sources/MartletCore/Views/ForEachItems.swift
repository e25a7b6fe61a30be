import MartletGraph

/// The items of one ForEach that is alive, by id.
final class ForEachItems<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    typealias Item = DynamicViewList.Item

    /// The ForEach value, cut off where it is the same.
    private let view: _GraphValue<ForEach<Data, ID, Content>>
    private let inputs: _ViewInputs
    private let hasBarrier: Bool
    private let comparison = ValueComparison.of(Content.self)
    @exclusivity(unchecked) private var itemsByID: [ID: Item] = [:]
    /// Further items under an id that occurs several times, by occurrence.
    @exclusivity(unchecked) private var repeats: [ID: [Item]] = [:]
    @exclusivity(unchecked) private var orderedIDs: ContiguousArray<ID> = []

    init(view: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
        self.view = view.cutOffWhereIdentical(in: inputs.graph)
        self.inputs = inputs
        // Inside an item, the container around may be older, and would look at the rows before the barrier's turn.
        hasBarrier = !inputs.isInItem
        if hasBarrier { inputs.graph.setBarrier(self.view.base) }
    }

    func update(_ dynamic: DynamicViewList) {
        let value = view.value(in: inputs.graph)
        let known = orderedIDs.count
        var matched = 0
        var ids: ContiguousArray<ID> = []
        // As long as the ids are the old ones nothing is stored.
        value.elementID.forEach(in: value.data) { index, id in
            if matched == index, index < known, orderedIDs[index] == id {
                matched += 1
            } else {
                if ids.isEmpty { ids.reserveCapacity(value.data.count - index) }
                ids.append(id)
            }
            return true
        }
        if matched == known, ids.isEmpty { return }
        if !update(dynamic, from: matched, ids) { updateAll(dynamic, Array(orderedIDs[..<matched]) + ids) }
    }

    /// Takes over other ids behind the first `start` ones. Costs what lies between the ids that stay at the start and at the
    /// end, and the numbers of those behind. False where ids occur several times: then all have to be looked at.
    private func update(_ dynamic: DynamicViewList, from start: Int, _ ids: ContiguousArray<ID>) -> Bool {
        guard repeats.isEmpty else { return false }
        var end = orderedIDs.count
        var newEnd = ids.count
        while end > start, newEnd > 0, orderedIDs[end - 1] == ids[newEnd - 1] {
            end -= 1
            newEnd -= 1
        }
        let mark = dynamic.nextMark()
        var between: [Item] = []
        between.reserveCapacity(newEnd)
        if itemsByID.isEmpty { itemsByID.reserveCapacity(newEnd) }
        // The new items are found here as well, so that an id that comes again is seen.
        for id in ids[..<newEnd] {
            if let item = itemsByID[id] {
                guard item.mark != mark, item.index >= start, item.index < end else { return false }
                item.mark = mark
                between.append(item)
            } else {
                let item = makeItem(id, in: dynamic)
                item.mark = mark
                // Not among those that are replaced, if all has to be looked at again.
                item.index = start
                itemsByID[id] = item
                between.append(item)
            }
        }
        for index in start..<end where dynamic.items[index].mark != mark { itemsByID[orderedIDs[index]] = nil }
        orderedIDs.replaceSubrange(start..<end, with: ids[..<newEnd])
        dynamic.replaceItems(start..<end, by: between, marked: mark)
        for item in between where !item.isFilled { fill(item, in: dynamic) }
        return true
    }

    private func updateAll(_ dynamic: DynamicViewList, _ ids: [ID]) {
        orderedIDs = ContiguousArray(ids)
        var known: [ID: Item] = [:]
        known.reserveCapacity(ids.count)
        var knownRepeats: [ID: [Item]] = [:]
        var ordered: [Item] = []
        ordered.reserveCapacity(ids.count)
        for id in ids {
            if known[id] == nil {
                let item = itemsByID[id] ?? makeItem(id, in: dynamic)
                known[id] = item
                ordered.append(item)
            } else {
                inputs.host.report(
                    .duplicateID,
                    "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within "
                        + "the collection, this will give undefined results! Give each element an id of its own.",
                    at: inputs.instance)
                let occurrence = knownRepeats[id]?.count ?? 0
                let old = repeats[id].flatMap { $0.indices.contains(occurrence) ? $0[occurrence] : nil }
                let item = old ?? makeItem(id, in: dynamic)
                knownRepeats[id, default: []].append(item)
                ordered.append(item)
            }
        }
        itemsByID = known
        repeats = knownRepeats
        dynamic.replaceItems(ordered)
        for item in ordered where !item.isFilled { fill(item, in: dynamic) }
    }

    private func makeItem(_ id: ID, in dynamic: DynamicViewList) -> Item {
        dynamic.takeBack { $0.instance.itemID == AnyHashable(id) }
            ?? dynamic.makeItem(kind: .item(AnyHashable(id)), parent: inputs.instance)
    }

    private func fill(_ item: Item, in dynamic: DynamicViewList) {
        item.isFilled = true
        var inputs = inputs
        inputs.instance = item.instance
        if hasBarrier { item.instance.barrier = view.base }
        dynamic.fill(item) {
            let content = inputs.graph.observedRule(
                RowContent(item, of: dynamic, view: view, comparison: comparison, host: inputs.host))
            return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
        }
    }
}

/// The content of one row. An object in place of closures: two requests for memory less a row.
private final class RowContent<Data: RandomAccessCollection, ID: Hashable, Content: View>: ObservedRule<Content> {
    private let item: DynamicViewList.Item
    private let dynamic: DynamicViewList
    private let view: _GraphValue<ForEach<Data, ID, Content>>
    private let comparison: ValueComparison

    init(
        _ item: DynamicViewList.Item, of dynamic: DynamicViewList, view: _GraphValue<ForEach<Data, ID, Content>>,
        comparison: ValueComparison, host: ViewHost
    ) {
        self.item = item
        self.dynamic = dynamic
        self.view = view
        self.comparison = comparison
        super.init(host: host)
    }

    override func update(_ place: Graph.Place<Content>) -> Bool {
        if place.hasValue { dynamic.readStructure() }
        // An item that has left keeps its last content.
        if item.hasLeft { return false }
        // Only what is needed is taken out of the value, and nothing of the user's is called meanwhile.
        let (data, content) = view.withPointer(in: host.graph) { ($0.pointee.data, $0.pointee.content) }
        let new = content(data[data.index(data.startIndex, offsetBy: item.index)])
        // Found here, an equal row costs one run of a rule in place of two. Who looks is told of the second.
        if place.hasValue, !host.observer.isObserving, comparison.areEqual(new, to: place.pointer) { return false }
        place.set(new)
        return true
    }
}
