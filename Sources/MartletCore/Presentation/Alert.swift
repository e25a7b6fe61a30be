/// An alert as a value, for the older forms of `alert`.
public struct Alert {
    /// A button of such an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: label, role: nil, action: action)
        }

        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: label, role: .cancel, action: action)
        }

        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: Text("Cancel"), role: .cancel, action: action)
        }

        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: label, role: .destructive, action: action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    public init(
        title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
    ) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// The card of an alert value.
nonisolated struct AlertValueCard: View {
    let alert: Alert

    nonisolated init(alert: Alert) { self.alert = alert }

    @MainActor var body: some View {
        AlertCard(
            title: alert.title, kind: .alert,
            actions: ForEach(0..<alert.buttons.count, id: \.self) { index in
                let button = alert.buttons[index]
                Button(role: button.role, action: { button.action?() }) { button.label }
            }, message: alert.message)
    }
}

extension View {
    @available(*, deprecated, message: "Use alert(_:isPresented:actions:message:).")
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        presenting(.alert, isPresented: isPresented) { AlertValueCard(alert: content()) }
    }

    @available(*, deprecated, message: "Use alert(_:isPresented:presenting:actions:message:).")
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        presenting(.alert, item: item) { AlertValueCard(alert: content($0)) }
    }
}
