/// A control with two halves: one goes on, one goes back. Held down, it goes on by itself.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    var value: String?
    /// The value in numbers, where it is one.
    private var range: AccessibilityRange?
    /// nil where it does not go further.
    private let onIncrement: (() -> Void)?
    private let onDecrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    @Environment(\.platformMetrics) private var metrics
    @Environment(\.labelsAreHidden) private var hidesLabel
    @Environment(\.isEnabled) private var isEnabled

    nonisolated fileprivate init(
        _ label: Label, value: String?, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.label = label
        self.value = value
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    /// A stepper that calls closures; without one of them it does not go that way.
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), value: nil, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged)
    }

    // Desktop: the label, 8, 20 x 26; touch: the row takes all the width, 94 x 32 at its end. (Goldens stepper/basic
    // and ios/stepper/basic of iamcgn/swiftui-web.)
    @MainActor public var body: some View {
        HStack(spacing: 8) {
            if !hidesLabel {
                label
                if metrics == .touch { Spacer(minLength: 0) }
            }
            StepperArrows(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
        }
        .opacity(isEnabled ? 1 : 0.4)
        .modifier(FocusTargetModifier(handleKey: { press($0) }))
        .modifier(
            ElementModifier(
                role: .stepper, value: value, adjust: { $0 > 0 ? onIncrement?() : onDecrement?() }, range: range)
        )
        .modifier(HiddenControlLabel(label: label, isHidden: hidesLabel))
    }

    private func press(_ press: KeyPress) -> Bool {
        switch press.key {
        case .upArrow: onIncrement?()
        case .downArrow: onDecrement?()
        default: return false
        }
        return true
    }
}

extension Stepper {
    /// A stepper that moves a value by `step`.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label(), value: "\(value.wrappedValue)",
            onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }, onEditingChanged)
        range = Self.range(of: value, in: nil, step: step)
    }

    /// A stepper that moves a value by `step` within bounds. A last, shorter step ends at the bound.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let now = value.wrappedValue
        self.init(
            label(), value: "\(now)",
            onIncrement: now >= bounds.upperBound
                ? nil
                : {
                    value.wrappedValue = min(
                        max(value.wrappedValue.advanced(by: step), bounds.lowerBound), bounds.upperBound)
                },
            onDecrement: now <= bounds.lowerBound
                ? nil
                : {
                    value.wrappedValue = max(
                        min(value.wrappedValue.advanced(by: -step), bounds.upperBound), bounds.lowerBound)
                },
            onEditingChanged)
        range = Self.range(of: value, in: bounds, step: step)
    }

    /// What assistive technology is told of the value, and sets by whole steps.
    nonisolated private static func range<V: Strideable>(
        of value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride
    ) -> AccessibilityRange? {
        func number(_ value: Any) -> Double? {
            if let whole = value as? any BinaryInteger { return Double(whole) }
            return (value as? any BinaryFloatingPoint).map { Double($0) }
        }
        guard let now = number(value.wrappedValue), let length = number(step), length > 0 else { return nil }
        let least = bounds.flatMap { number($0.lowerBound) } ?? -Double.greatestFiniteMagnitude
        let most = bounds.flatMap { number($0.upperBound) } ?? Double.greatestFiniteMagnitude
        return AccessibilityRange(current: now, minimum: least, maximum: most, step: length) { new in
            guard let steps = Int(exactly: ((new - now) / length).rounded()), let stride = V.Stride(exactly: steps)
            else { return }
            let moved = value.wrappedValue.advanced(by: stride * step)
            let held = bounds.map { min(max(moved, $0.lowerBound), $0.upperBound) } ?? moved
            if held != value.wrappedValue { value.wrappedValue = held }
        }
    }

    @_disfavoredOverload
    @available(*, deprecated, renamed: "init(value:step:label:onEditingChanged:)")
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    @available(*, deprecated, renamed: "init(value:in:step:label:onEditingChanged:)")
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    @available(*, deprecated, renamed: "init(label:onIncrement:onDecrement:onEditingChanged:)")
    nonisolated public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), value: nil, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), value: nil, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged)
    }

    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}
