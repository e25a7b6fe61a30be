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

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, elementID: .function { $0.id }, content: content)
    }
}

extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, elementID: ElementID(id), content: content)
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
