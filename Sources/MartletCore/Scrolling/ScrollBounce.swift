/// When content may be pulled beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let number: Int

    /// Always where fingers scroll, else as `basedOnSize`.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(number: 0) }
    /// Also where the content is shorter than the scroll view.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(number: 1) }
    /// Where the content is longer than the scroll view.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(number: 2) }
}

private struct VerticalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct HorizontalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }

extension EnvironmentValues {
    /// When content that scrolls up and down may be pulled beyond its ends.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }

    /// When content that scrolls sideways may be pulled beyond its ends.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }
}

/// Sets the bouncing by axis.
nonisolated public struct _ScrollBounceModifier: InputsModifier {
    public var behavior: ScrollBounceBehavior
    public var axes: Axis.Set

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        inputs.environment = EnvironmentScope(parent: inputs.environment, graph: graph) { values in
            let value = modifier.value(in: graph)
            if value.axes.contains(.vertical) { values.verticalScrollBounceBehavior = value.behavior }
            if value.axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = value.behavior }
        }
    }
}

extension View {
    /// Sets when the content of scroll views inside may be pulled beyond its ends.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        modifier(_ScrollBounceModifier(behavior: behavior, axes: axes))
    }
}

/// How content follows a finger beyond its end: less and less, never farther than the scroll view is long.
///
/// Source of the formula and its constant: how UIScrollView has been observed to move (x c d / (d + c x), c 0.55).
enum RubberBand {
    static let stiffness: CGFloat = 0.55

    /// How far the content goes when it is pulled `pull` points beyond its end.
    static func stretch(_ pull: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let distance = abs(pull)
        let stretched = (1 - 1 / (distance * stiffness / length + 1)) * length
        return pull < 0 ? -stretched : stretched
    }

    /// How far it was pulled to be `stretch` beyond its end.
    static func pull(_ stretch: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let share = min(abs(stretch) / length, 0.99)
        let pulled = (1 / (1 - share) - 1) * length / stiffness
        return stretch < 0 ? -pulled : pulled
    }
}
