import MartletGraph

/// Views made from the elements of a collection, matched by id: an element that moves keeps its state.
///
/// Making and updating cost O(n) in the number of elements: whenever the ForEach value is made anew, `content`
/// runs once for each element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of one element.
    public var content: (Data.Element) -> Content

    let elementID: ElementID<Data.Element, ID>

    nonisolated init(
        data: Data, elementID: ElementID<Data.Element, ID>, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.elementID = elementID
        self.content = content
    }
}

/// How the id of an element is found.
enum ElementID<Element, ID: Hashable> {
    case keyPath(KeyPath<Element, ID>)
    case function((Element) -> ID)

    func callAsFunction(_ element: Element) -> ID {
        switch self {
        case .keyPath(let keyPath): element[keyPath: keyPath]
        case .function(let function): function(element)
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, elementID: .function { $0.id }, content: content)
    }
}

extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, elementID: .keyPath(id), content: content)
    }

    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
    {
        self.init(binding: data, id: { $0.id }, content: content)
    }

    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        self.init(binding: data, id: { $0[keyPath: id] }, content: content)
    }

    nonisolated private init<C>(
        binding: Binding<C>, id: @escaping (C.Element) -> ID, content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let collection = binding.wrappedValue
        let pairs = collection.indices.lazy.map { index in (index, id(collection[index])) }
        self.init(
            data: pairs, elementID: .function { $0.1 },
            content: { pair in
                content(binding.element(at: pair.0, fallback: collection[pair.0]))
            })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Views for a constant range. Each number is its own id.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, elementID: .function { $0 }, content: content)
    }
}

extension ForEach: View, MultiView where Content: View {
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        if let list = listOverSubviews(view: view, inputs: inputs) { return list }
        if inputs.isLazy { return .lazy(ForEachSource<Data, ID, Content>(view: view, inputs: inputs)) }
        let items = ForEachItems<Data, ID, Content>(view: view, inputs: inputs)
        return .dynamic(DynamicViewList(inputs: inputs) { items.update($0) })
    }
}

/// The items of one ForEach that is alive, by id.
private final class ForEachItems<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    typealias Item = DynamicViewList.Item

    let view: _GraphValue<ForEach<Data, ID, Content>>
    let inputs: _ViewInputs
    private var itemsByID: [ID: Item] = [:]
    /// Further items under an id that occurs several times, by occurrence.
    private var repeats: [ID: [Item]] = [:]
    private var orderedIDs: [ID] = []

    init(view: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
        self.view = view
        self.inputs = inputs
    }

    func update(_ dynamic: DynamicViewList) {
        let value = view.value(in: inputs.graph)
        var ids: [ID] = []
        ids.reserveCapacity(value.data.count)
        for element in value.data { ids.append(value.elementID(element)) }
        if ids == orderedIDs { return }
        orderedIDs = ids

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
        let graph = inputs.graph
        let view = view
        dynamic.fill(item) {
            let content = graph.observedRule(host: inputs.host) {
                [unowned dynamic, unowned item] (old: Content?) -> Content? in
                if old != nil { dynamic.readStructure() }
                // An item that has left keeps its last content.
                if item.hasLeft { return nil }
                let value = view.value(in: graph)
                let position = value.data.index(value.data.startIndex, offsetBy: item.index)
                return value.content(value.data[position])
            }
            return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
        }
    }
}
