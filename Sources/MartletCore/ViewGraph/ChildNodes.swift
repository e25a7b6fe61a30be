/// The children of a node. Most nodes have one, which needs no memory but the reference itself.
package enum ChildNodes {
    case none
    case one(ViewNode)
    case many(ContiguousArray<ViewNode>)

    init(_ nodes: ContiguousArray<ViewNode>) {
        switch nodes.count {
        case 0: self = .none
        case 1: self = .one(nodes[0])
        default: self = .many(nodes)
        }
    }

    mutating func append(_ node: ViewNode) {
        switch self {
        case .none: self = .one(node)
        case .one(let first): self = .many([first, node])
        case .many(var nodes):
            self = .none
            nodes.append(node)
            self = .many(nodes)
        }
    }

    var array: ContiguousArray<ViewNode> {
        switch self {
        case .none: []
        case .one(let node): [node]
        case .many(let nodes): nodes
        }
    }
}

extension ChildNodes: RandomAccessCollection {
    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .many(let nodes): nodes.count
        }
    }

    package subscript(index: Int) -> ViewNode {
        switch self {
        case .none: fatalError("a node without children was asked for number \(index)")
        case .one(let node):
            precondition(index == 0, "a node with one child was asked for number \(index)")
            return node
        case .many(let nodes): return nodes[index]
        }
    }
}
