/// The style for the place: bordered with desktop metrics, borderless with touch metrics.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
    @Environment(\.platformMetrics) private var metrics

    nonisolated public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: StyleHolder(ButtonLook(kind: metrics == .desktop ? .bordered : .borderless)),
            configuration: configuration)
    }
}

/// A quiet box around the label.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: StyleHolder(ButtonLook(kind: .bordered)), configuration: configuration)
    }
}

/// A box in the accent colour.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: StyleHolder(ButtonLook(kind: .prominent)), configuration: configuration)
    }
}

/// The label in the accent colour.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: StyleHolder(ButtonLook(kind: .borderless)), configuration: configuration)
    }
}

/// The label as it is; it shows only that it is held down.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: StyleHolder(ButtonLook(kind: .plain)), configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// What the built-in styles have in common.
nonisolated struct ButtonLook: ButtonStyle {
    enum Kind { case bordered, prominent, borderless, plain }

    let kind: Kind
    @Environment(\.platformMetrics) private var metrics
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape

    nonisolated init(kind: Kind) { self.kind = kind }

    @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> some View {
        let isDestructive = configuration.role == .destructive
        switch kind {
        case .plain:
            configuration.label.opacity(isEnabled ? (configuration.isPressed ? 0.6 : 1) : 0.3)
        case .borderless:
            configuration.label
                .foregroundStyle(isDestructive ? Color.red : Color.accentColor)
                .opacity(isEnabled ? (configuration.isPressed ? 0.6 : 1) : 0.3)
        case .bordered:
            boxed(configuration.label.foregroundStyle(isDestructive ? Color.red : Color.primary)) {
                Color.primary.opacity(configuration.isPressed ? 0.16 : 0.08)
            }
        case .prominent:
            boxed(configuration.label.foregroundStyle(isEnabled ? Color.white : Color.primary)) {
                guard isEnabled else { return Color.primary.opacity(0.16) }
                return (isDestructive ? Color.red : Color.accentColor).opacity(configuration.isPressed ? 0.8 : 1)
            }
        }
    }

    /// Desktop: the label and 24 wide, the label and 8 tall but at least 24. Touch: the label and 24 wide, 14 taller.
    /// Source: goldens button/basic, button/styles and ios/button/basic of iamcgn/swiftui-web.
    @MainActor private func boxed(_ label: some View, fill: () -> Color) -> some View {
        label
            .lineLimit(1)
            .opacity(isEnabled ? 1 : 0.3)
            .padding(.horizontal, 12 * size.factor)
            .padding(.vertical, (metrics == .desktop ? 4 : 7) * size.factor)
            .frame(minHeight: metrics == .desktop ? 24 * size.factor : nil)
            .background(RoundedRectangle(cornerRadius: radius, style: .continuous).fill(fill()))
    }

    private var radius: CGFloat {
        switch shape.kind {
        case .automatic: metrics == .desktop ? 6 : 1000
        case .roundedRectangle(let radius): radius ?? 6
        case .capsule, .circle: 1000
        }
    }
}
