import MartletGraph

/// What the pointer does over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// It is over the view, at a place in the coordinate space that was asked for.
    case active(CGPoint)
    /// It has left.
    case ended
}

nonisolated struct _ContinuousHoverModifier: UnaryModifier {
    let coordinateSpace: CoordinateSpace
    let action: (HoverPhase) -> Void

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = HoverNode(inputs)
        let content = body(inputs)
        node.attach(content.node)
        let graph = inputs.graph
        var last: CGPoint?
        _ = graph.effect { [unowned node] in
            let value = modifier.value(in: graph)
            node.action = { isOver in
                last = nil
                if !isOver { value.action(.ended) }
            }
            node.onMove = { [unowned node] in
                let point = node.point(ofRoot: $0, in: value.coordinateSpace)
                if point == last { return }
                last = point
                value.action(.active(point))
            }
        }
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

extension View {
    /// Calls `action` whenever the pointer is at another place over the view, and when it leaves. It may also be the
    /// view that moves.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(_ContinuousHoverModifier(coordinateSpace: coordinateSpace.coordinateSpace, action: action))
    }

    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(_ContinuousHoverModifier(coordinateSpace: coordinateSpace, action: action))
    }
}
