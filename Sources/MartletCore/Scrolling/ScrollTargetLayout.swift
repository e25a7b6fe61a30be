import MartletGraph

/// Marks a layout: each view in it is a place to scroll to.
nonisolated struct _ScrollTargetLayoutModifier: UnaryModifier {
    let isEnabled: Bool
    /// Whether it is the views of the layout that count, not the view itself.
    let isLayout: Bool

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let node = ScrollTargetMark(inputs)
        _ = graph.effect {
            let value = modifier.value(in: graph)
            node.isOn = value.isEnabled
            node.isLayout = value.isLayout
        }
        let outputs = body(inputs)
        node.attach(outputs.node)
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

final class ScrollTargetMark: ViewNode {
    fileprivate(set) var isOn = true
    fileprivate(set) var isLayout = true

    /// The container whose children are the targets.
    var container: ViewNode {
        var node: ViewNode = self
        while let inner = node.wrapped { node = inner }
        return node
    }
}

/// A lazy container that knows the frames of views that it has not made.
protocol ScrollTargetRange: ScrollTargetSource {
    /// The frames of all views that touch `rect`, both in the container's coordinates.
    func targetFrames(in rect: CGRect) -> [CGRect]
}

extension View {
    /// Makes each view of this layout a place to scroll to, for positions and behaviours.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled, isLayout: true))
    }

    /// Makes this view a place to scroll to, for positions and behaviours.
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled, isLayout: false))
    }
}

extension ScrollNode {
    /// Calls `body` with the marked layouts and views in the content. Costs the nodes outside of marked layouts.
    private func forEachMark(_ body: (ScrollTargetMark) -> Void) {
        func visit(_ node: ViewNode) {
            if let mark = node as? ScrollTargetMark, mark.isOn { return body(mark) }
            if node is ScrollNode { return }
            for child in node.children { visit(child) }
        }
        for child in children { visit(child) }
    }

    /// Whether anything in the content is marked.
    var hasTargets: Bool {
        var result = false
        forEachMark { _ in result = true }
        return result
    }

    /// The views to scroll to that are made, in order, with the node that their identities count from.
    var scrollTargets: [(node: ViewNode, container: ViewNode)] {
        var result: [(ViewNode, ViewNode)] = []
        forEachMark { mark in
            guard mark.isLayout else {
                result.append((mark, mark.parent ?? self))
                return
            }
            let container = mark.container
            for child in container.children where child.isPlaced && !child.isLeaving {
                result.append((child, container))
            }
        }
        return result
    }

    /// The frames of the views to scroll to that may be met in a part of the content.
    func targetFrames(in rect: CGRect) -> [CGRect] {
        let (width, direction) = (extent.content.width, settings.direction)
        var frames: [CGRect] = []
        forEachMark { mark in
            guard mark.isLayout else {
                if let frame = mark.frame(in: content, width: width, direction) { frames.append(frame) }
                return
            }
            let container = mark.container
            if let lazy = container as? any ScrollTargetRange,
                let whole = lazy.frame(in: content, width: width, direction)
            {
                frames += lazy.targetFrames(in: rect.mirrored(in: whole, direction)).map {
                    $0.mirrored(out: whole, direction)
                }
                return
            }
            for child in container.children where child.isPlaced && !child.isLeaving {
                if let frame = child.frame(in: content, width: width, direction) { frames.append(frame) }
            }
        }
        return frames
    }

    /// Where a scroll that runs out with `velocity` is to end, if a behaviour has a say; nil where it just runs out.
    func target(after velocity: CGVector, from original: CGPoint) -> CGPoint? {
        guard let behavior = settings.context.behavior?.base else { return nil }
        let values = EnvironmentValues(scope: environment)
        let wants = behavior.properties(
            context: ScrollTargetBehaviorPropertiesContext(axes: settings.axes, environment: values))
        let share = wants.limitsScrolls ? 0.8 : 1
        let end = extent.clamped(
            CGPoint(
                x: offset.x + velocity.dx / ScrollCourse.friction * share,
                y: offset.y + velocity.dy / ScrollCourse.friction * share))
        return place(behavior, natural: end, original: original, velocity)
    }

    private func place(
        _ behavior: any ScrollTargetBehavior, natural: CGPoint, original: CGPoint, _ velocity: CGVector
    ) -> CGPoint {
        let insets = extent.insets
        func target(_ place: CGPoint) -> ScrollTarget {
            ScrollTarget(
                rect: CGRect(
                    origin: CGPoint(x: place.x + insets.leading, y: place.y + insets.top), size: extent.container))
        }
        var result = target(natural)
        behavior.updateTarget(
            &result,
            context: ScrollTargetBehaviorContext(
                originalTarget: target(original), velocity: velocity, contentSize: extent.content,
                containerSize: extent.container, axes: settings.axes,
                environment: EnvironmentValues(scope: environment),
                targetFrames: { [self] in targetFrames(in: $0) }))
        let rect = result.rect
        let corner = UnitPoint.topLeading
        return extent.clamped(place(showing: rect, result.anchor ?? corner)).replacingInvalid(in: self)
    }

    /// Where the behaviour would have the content that rests here; nil without one.
    var alignedPlace: CGPoint? {
        settings.context.behavior.map { place($0.base, natural: offset, original: offset, .zero) }
    }

    /// The scroll view has another size: a behaviour aligns what is seen anew.
    func alignAnew(_ old: ScrollExtent) {
        guard movement == nil, pan == nil, let behavior = settings.context.behavior?.base else { return }
        func scaled(_ axis: Axis) -> CGFloat {
            let before = old.room(axis)
            let begin = offset[axis] + extent.insets.start(axis)
            return begin * (before > 0 ? extent.room(axis) / before : 1) - extent.insets.start(axis)
        }
        let natural = extent.clamped(CGPoint(x: scaled(.horizontal), y: scaled(.vertical)))
        setOffset(place(behavior, natural: natural, original: natural, .zero))
    }
}

extension CGRect {
    /// From the content's coordinates in the direction of reading to those of a view at `frame`.
    fileprivate func mirrored(in frame: CGRect, _ direction: LayoutDirection) -> CGRect {
        var rect = offsetBy(dx: -frame.minX, dy: -frame.minY)
        if direction == .rightToLeft { rect.origin.x = frame.width - rect.maxX }
        return rect
    }

    /// The other way round.
    fileprivate func mirrored(out frame: CGRect, _ direction: LayoutDirection) -> CGRect {
        var rect = self
        if direction == .rightToLeft { rect.origin.x = frame.width - rect.maxX }
        return rect.offsetBy(dx: frame.minX, dy: frame.minY)
    }
}
