import MartletGraph

/// The items of a ForEach in a lazy container: the data is asked for its count, and for single elements.
final class ForEachSource<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazySource {
    private let view: _GraphValue<ForEach<Data, ID, Content>>

    init(view: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
        self.view = view.cutOffWhereIdentical(in: inputs.graph)
        super.init(inputs)
        _ = graph.untracked { graph.read(structure) }
    }

    override var viewsPerItem: Int? { Content._viewListCount(inputs: _ViewListCountInputs()) }

    var value: ForEach<Data, ID, Content> { graph.untracked { view.value(in: graph) } }

    override func id(at index: Int) -> AnyHashable { AnyHashable(value.id(at: index)) }

    override func instance(for id: AnyHashable, index: Int) -> ViewInstance? {
        if items.values.contains(where: { $0.id == id }) { reportDuplicate(id) }
        let instance = ViewInstance(
            host: inputs.host, parent: inputs.instance, kind: .item(id), position: position)
        instance.position.index = index
        return instance
    }

    private func reportDuplicate(_ id: AnyHashable) {
        inputs.host.report(
            .duplicateID,
            "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id.base) occurs multiple times within the "
                + "collection, this will give undefined results! Give each element an id of its own.",
            at: inputs.instance)
    }

    override func list(_ item: LazyItem, inputs: _ViewInputs) -> ViewList {
        let graph = graph
        let view = view
        let structure = structure!
        let content = graph.observedRule(host: inputs.host) { [unowned item] (old: Content?) -> Content? in
            _ = graph.read(structure)
            // An item that has left keeps its last content.
            if old != nil, item.hasLeft { return nil }
            let value = view.value(in: graph)
            return value.content(value.element(at: item.index))
        }
        return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
    }

    // MARK: Changes of the data

    /// How many ids are compared at most to find where items went.
    static var searchLimit: Int { 1 << 16 }

    override func update() -> Bool {
        let value = view.value(in: graph)
        let newCount = value.data.count
        let hasOtherCount = newCount != count
        count = newCount
        let isInPlace = items.values.allSatisfy { $0.index < newCount && value.id(at: $0.index) == $0.id.base as? ID }
        if !isInPlace { findItems(in: value) }
        if !kept.rows.isEmpty, newCount <= Self.searchLimit {
            // What the data has no more is not coming back.
            var ids: Set<AnyHashable> = []
            for element in value.data { ids.insert(AnyHashable(value.elementID(element))) }
            kept.removeAll { !ids.contains($0) }
        }
        return hasOtherCount || !isInPlace || watchesIDs
    }

    /// Looks for each item where its neighbour went, then further and further from there.
    private func findItems(in value: ForEach<Data, ID, Content>) {
        var found: [Int: LazyItem] = [:]
        var shift = 0
        var budget = Self.searchLimit
        for item in items.values.sorted(by: { $0.index < $1.index }) {
            let id = item.id.base as! ID
            let expected = item.index + shift
            var place: Int?
            var distance = 0
            while place == nil, budget > 0, distance <= count + abs(expected) {
                for index in distance == 0 ? [expected] : [expected - distance, expected + distance]
                where index >= 0 && index < count && found[index] == nil && value.id(at: index) == id {
                    place = index
                }
                budget -= 1
                distance += 1
            }
            if let place {
                shift = place - item.index
                item.index = place
                item.instance?.position.index = place
                found[place] = item
            } else {
                item.hasLeft = true
                departed.append(item)
            }
        }
        items = found
    }

    // MARK: Repeated ids

    override var numbers: Range<Int>? { rangeOfNumbers }

    override func forEachID(_ body: (AnyHashable) -> Void) {
        let value = value
        for element in value.data { body(AnyHashable(value.elementID(element))) }
    }

    override func repeats(of earlier: [LazySource]) -> [Range<Int>] { findRepeats(of: earlier) }

    // MARK: Targets

    override func index(of id: AnyHashable) -> Int? {
        let value = value
        if let id = id.base as? ID, let index = value.index(of: id) { return index }
        guard Content.self is any IDHolder.Type else { return nil }
        return firstIndex { value.content(value.element(at: $0)).holdsID(id) }
    }

    /// The index that matches; from both ends at once.
    private func firstIndex(_ matches: (Int) -> Bool) -> Int? {
        var (low, high) = (0, count - 1)
        while low <= high {
            if matches(low) { return low }
            if matches(high) { return high }
            low += 1
            high -= 1
        }
        return nil
    }
}

extension ForEach {
    func element(at index: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: index)]
    }

    func id(at index: Int) -> ID { elementID(element(at: index)) }

    /// The index of the element with an id. A range of numbers is not searched.
    fileprivate func index(of id: ID) -> Int? {
        let count = data.count
        if let first = data.first.map({ elementID($0) }) as? Int, let number = id as? Int {
            let guess = number.subtractingReportingOverflow(first)
            if !guess.overflow, guess.partialValue >= 0, guess.partialValue < count,
                self.id(at: guess.partialValue) == id
            {
                return guess.partialValue
            }
            if data is Range<Int> { return nil }
        }
        var (low, high) = (0, count - 1)
        while low <= high {
            if self.id(at: low) == id { return low }
            if self.id(at: high) == id { return high }
            low += 1
            high -= 1
        }
        return nil
    }
}
