#if GTK
import MartletCore

/// The states of an element as AT-SPI 2.46 numbers them.
enum AtspiState: UInt32, CaseIterable {
    case active = 1, checked = 4, defunct = 6, editable = 7, enabled = 8, focusable = 11, focused = 12, horizontal = 14
    case modal = 16, multiLine = 17, pressed = 20, resizable = 21, selectable = 22, selected = 23, sensitive = 24
    case showing = 25, singleLine = 26, visible = 30, indeterminate = 32, selectableText = 38, checkable = 41
    case readOnly = 43

    /// Its name in events.
    var name: String {
        switch self {
        case .multiLine: "multi-line"
        case .singleLine: "single-line"
        case .selectableText: "selectable-text"
        case .readOnly: "read-only"
        default: "\(self)"
        }
    }

    /// The states of an element.
    static func states(of record: AccessibilityRecord) -> Set<AtspiState> {
        var states: Set<AtspiState> = [.visible]
        for state in record.states { states.formUnion(Self.states(for: state, of: record)) }
        if let text = record.text {
            states.insert(text.isMultiline ? .multiLine : .singleLine)
            states.insert(.selectableText)
            states.insert(text.isEditable ? .editable : .readOnly)
        }
        switch record.role {
        case .slider: states.insert(.horizontal)
        case .progress:
            states.insert(.horizontal)
            if record.range == nil { states.insert(.indeterminate) }
        case .row, .tab: states.insert(.selectable)
        default: break
        }
        return states
    }

    /// What one of our states amounts to.
    static func states(for state: AccessibilityRecord.State, of record: AccessibilityRecord) -> [AtspiState] {
        switch state {
        case .enabled: [.enabled, .sensitive]
        case .selected: [.selected]
        case .focused: [.focused]
        case .focusable: [.focusable]
        case .modal: [.modal]
        case .showing: [.showing]
        case .checkable: [.checkable]
        case .checked: record.role == .switch ? [.checked, .pressed] : [.checked]
        }
    }

    /// Two words of 32 bits.
    static func bits(_ states: Set<AtspiState>) -> DBusValue {
        var words: [UInt32] = [0, 0]
        for state in states { words[Int(state.rawValue / 32)] |= 1 << (state.rawValue % 32) }
        return .array("u", words.map { .uint($0) })
    }
}
#endif
