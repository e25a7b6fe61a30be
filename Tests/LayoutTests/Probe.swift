import MartletDrawing

@testable import MartletCore

/// Gives the layout frame of a view a name.
nonisolated struct Probe: UnaryModifier {
    let name: String

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = ProbeNode(inputs)
        _ = inputs.graph.effect { node.name = modifier.value(in: inputs.graph).name }
        let outputs = body(inputs)
        node.attach(outputs.node)
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

final class ProbeNode: ViewNode {
    var name = ""
}

extension View {
    nonisolated func named(_ name: String) -> some View { modifier(Probe(name: name)) }
}

extension ViewHost {
    static func make<V: View>(
        _ width: CGFloat? = 300, _ height: CGFloat? = 200, shaper: any TextShaper = FixedAdvanceShaper(),
        _ content: @escaping @MainActor () -> V
    ) -> ViewHost {
        let host = ViewHost(shaper: shaper)
        host.setSize(ProposedViewSize(width: width, height: height))
        host.setContent(content)
        host.flush()
        return host
    }

    /// The frames of all named views in the root.
    var named: [String: CGRect] {
        var result: [String: CGRect] = [:]
        walk { node, frame in if let probe = node as? ProbeNode { result[probe.name] = frame } }
        return result
    }

    subscript(name: String) -> CGRect? { named[name] }

    func walk(_ visit: (ViewNode, CGRect) -> Void) {
        func walk(_ node: ViewNode, _ at: CGPoint) {
            let origin = CGPoint(x: at.x + node.origin.x, y: at.y + node.origin.y)
            visit(node, CGRect(origin: origin, size: node.size))
            // What is not placed, like the views that do not fit, has no frame.
            for child in node.children where child.isPlaced { walk(child, origin) }
        }
        walk(rootNode, .zero)
    }
}

/// A rectangle, short to write.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
