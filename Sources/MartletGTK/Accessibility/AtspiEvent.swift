#if GTK
import Foundation
import MartletCore

/// Something that assistive tools hear of an object.
struct AtspiEvent: Equatable {
    /// `Object`, `Window` or `Focus`.
    var kind = "Object"
    var name: String
    var detail = ""
    var first = 0
    var second = 0
    var value = DBusValue.string("")
    var source: AtspiPath

    var arguments: DBusValue {
        .tuple([
            .string(detail), .number(first), .number(second), .variant(value), .array("{sv}", []),
        ])
    }

    func isWanted(by listeners: AtspiListeners) -> Bool {
        listeners.want(kind.lowercased(), AtspiListeners.normal(name), AtspiListeners.normal(detail))
    }
}

/// Puts changes of the elements of a window into events.
struct AtspiEventWriter {
    let window: Int
    /// The program's name on the bus.
    let owner: String
    let old: AccessibilityRecords
    let new: AccessibilityRecords
    /// Logical pixels for each point.
    var factor: CGFloat = 1

    private func path(_ id: AccessibilityRecord.ID) -> AtspiPath { .element(window: window, id: id) }

    private func reference(_ id: AccessibilityRecord.ID) -> DBusValue {
        .tuple([.string(owner), .path(path(id).path)])
    }

    /// What is heard of a change; nothing of what has no event of its own.
    func events(for change: AccessibilityChange) -> [AtspiEvent] {
        switch change {
        case .removed(let child, let parent, let index):
            return [
                AtspiEvent(
                    name: "ChildrenChanged", detail: "remove", first: index, value: reference(child),
                    source: path(parent))
            ]
        case .inserted(let child, let parent, let index):
            // What is inside of something new comes with it.
            guard old[parent] != nil else { return [] }
            return [
                AtspiEvent(
                    name: "ChildrenChanged", detail: "add", first: index, value: reference(child),
                    source: path(parent))
            ]
        case .ended(let id): return [state(.defunct, true, id)]
        case .began(let record):
            // Something new that has the focus: a field in a sheet.
            return record.states.contains(.focused) ? focus(true, record.id) : []
        case .changed(let id, let aspect):
            guard let record = new[id] else { return [] }
            return events(for: aspect, of: record)
        }
    }

    private func events(for aspect: AccessibilityChange.Aspect, of record: AccessibilityRecord) -> [AtspiEvent] {
        let id = record.id
        switch aspect {
        case .label:
            return [property("accessible-name", .string(AtspiElement.name(of: record, in: new)), id)]
        case .hint(let hint): return [property("accessible-description", .string(hint ?? ""), id)]
        case .role, .menuPart: return [property("accessible-role", .uint(AtspiRole(record).number), id)]
        case .value(let value):
            // A field's value is its text, of which there are events; a number is told of as one.
            if record.text != nil || record.range != nil { return [] }
            if record.states.contains(.checkable) { return [] }
            return [property("accessible-value", .string(value ?? ""), id)]
        case .range(let range):
            return [property("accessible-value", .double(range?.current ?? 0), id)]
        case .state(.focused, let isOn): return focus(isOn, id)
        case .state(let state, let isOn):
            return AtspiState.states(for: state, of: record).map { self.state($0, isOn, id) }
        case .frame(let frame):
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
                DBusValue.number(Int(whole: $0 * factor))
            }
            return [AtspiEvent(name: "BoundsChanged", value: .tuple(numbers), source: path(id))]
        case .edited(let edit):
            // Positions are counted in the text as it was: what is before the edit is the same in both.
            let text = old[id]?.text?.string ?? ""
            let place = text.scalarOffset(ofCharacter: edit.position)
            var events: [AtspiEvent] = []
            for (detail, string) in [("delete", edit.removed), ("insert", edit.inserted)] where !string.isEmpty {
                events.append(
                    AtspiEvent(
                        name: "TextChanged", detail: detail, first: place, second: string.unicodeScalars.count,
                        value: .string(string), source: path(id)))
            }
            return events
        case .selection:
            guard let text = record.text else { return [] }
            let caret = text.string.scalarOffset(ofCharacter: text.head)
            var events = [AtspiEvent(name: "TextCaretMoved", first: caret, source: path(id))]
            let wasEmpty = old[id]?.text.map { $0.selection.isEmpty } ?? true
            if !(wasEmpty && text.selection.isEmpty) {
                events.append(AtspiEvent(name: "TextSelectionChanged", source: path(id)))
            }
            return events
        case .text(let text):
            let wasEditable = old[id]?.text?.isEditable ?? false, isEditable = text?.isEditable ?? false
            return wasEditable == isEditable ? [] : [state(.editable, isEditable, id)]
        case .traits, .textContent, .identifier, .headingLevel, .actions, .relations: return []
        }
    }

    private func property(_ name: String, _ value: DBusValue, _ id: AccessibilityRecord.ID) -> AtspiEvent {
        AtspiEvent(name: "PropertyChange", detail: name, value: value, source: path(id))
    }

    private func state(_ state: AtspiState, _ isOn: Bool, _ id: AccessibilityRecord.ID) -> AtspiEvent {
        AtspiEvent(name: "StateChanged", detail: state.name, first: isOn ? 1 : 0, source: path(id))
    }

    private func focus(_ isOn: Bool, _ id: AccessibilityRecord.ID) -> [AtspiEvent] {
        let change = state(.focused, isOn, id)
        return isOn ? [change, AtspiEvent(kind: "Focus", name: "Focus", source: path(id))] : [change]
    }
}

extension Int {
    /// A length in whole points; what is no number is 0, what is very large is held.
    init(whole length: Double) {
        self = length.isFinite ? Int(Swift.max(Swift.min(length.rounded(), 1e9), -1e9)) : 0
    }
}
#endif
