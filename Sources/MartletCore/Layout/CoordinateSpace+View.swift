import MartletGraph

/// Gives a view's coordinate space a name.
@frozen nonisolated public struct _CoordinateSpaceModifier: UnaryModifier {
    let name: AnyHashable

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let node = CoordinateSpaceNode(inputs)
        _ = graph.effect { node.update(modifier.value(in: graph).name) }
        let outputs = body(inputs)
        node.attach(outputs.node)
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

final class CoordinateSpaceNode: ViewNode {
    private var name = AnyHashable(0)

    fileprivate func update(_ new: AnyHashable) {
        guard name != new else { return }
        name = new
        host.layout.noteMoved(self)
    }

    override func spaceBounds(named name: AnyHashable) -> CGRect? {
        self.name == name ? CGRect(origin: .zero, size: size) : nil
    }
}

extension View {
    /// Names the coordinate space of this view, for the views inside.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }

    /// Names the coordinate space of this view, for the views inside.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
