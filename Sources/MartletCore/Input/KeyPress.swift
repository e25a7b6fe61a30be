import MartletGraph

/// A key that was pressed.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
    /// When a key handler is called.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// What a handler has done with a key.
    public enum Result: Sendable {
        case handled
        /// The key goes on to the next handler further out.
        case ignored
    }

    public let phase: Phases
    public let key: KeyEquivalent
    /// What the key would type.
    public let characters: String
    public let modifiers: EventModifiers

    public var debugDescription: String {
        "KeyPress(\(key.character.debugDescription), characters: \(characters.debugDescription), "
            + "modifiers: \(modifiers.rawValue))"
    }
}

/// Hears keys while the focus is inside.
final class KeyHandlerNode: ViewNode {
    var handle: ((KeyPress) -> KeyPress.Result)?
}

nonisolated struct KeyPressModifier: UnaryModifier {
    let accepts: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        surround(KeyHandlerNode(inputs), modifier: modifier, inputs: inputs, body: body) { node, value, _ in
            node.handle = { value.accepts($0) ? value.action($0) : .ignored }
        }
    }
}

extension View {
    /// Calls `action` when `key` is pressed while the focus is in the view.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(accepts: { $0.key == key }, action: { _ in action() }))
    }

    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(accepts: { $0.key == key && phases.contains($0.phase) }, action: action))
    }

    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(accepts: { keys.contains($0.key) && phases.contains($0.phase) }, action: action))
    }

    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                accepts: { press in
                    phases.contains(press.phase) && !press.characters.isEmpty
                        && press.characters.unicodeScalars.allSatisfy { characters.contains($0) }
                }, action: action))
    }

    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(accepts: { phases.contains($0.phase) }, action: action))
    }
}
