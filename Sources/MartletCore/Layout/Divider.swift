/// A line between views: across the stack that holds it, horizontal elsewhere.
@frozen nonisolated public struct Divider: PrimitiveView, Sendable {
    nonisolated public init() {}

    nonisolated public static func _makeView(view: _GraphValue<Divider>, inputs: _ViewInputs) -> _ViewOutputs {
        let graph = inputs.graph
        let environment = inputs.environment
        let node = DividerNode(inputs)
        _ = graph.effect {
            let values = EnvironmentValues(scope: environment)
            let axis = inputs.currentStackAxis?.other ?? .horizontal
            node.update(thickness: values.pixelLength, axis: axis, isDark: values.colorScheme == .dark)
        }
        return _ViewOutputs(node)
    }
}

final class DividerNode: ViewNode {
    private var axis = Axis.horizontal
    private var thickness: CGFloat = 0
    private var color = RGBA.clear

    // The separator colours of the system.
    private static let light = RGBA(bytes: 60, 60, 67).withAlpha(0.29)
    private static let dark = RGBA(bytes: 84, 84, 88).withAlpha(0.6)

    fileprivate func update(thickness: CGFloat, axis: Axis, isDark: Bool) {
        let color = isDark ? Self.dark : Self.light
        if color != self.color {
            self.color = color
            setNeedsDisplay()
        }
        if thickness != self.thickness || axis != self.axis {
            self.thickness = thickness
            self.axis = axis
            setNeedsLayout()
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let length = proposal.replacingUnspecifiedDimensions()[axis]
        return CGSize(major: length, minor: thickness, axis: axis)
    }

    override func makeItem() -> DisplayItem? {
        DisplayItem(
            .fill(Path(CGRect(origin: .zero, size: presentedSize)), .color(color), FillStyle()), identity: id)
    }
}
