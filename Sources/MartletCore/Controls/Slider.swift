/// A control for a value between two bounds: a knob on a track.
///
/// With desktop metrics the label stands before the track; with touch metrics only assistive technology is told.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    private let core: SliderCore
    private let label: Label
    private let minimum: ValueLabel
    private let maximum: ValueLabel
    @Environment(\.platformMetrics) private var metrics
    @Environment(\.labelsAreHidden) private var hidesLabel
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction

    nonisolated init(_ core: SliderCore, label: Label, minimum: ValueLabel, maximum: ValueLabel) {
        self.core = core
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
    }

    // Distances and sizes of the desktop: golden slider/basic of iamcgn/swiftui-web.
    @MainActor public var body: some View {
        HStack(spacing: 8) {
            if showsLabel { label }
            if ValueLabel.self != EmptyView.self { valueLabel(minimum) }
            SliderTrack(core: core)
            if ValueLabel.self != EmptyView.self { valueLabel(maximum) }
        }
        .opacity(isEnabled ? 1 : 0.4)
        .modifier(FocusTargetModifier(handleKey: { press(key: $0) }))
        .modifier(
            ElementModifier(
                role: .slider, value: "\(Int((core.fraction * 100).rounded()))%", adjust: { core.move(by: $0) },
                range: core.accessibilityRange)
        )
        .modifier(HiddenControlLabel(label: label, isHidden: !showsLabel))
    }

    private var showsLabel: Bool { !hidesLabel && metrics == .desktop && Label.self != EmptyView.self }

    @MainActor private func valueLabel(_ content: ValueLabel) -> some View {
        content.font(metrics == .desktop ? .system(size: 10) : nil).accessibilityHidden(true)
    }

    private func press(key press: KeyPress) -> Bool {
        let forward = direction == .leftToRight ? 1 : -1
        switch press.key {
        case .rightArrow: core.move(by: forward)
        case .leftArrow: core.move(by: -forward)
        case .upArrow: core.move(by: 1)
        case .downArrow: core.move(by: -1)
        case .home: core.set(fraction: 0)
        case .end: core.set(fraction: 1)
        default: return false
        }
        return true
    }
}

extension Slider {
    /// A slider with labels at its ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderCore(value, in: bounds, step: nil, onEditingChanged: onEditingChanged), label: label(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// A slider for values that are `step` apart, with labels at its ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderCore(value, in: bounds, step: step, onEditingChanged: onEditingChanged), label: label(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    @_disfavoredOverload
    @available(*, deprecated, renamed: "init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderCore(value, in: bounds, step: nil, onEditingChanged: onEditingChanged), label: label(),
            minimum: minimumValueLabel, maximum: maximumValueLabel)
    }

    @_disfavoredOverload
    @available(
        *, deprecated, renamed: "init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
    )
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderCore(value, in: bounds, step: step, onEditingChanged: onEditingChanged), label: label(),
            minimum: minimumValueLabel, maximum: maximumValueLabel)
    }
}

extension Slider where ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderCore(value, in: bounds, step: nil, onEditingChanged: onEditingChanged), label: label(),
            minimum: EmptyView(), maximum: EmptyView())
    }

    /// A slider for values that are `step` apart.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderCore(value, in: bounds, step: step, onEditingChanged: onEditingChanged), label: label(),
            minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderCore(value, in: bounds, step: nil, onEditingChanged: onEditingChanged), label: EmptyView(),
            minimum: EmptyView(), maximum: EmptyView())
    }

    /// A slider for values that are `step` apart.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderCore(value, in: bounds, step: step, onEditingChanged: onEditingChanged), label: EmptyView(),
            minimum: EmptyView(), maximum: EmptyView())
    }
}
