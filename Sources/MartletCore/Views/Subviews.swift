import MartletGraph

/// One of the views that a content stands for, ready to be put somewhere.
public nonisolated struct Subview: MultiView, Identifiable {
    /// Who it is, across updates.
    public struct ID: Hashable {
        fileprivate let element: ObjectIdentifier
    }

    let element: ViewElement

    init(_ element: ViewElement) {
        self.element = element
    }

    nonisolated public var id: ID { ID(element: ObjectIdentifier(element)) }

    /// The container values that the view carries.
    nonisolated public var containerValues: ContainerValues {
        element.resolve(stackAxis: nil).node.containerValues
    }

    nonisolated public static func _makeViewList(view: _GraphValue<Subview>, inputs: _ViewInputs) -> ViewList {
        let graph = inputs.graph
        var current: ViewElement?
        return .dynamic(
            DynamicViewList(inputs: inputs) { dynamic in
                let element = view.value(in: graph).element
                if element === current { return }
                current = element
                let item = dynamic.makeItem(kind: .branch(0), parent: inputs.instance)
                dynamic.fill(item) {
                    .element(ViewElement.making(inputs) { $0.adopt(element) })
                }
                dynamic.replaceItems([item])
            })
    }
}

extension _ViewInputs {
    /// The node of an element that was listed elsewhere; it stays in the lifetime where it was listed.
    fileprivate func adopt(_ element: ViewElement) -> _ViewOutputs {
        let outputs = element.resolve(stackAxis: stackAxis)
        // A node of its own, numbered now, so that the element can hang under any container.
        let holder = AdoptedNode(self)
        holder.adopt(outputs.node)
        return _ViewOutputs(holder, preferences: outputs.preferences)
    }
}

/// Holds a node that may have been made before its container. Layout works all the same: such a node may only be
/// looked at twice.
class AdoptedNode: ViewNode {
    final func adopt(_ node: ViewNode) { setChildren([node]) }
}

/// The views that a content stands for.
public nonisolated struct SubviewsCollection: RandomAccessCollection {
    fileprivate let subviews: [Subview]

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { subviews.count }
    nonisolated public subscript(index: Int) -> Subview { subviews[index] }

    nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }
}

extension SubviewsCollection: View, MultiView {
    nonisolated public static func _makeViewList(
        view: _GraphValue<SubviewsCollection>, inputs: _ViewInputs
    ) -> ViewList {
        let graph = inputs.graph
        let rows = graph.rule(updating: { (_: ForEach<[Subview], Subview.ID, Subview>?) in
            ForEach(view.value(in: graph).subviews) { $0 }
        })
        return ForEach<[Subview], Subview.ID, Subview>._makeViewList(view: _GraphValue(rows), inputs: inputs)
    }
}

/// Some of the views that a content stands for.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection {
    fileprivate let base: SubviewsCollection
    fileprivate let bounds: Range<Int>

    nonisolated public var startIndex: Int { bounds.lowerBound }
    nonisolated public var endIndex: Int { bounds.upperBound }
    nonisolated public subscript(index: Int) -> Subview { base[index] }
    nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: base, bounds: bounds)
    }
}

extension SubviewsCollectionSlice: View, MultiView {
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        let graph = inputs.graph
        let rows = graph.rule(updating: { (_: ForEach<[Subview], Subview.ID, Subview>?) in
            ForEach(Array(view.value(in: graph))) { $0 }
        })
        return ForEach<[Subview], Subview.ID, Subview>._makeViewList(view: _GraphValue(rows), inputs: inputs)
    }
}

/// Lists a content, hands its views to a closure, and lists what the closure makes of them.
func listSubviews<Result: View>(
    of content: ViewList, inputs: _ViewInputs, _ transform: @escaping (SubviewsCollection) -> Result
) -> ViewList {
    // The views exist already: there is nothing to put off.
    var inputs = inputs
    inputs.isLazy = false
    let graph = inputs.graph
    let owner = SubviewOwner(content, graph: graph)
    let result = graph.observedRule(host: inputs.host) { (_: Result?) in
        var subviews: [Subview] = []
        content.forEachElement { subviews.append(Subview($0)) }
        return transform(SubviewsCollection(subviews: subviews))
    }
    let list = Result._makeViewList(view: _GraphValue(result), inputs: inputs)
    owner.watch()
    return list
}

/// Ends the items of a content whose views are shown by others.
private final class SubviewOwner {
    private let content: ViewList
    private let graph: Graph

    init(_ content: ViewList, graph: Graph) {
        self.content = content
        self.graph = graph
    }

    func watch() {
        _ = graph.effect { [self] in
            content.forEachElement { _ in }
            content.forEachDynamic { dynamic in
                for item in dynamic.takeDeparted() {
                    item.forEachPresentElement { $0.outputs?.node.end() }
                    dynamic.end(item)
                }
            }
        }
    }
}

extension Group {
    /// The views of `view`, arranged by `transform`.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(base: view, transform: transform))
    }
}

/// The views of a content, arranged by a closure.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: MultiView {
    fileprivate var base: Subviews
    fileprivate var transform: (SubviewsCollection) -> Content

    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        var inner = inputs
        inner.wrappers = nil
        inner.isLazy = false
        let graph = inputs.graph
        let content = Subviews._makeViewList(view: view.field(at: 0), inputs: inner)
        return listSubviews(of: content, inputs: inputs) { view.value(in: graph).transform($0) }
    }
}

extension ForEach {
    /// A view for each of the views of `view`.
    nonisolated public init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(
            data: ForEachSubviewCollection(source: TypedSubviewSource(view)), elementID: .function { $0.id },
            content: content)
    }
}

/// The views of a content, as the data of a ForEach: they are known only where the ForEach is made.
public nonisolated struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    fileprivate let source: SubviewSource

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { 0 }
    nonisolated public subscript(index: Int) -> Subview { fatalError("an empty collection has no elements") }
}

/// A content of any type, for `ForEach(subviews:)`.
private class SubviewSource {
    func list(inputs: _ViewInputs, current: @escaping () -> SubviewSource) -> ViewList { fatalError("abstract") }
}

private final class TypedSubviewSource<V: View>: SubviewSource {
    private let view: V

    init(_ view: V) { self.view = view }

    override func list(inputs: _ViewInputs, current: @escaping () -> SubviewSource) -> ViewList {
        let held = inputs.graph.rule(updating: { (_: V?) in (current() as? Self)?.view })
        return V._makeViewList(view: _GraphValue(held), inputs: inputs)
    }
}

/// Data that is a content's views.
protocol SubviewData {
    func list(inputs: _ViewInputs, current: @escaping () -> Any) -> ViewList
}

extension ForEachSubviewCollection: SubviewData {
    func list(inputs: _ViewInputs, current: @escaping () -> Any) -> ViewList {
        source.list(inputs: inputs) { (current() as? Self)?.source ?? source }
    }
}

extension ForEach where Content: View {
    /// The list of a ForEach over subviews; nil for any other data.
    nonisolated static func listOverSubviews(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList? {
        guard Data.self is any SubviewData.Type else { return nil }
        let graph = inputs.graph
        guard let data = graph.untracked({ view.value(in: graph).data }) as? any SubviewData else { return nil }
        var inner = inputs
        inner.wrappers = nil
        inner.isLazy = false
        let content = data.list(inputs: inner) { view.value(in: graph).data }
        return listSubviews(of: content, inputs: inputs) { subviews in
            let value = view.value(in: graph)
            return ForEach<[Subview], Subview.ID, Content>(Array(subviews)) { subview in
                value.content(subview as! Data.Element)
            }
        }
    }
}
