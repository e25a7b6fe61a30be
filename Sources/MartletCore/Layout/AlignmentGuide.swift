/// Sets an alignment guide of the view.
@frozen nonisolated public struct _AlignmentWritingModifier: UnaryModifier {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let node = AlignmentGuideNode(inputs)
        _ = graph.effect {
            let value = modifier.value(in: graph)
            node.modifier = value
            node.noteExplicitGuides(Axis.Set(value.key.axis))
            node.setNeedsLayout()
        }
        let outputs = body(inputs)
        node.attach(outputs.node)
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

private final class AlignmentGuideNode: ViewNode {
    var modifier: _AlignmentWritingModifier!

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let inner = dimensions.of(children[0])
        guard key == modifier.key else { return inner.explicit(key) }
        let value = modifier.computeValue(inner)
        if value.isFinite { return value }
        reportInvalidGeometry("alignment guide")
        return nil
    }
}

extension View {
    /// Sets a horizontal guide of this view, in points from its leading edge.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
    }

    /// Sets a vertical guide of this view, in points from its top.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
    }
}
