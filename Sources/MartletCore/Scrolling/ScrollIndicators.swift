/// Whether scroll views show how far they are scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let number: Int

    /// Shown while something scrolls.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(number: 0) }
    /// Shown while something scrolls, also where the scroll view says otherwise.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(number: 1) }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(number: 2) }
    /// Hidden, more strongly said.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(number: 3) }

    var isShown: Bool { self == .automatic || self == .visible }
}

private struct VerticalVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct HorizontalVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
    /// Whether what scrolls up and down shows an indicator.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalVisibilityKey.self] }
        set { self[VerticalVisibilityKey.self] = newValue }
    }

    /// Whether what scrolls sideways shows an indicator.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalVisibilityKey.self] }
        set { self[HorizontalVisibilityKey.self] = newValue }
    }
}

/// Sets the visibility of indicators by axis.
nonisolated public struct _ScrollIndicatorsModifier: InputsModifier {
    public var visibility: ScrollIndicatorVisibility
    public var axes: Axis.Set

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        inputs.environment = EnvironmentScope(parent: inputs.environment, graph: graph) { values in
            let value = modifier.value(in: graph)
            if value.axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = value.visibility }
            if value.axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = value.visibility }
        }
    }
}

extension View {
    /// Sets whether scroll views inside show indicators while they scroll.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(_ScrollIndicatorsModifier(visibility: visibility, axes: axes))
    }
}
