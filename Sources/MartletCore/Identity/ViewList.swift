import MartletGraph

/// The views that a view stands for, in order: static structure is a tree, and only `dynamic` parts can change.
public indirect enum ViewList {
    case empty
    case element(ViewElement)
    case group([ViewList])
    case dynamic(DynamicViewList)
    /// Only in a list that a lazy container has asked for.
    case lazy(LazySource)
    case section(SectionList)
}

/// One child-to-be: a recipe for a node, made when a container wants it, at most once.
public final class ViewElement {
    private let inputs: _ViewInputs
    let position: TreePosition
    private let make: (_ViewInputs) -> _ViewOutputs
    /// The lifetime where it was listed.
    let lifetime: Subgraph
    private(set) var outputs: _ViewOutputs?
    /// The identity around it.
    var instance: ViewInstance { inputs.instance }

    init(_ inputs: _ViewInputs, make: @escaping (_ViewInputs) -> _ViewOutputs) {
        self.inputs = inputs
        self.make = make
        lifetime = inputs.graph.currentSubgraph
        position = TreePosition(below: inputs.position)
    }

    /// The node; made now, in the lifetime where the element was listed, if it was not made before.
    /// `stackAxis` is that of the container.
    func resolve(stackAxis: Axis?) -> _ViewOutputs {
        if let outputs { return outputs }
        var inputs = inputs
        inputs.stackAxis = stackAxis
        inputs.position = position
        inputs.isLazy = false
        inputs.isFitting = false
        let made = inputs.graph.within(lifetime) { inputs.makeWrapped(make) }
        outputs = made
        return made
    }
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

    /// The one element of a list that can never have more or fewer.
    var staticElement: ViewElement? {
        switch self {
        case .element(let element): element
        case .group(let lists) where lists.count == 1: lists[0].staticElement
        default: nil
        }
    }
}
