/// The style for the place: a check box with desktop metrics, a switch with touch metrics.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
    @Environment(\.platformMetrics) private var metrics

    nonisolated public init() {}

    @MainActor @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if metrics == .desktop { CheckBox(configuration: configuration) } else { Switch(configuration: configuration) }
    }
}

nonisolated public struct CheckboxToggleStyle: ToggleStyle {
    nonisolated public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CheckBox(configuration: configuration)
    }
}

nonisolated public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Switch(configuration: configuration, tint: tint)
    }
}

/// A button that stays in the accent colour while it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: StyleHolder(ButtonLook(kind: configuration.isOn ? .prominent : .bordered)),
            configuration: PrimitiveButtonStyleConfiguration(
                role: nil, label: .init(configuration.label.content),
                action: { configuration.$isOn.wrappedValue.toggle() }))
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A box of 16 x 16, 5 before the label (golden toggle/basic of iamcgn/swiftui-web).
nonisolated private struct CheckBox: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsAreHidden) private var hidesLabel
    @State private var isPressed = false

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    @MainActor var body: some View {
        HStack(spacing: 5) {
            RoundedRectangle(cornerRadius: 5)
                .fill(configuration.isOn ? Color.accentColor : Color.primary.opacity(isPressed ? 0.2 : 0.1))
                .frame(width: 16, height: 16)
                .overlay {
                    RoundedRectangle(cornerRadius: 5).strokeBorder(Color.primary.opacity(configuration.isOn ? 0 : 0.25))
                }
                .overlay(CheckMark().stroke(Color.white.opacity(configuration.isOn ? 1 : 0), lineWidth: 2))
            if !hidesLabel { configuration.label }
        }
        .opacity(isEnabled ? 1 : 0.3)
        .contentShape(Rectangle())
        .gesture(
            ButtonGesture(pressingChanged: { isPressed = $0 }, action: { configuration.$isOn.wrappedValue.toggle() }))
    }
}

nonisolated private struct CheckMark: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + rect.width * 0.27, y: rect.minY + rect.height * 0.52))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.44, y: rect.minY + rect.height * 0.69))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.74, y: rect.minY + rect.height * 0.33))
        return path
    }
}

/// Desktop: the label, 8, a capsule of 54 x 24 with a knob of 32 x 20, 2 in. Touch: the row takes all the width, the
/// capsule is 66 x 30. (Goldens toggle/styles and ios/toggle/basic of iamcgn/swiftui-web.)
nonisolated private struct Switch: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsAreHidden) private var hidesLabel
    @Environment(\.platformMetrics) private var metrics

    init(configuration: ToggleStyleConfiguration, tint: Color? = nil) {
        self.configuration = configuration
        self.tint = tint
    }

    @MainActor var body: some View {
        HStack(spacing: 8) {
            if !hidesLabel {
                configuration.label
                if metrics == .touch { Spacer(minLength: 0) }
            }
            Capsule()
                .fill(configuration.isOn ? tint ?? onColor : Color.primary.opacity(0.15))
                .frame(width: metrics == .desktop ? 54 : 66, height: metrics == .desktop ? 24 : 30)
                .overlay(alignment: configuration.isOn ? .trailing : .leading) {
                    Capsule()
                        .fill(Color.white)
                        .frame(width: metrics == .desktop ? 32 : 39, height: metrics == .desktop ? 20 : 26)
                        .padding(2)
                }
        }
        .opacity(isEnabled ? 1 : 0.4)
        .contentShape(Rectangle())
        .gesture(ButtonGesture(pressingChanged: { _ in }, action: { configuration.$isOn.wrappedValue.toggle() }))
    }

    private var onColor: Color { metrics == .desktop ? .accentColor : .green }
}
