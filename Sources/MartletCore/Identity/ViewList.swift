import MartletGraph

/// The views that a view stands for, in order: static structure is a tree, and only `dynamic` parts can change.
public enum ViewList {
    case empty
    case element(ViewElement)
    case group([ViewList])
    case dynamic(DynamicViewList)
    /// Only in a list that a lazy container has asked for.
    case lazy(LazySource)
    case section(SectionList)
}

/// One child-to-be: a recipe for a node, made when a container wants it, at most once.
public class ViewElement {
    private final let inputs: _ViewInputs
    final let position: TreePosition
    /// The lifetime where it was listed.
    final let lifetime: Subgraph
    @exclusivity(unchecked) private(set) final var outputs: _ViewOutputs?
    /// The identity around it.
    final var instance: ViewInstance { inputs.instance }

    init(_ inputs: _ViewInputs) {
        self.inputs = inputs
        lifetime = inputs.graph.currentSubgraph
        position = TreePosition(below: inputs.position)
    }

    /// The node; made now, in the lifetime where the element was listed, if it was not made before.
    /// `stackAxis` is that of the container.
    final func resolve(stackAxis: Axis?) -> _ViewOutputs {
        if let outputs { return outputs }
        var inputs = inputs
        inputs.stackAxis = stackAxis
        inputs.position = position
        inputs.isLazy = false
        inputs.isFitting = false
        inputs.isInItem = false
        let made = inputs.graph.within(lifetime) { inputs.makeWrapped { make($0) } }
        outputs = made
        return made
    }

    func make(_ inputs: _ViewInputs) -> _ViewOutputs { fatalError("abstract") }

    /// An element that `make` makes.
    static func making(_ inputs: _ViewInputs, _ make: @escaping (_ViewInputs) -> _ViewOutputs) -> ViewElement {
        MadeElement(inputs, make)
    }
}

private final class MadeElement: ViewElement {
    private let recipe: (_ViewInputs) -> _ViewOutputs

    init(_ inputs: _ViewInputs, _ recipe: @escaping (_ViewInputs) -> _ViewOutputs) {
        self.recipe = recipe
        super.init(inputs)
    }

    override func make(_ inputs: _ViewInputs) -> _ViewOutputs { recipe(inputs) }
}

/// The element of a view that makes its node itself: most elements, in one piece of memory.
final class PrimitiveElement<Content: View>: ViewElement {
    private let view: _GraphValue<Content>

    init(_ view: _GraphValue<Content>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
    }

    override func make(_ inputs: _ViewInputs) -> _ViewOutputs { Content._makeView(view: view, inputs: inputs) }
}

extension ViewList {
    /// Calls `body` with each element now in the list. When `graph` is given, reading the structure is a
    /// dependency of what runs.
    func forEachElement(_ body: (ViewElement) -> Void) {
        switch self {
        case .empty: break
        case .element(let element): body(element)
        case .group(let lists): for list in lists { list.forEachElement(body) }
        case .dynamic(let dynamic):
            dynamic.readStructure()
            for item in dynamic.items { item.list.forEachElement(body) }
        case .lazy: assertionFailure("a lazy list in an eager container")
        case .section(let section): for list in section.parts { list.forEachElement(body) }
        }
    }

    /// Calls `body` with each dynamic part, outermost first.
    func forEachDynamic(_ body: (DynamicViewList) -> Void) {
        switch self {
        case .empty, .element, .lazy: break
        case .group(let lists): for list in lists { list.forEachDynamic(body) }
        case .dynamic(let dynamic):
            body(dynamic)
            for item in dynamic.items { item.list.forEachDynamic(body) }
        case .section(let section): for list in section.parts { list.forEachDynamic(body) }
        }
    }

    /// Whether the list can never have more or fewer elements.
    var isStatic: Bool {
        switch self {
        case .empty, .element: true
        case .group(let lists): lists.allSatisfy(\.isStatic)
        case .dynamic, .lazy, .section: false
        }
    }

    /// The one element of a list that can never have more or fewer.
    var staticElement: ViewElement? {
        switch self {
        case .element(let element): element
        case .group(let lists) where lists.count == 1: lists[0].staticElement
        default: nil
        }
    }
}
