/// An alert or a confirmation dialog: a title, a message and buttons, each of which dismisses it after its action.
nonisolated struct AlertCard<Actions: View, Message: View>: View {
    let title: Text?
    let actions: Actions
    let message: Message
    let kind: PresentationKind
    @Environment(\.dismiss) private var dismiss

    nonisolated init(title: Text?, kind: PresentationKind, actions: Actions, message: Message) {
        self.title = title
        self.kind = kind
        self.actions = actions
        self.message = message
    }

    /// The width is that of an iOS 26 alert.
    @MainActor var body: some View {
        VStack(spacing: 12) {
            VStack(spacing: 4) {
                title.font(.headline).multilineTextAlignment(.center)
                message.font(.subheadline).multilineTextAlignment(.center)
            }
            VStack(spacing: 8) {
                if Actions.self == EmptyView.self {
                    Button("OK") {}.keyboardShortcut(.defaultAction)
                } else {
                    actions
                }
                if kind == .dialog { Button("Cancel", role: .cancel) {} }
            }
            .buttonStyle(DismissingButtonStyle(dismiss: dismiss))
        }
        .padding(20)
        .frame(width: 299)
    }
}

/// A wide button that dismisses what it is in after its action.
nonisolated struct DismissingButtonStyle: PrimitiveButtonStyle {
    let dismiss: DismissAction

    @MainActor func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: StyleHolder(AlertButtonLook()),
            configuration: PrimitiveButtonStyleConfiguration(
                role: configuration.role, label: configuration.label,
                action: {
                    configuration.trigger()
                    dismiss()
                }))
    }
}

nonisolated private struct AlertButtonLook: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    nonisolated init() {}

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
            .fontWeight(configuration.role == .cancel ? .semibold : nil)
            .opacity(isEnabled ? 1 : 0.3)
            .padding(.vertical, 7)
            .frame(maxWidth: .infinity)
            .background(Capsule().fill(Color.primary.opacity(configuration.isPressed ? 0.16 : 0.08)))
    }
}
