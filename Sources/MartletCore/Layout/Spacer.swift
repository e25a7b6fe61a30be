/// Takes the room that the other views of a stack leave.
///
/// In a stack it is flexible along it; elsewhere on both axes. It comes last when room is given out.
@frozen nonisolated public struct Spacer: PrimitiveView, Sendable {
    /// The least length in points; nil is the default, 8.
    public var minLength: CGFloat?

    @inlinable nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// Source: measured, pressure/stack-spacer-tight.
    static let defaultMinLength: CGFloat = 8

    nonisolated public static func _makeView(view: _GraphValue<Spacer>, inputs: _ViewInputs) -> _ViewOutputs {
        let graph = inputs.graph
        let node = SpacerNode(inputs)
        _ = graph.effect {
            node.update(view.value(in: graph).minLength ?? Spacer.defaultMinLength, axis: inputs.currentStackAxis)
        }
        return _ViewOutputs(node)
    }
}

final class SpacerNode: ViewNode {
    @exclusivity(unchecked) private var axis: Axis?
    @exclusivity(unchecked) private var minLength: CGFloat = 0

    override init(_ inputs: _ViewInputs) {
        super.init(inputs)
        ownOrder.priority = -.infinity
    }

    fileprivate func update(_ new: CGFloat, axis: Axis?) {
        let usable = new.isFinite ? max(new, 0) : 0
        guard usable != minLength || axis != self.axis else { return }
        self.axis = axis
        minLength = usable
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ axis: Axis) -> CGFloat {
            if let own = self.axis, own != axis { return 0 }
            return max(proposal[axis] ?? minLength, minLength)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    override func spacing() -> ViewSpacing { .zero }
    override func makeItem() -> DisplayItem? { nil }
}
