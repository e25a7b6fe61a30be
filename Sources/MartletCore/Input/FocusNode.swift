import MartletGraph

/// A node that can have the focus.
final class FocusNode: ViewNode {
    var isFocusable = true
    var isEnabled = true
    /// Whether pressing on it moves the focus to it.
    var focusesByPointer = true
    var isFocused = false
    var focusDidChange: ((Bool) -> Void)?
    var handleKey: ((KeyPress) -> Bool)?
    var insertText: ((String) -> Bool)?

    var canBecomeFocused: Bool { isFocusable && isEnabled }

    func keyDown(_ press: KeyPress) -> Bool {
        if handleKey?(press) == true { return true }
        guard let insertText, press.modifiers.isDisjoint(with: [.command, .control]), press.typesText else {
            return false
        }
        return insertText(press.characters)
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
        let node = FocusNode(inputs)
        let content = body(inputs)
        node.attach(content.node)
        let graph = inputs.graph
        let environment = inputs.environment
        _ = graph.effect {
            let value = modifier.value(in: graph)
            node.isFocusable = value.isFocusable
            node.focusesByPointer = value.focusesByPointer
            node.isEnabled = EnvironmentValues(scope: environment).isEnabled
            node.focusDidChange = value.focusDidChange.map { onMainThread($0) }
            node.handleKey = value.handleKey.map { onMainThread($0) }
            node.insertText = value.insertText.map { onMainThread($0) }
            if node.isFocused, !node.canBecomeFocused {
                let host = node.host
                host.afterUpdate { if host.input.focused === node, !node.canBecomeFocused { host.input.setFocus(nil) } }
            }
        }
        return _ViewOutputs(node, preferences: content.preferences)
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
