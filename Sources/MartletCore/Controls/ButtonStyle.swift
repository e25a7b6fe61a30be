/// How buttons look. When they act is the same for all of them: on release over the button.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ButtonStyleConfiguration
}

/// What a button style gets.
public struct ButtonStyleConfiguration {
    /// The button's label.
    nonisolated public struct Label: View {
        let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        @MainActor public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    /// Whether the button is held down now.
    public let isPressed: Bool
}

/// How buttons look and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a primitive button style gets.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    nonisolated public struct Label: View {
        let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        @MainActor public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.label = label
        self.action = action
    }

    /// Performs the button's action.
    @MainActor public func trigger() { action() }
}

private struct PrimitiveButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<PrimitiveButtonStyleConfiguration> { .primitiveButton(DefaultButtonStyle()) }
}

extension EnvironmentValues {
    var primitiveButtonStyle: AnyStyle<PrimitiveButtonStyleConfiguration> {
        get { self[PrimitiveButtonStyleKey.self] }
        set { self[PrimitiveButtonStyleKey.self] = newValue }
    }
}

extension AnyStyle where Configuration == PrimitiveButtonStyleConfiguration {
    static func primitiveButton<S: PrimitiveButtonStyle>(_ style: S) -> Self {
        AnyStyle(style) { AnyView(StyledButton(style: $0, configuration: $1)) }
    }

    static func button<S: ButtonStyle>(_ style: S) -> Self {
        AnyStyle(style) { AnyView(PressableButton(style: $0, configuration: $1)) }
    }
}

/// The body of a primitive style.
nonisolated struct StyledButton<S: PrimitiveButtonStyle>: View {
    let style: StyleHolder<S>
    let configuration: PrimitiveButtonStyleConfiguration

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

/// The body of a style, with the gesture that all such buttons have.
nonisolated struct PressableButton<S: ButtonStyle>: View {
    let style: StyleHolder<S>
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false

    nonisolated init(style: StyleHolder<S>, configuration: PrimitiveButtonStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    @MainActor var body: some View {
        // One view for the gesture, also if the style's branches follow the press.
        UnaryView(
            style.style.makeBody(
                configuration: ButtonStyleConfiguration(
                    role: configuration.role, label: .init(configuration.label.content), isPressed: isPressed))
        )
        .contentShape(Rectangle())
        .gesture(ButtonGesture(pressingChanged: { isPressed = $0 }, action: configuration.action))
    }
}

extension View {
    /// Sets how buttons inside look.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.primitiveButtonStyle, .button(style))
    }

    /// Sets how buttons inside look and when they act.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.primitiveButtonStyle, .primitiveButton(style))
    }
}
