/// The state of a graph as a plain value: for tests, for inspectors and, as ``graphviz``, for the eye.
public struct GraphSnapshot: Codable, Equatable, Sendable {
    public var nodes: [Node]
    public var subgraphs: [Subgraph]

    public struct Node: Codable, Equatable, Sendable {
        public var id: AnyAttribute
        public var kind: Kind
        /// The node's name if it was given one while tracing, else its value type.
        public var name: String
        /// The value as text. Nil for effects and rules that have not run.
        public var value: String?
        /// The `id` of the subgraph it was made in.
        public var subgraph: UInt32
        /// What its last run read, in the order of reading.
        public var inputs: [AnyAttribute]
        public var state: State
    }

    public struct Subgraph: Codable, Equatable, Sendable {
        public var id: UInt32
        /// The subgraph it is nested in; nil for the root.
        public var parent: UInt32?
    }

    public enum Kind: String, Codable, Sendable {
        case source, rule, effect
    }

    public enum State: String, Codable, Sendable {
        /// Its value is right.
        case clean
        /// Something that it depends on has changed; whether it has to run is open.
        case check
        /// It has to run.
        case dirty
        /// It has never run.
        case new
        /// Its body is running.
        case running
    }
}

extension GraphSnapshot {
    /// The graph in the language of Graphviz: subgraphs as boxes, an arrow from each node to its readers.
    public var graphviz: String {
        var lines = ["digraph {", "  rankdir=LR; node [fontname=Helvetica]"]
        for subgraph in subgraphs where subgraph.parent == nil { add(subgraph, to: &lines) }
        for node in nodes {
            for input in node.inputs { lines.append("  n\(input.index) -> n\(node.id.index)") }
        }
        return (lines + ["}"]).joined(separator: "\n")
    }

    private func add(_ root: Subgraph, to lines: inout [String]) {
        let children = Dictionary(grouping: subgraphs.filter { $0.parent != nil }) { $0.parent! }
        let members = Dictionary(grouping: nodes) { $0.subgraph }
        // nil closes a box.
        var open: [Subgraph?] = [root]
        while let next = open.popLast() {
            guard let subgraph = next else {
                lines.append("  }")
                continue
            }
            lines.append("  subgraph cluster_\(subgraph.id) {")
            for node in members[subgraph.id] ?? [] { lines.append("  " + line(for: node)) }
            open.append(nil)
            open += (children[subgraph.id] ?? []).reversed().map { Optional($0) }
        }
    }

    private func line(for node: Node) -> String {
        let shape =
            switch node.kind {
            case .source: "box"
            case .rule: "ellipse"
            case .effect: "hexagon"
            }
        let text = node.value.map { "\(node.name) = \($0)" } ?? node.name
        let escaped = text.map { character -> String in
            switch character {
            case "\"", "\\": "\\\(character)"
            case "\n": "\\n"
            default: String(character)
            }
        }.joined()
        let style = node.state == .clean ? "" : ", style=dashed"
        return "  n\(node.id.index) [label=\"\(escaped)\", shape=\(shape)\(style)]"
    }
}
