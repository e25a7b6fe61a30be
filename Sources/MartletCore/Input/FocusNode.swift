import MartletGraph

/// A node that can have the focus.
class FocusNode: ViewNode {
    final var isFocusable = true
    final var isEnabled = true
    /// Whether pressing on it moves the focus to it.
    final var focusesByPointer = true
    final var isFocused = false
    final var focusDidChange: ((Bool) -> Void)?
    final var handleKey: ((KeyPress) -> Bool)?
    final var insertText: ((String) -> Bool)?

    final var canBecomeFocused: Bool { isFocusable && isEnabled }

    final func keyDown(_ press: KeyPress) -> Bool {
        if handleKey?(press) == true { return true }
        guard let insertText, press.modifiers.isDisjoint(with: [.command, .control]), press.typesText else {
            return false
        }
        return insertText(press.characters)
    }

    /// The view is enabled or disabled; one that can no longer have the focus loses it.
    final func noteEnabled(_ isEnabled: Bool) {
        self.isEnabled = isEnabled
        guard isFocused, !canBecomeFocused else { return }
        let host = host
        host.afterUpdate { [self] in if host.input.focused === self, !canBecomeFocused { host.input.setFocus(nil) } }
    }

    override func didEnd() { host.input.focusNodeDidEnd(self) }
}

extension KeyPress {
    /// Whether the characters are text and no command.
    var typesText: Bool {
        !characters.isEmpty
            && characters.unicodeScalars.allSatisfy { scalar in
                scalar.properties.generalCategory != .control && !(0xF700...0xF8FF).contains(scalar.value)
            }
    }
}

/// What a focusable view does with the focus and with keys.
nonisolated struct FocusTargetModifier: UnaryModifier {
    var isFocusable = true
    var focusesByPointer = true
    var focusDidChange: (@MainActor (Bool) -> Void)?
    var handleKey: (@MainActor (KeyPress) -> Bool)?
    var insertText: (@MainActor (String) -> Bool)?

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        surround(FocusNode(inputs), modifier: modifier, inputs: inputs, body: body) { node, value, environment in
            node.isFocusable = value.isFocusable
            node.focusesByPointer = value.focusesByPointer
            node.focusDidChange = value.focusDidChange.map { onMainThread($0) }
            node.handleKey = value.handleKey.map { onMainThread($0) }
            node.insertText = value.insertText.map { onMainThread($0) }
            node.noteEnabled(environment.isEnabled)
        }
    }
}

/// What a focusable view is for.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
    /// Whether the view can have the focus.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusTargetModifier(isFocusable: isFocusable))
    }

    nonisolated public func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        modifier(FocusTargetModifier(isFocusable: isFocusable, focusesByPointer: interactions.contains(.edit)))
    }
}
