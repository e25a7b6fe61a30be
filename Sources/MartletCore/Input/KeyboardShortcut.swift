import MartletGraph

/// A key with modifiers that performs the action of a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How far a shortcut's key may differ between keyboards.
    public struct Localization: Hashable, Sendable {
        private let kind: Int
        public static let automatic = Localization(kind: 0)
        public static let withoutMirroring = Localization(kind: 1)
        public static let custom = Localization(kind: 2)
    }

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization

    nonisolated public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return: the button that a dialog suggests.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

private struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The shortcut of the controls inside.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Lets `key` with `modifiers` perform the action of the button or toggle inside.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(Optional(shortcut))
    }

    /// Without a shortcut: none, also where one is set further out.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        transformEnvironment(\.keyboardShortcut) { $0 = shortcut }
    }

    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }
}

/// Where a shortcut performs an action.
final class ShortcutNode: ViewNode {
    var shortcut: KeyboardShortcut?
    var isEnabled = true
    var action: (() -> Void)?

    override func didEnd() { host.input.shortcuts.removeAll { $0 === self } }
}

/// Put around a control by itself: performs `action` for the shortcut of the environment.
nonisolated struct ShortcutModifier: UnaryModifier {
    let action: @MainActor () -> Void

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = ShortcutNode(inputs)
        let content = body(inputs)
        node.attach(content.node)
        let graph = inputs.graph
        let environment = inputs.environment
        inputs.host.input.shortcuts.append(node)
        _ = graph.effect {
            let perform = onMainThread { (action: @MainActor () -> Void) in action() }
            let value = modifier.value(in: graph)
            let values = EnvironmentValues(scope: environment)
            node.action = { perform(value.action) }
            node.shortcut = values.keyboardShortcut
            node.isEnabled = values.isEnabled
        }
        return _ViewOutputs(node, preferences: content.preferences)
    }
}
