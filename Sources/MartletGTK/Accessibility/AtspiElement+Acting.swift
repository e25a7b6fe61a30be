#if GTK
import MartletCore

extension AtspiElement {
    func action(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
        let actions = record.actions
        func name(_ kind: AccessibilityActionKind) -> String { kind.atspiName(of: record.role) }
        if method == "GetActions" {
            return [.array("(sss)", actions.map { .tuple([.string(name($0)), .string(""), .string("")]) })]
        }
        let index = arguments.first?.asInt ?? -1
        let kind = actions.indices.contains(index) ? actions[index] : nil
        switch method {
        case "GetName", "GetLocalizedName": return [.string(kind.map(name) ?? "")]
        case "GetDescription", "GetKeyBinding": return [.string("")]
        case "DoAction": return [.bool(kind.map { window.perform($0, on: id) } ?? false)]
        default: return nil
        }
    }

    func editing(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
        guard let string = record.text?.string else { return nil }
        let count = string.unicodeScalars.count
        func characters(_ start: DBusValue, _ end: DBusValue) -> Range<Int> {
            let upper = end.asInt.map { $0 < 0 ? count : min($0, count) } ?? count
            let lower = min(max(start.asInt ?? 0, 0), upper)
            return string.characters(ofScalars: lower..<upper)
        }
        func replace(_ range: Range<Int>, _ new: String) -> Bool { window.reader.replace(range, with: new, in: id) }
        switch method {
        case "SetTextContents": return [.bool(replace(0..<string.count, arguments[0].asString ?? ""))]
        case "InsertText":
            let place = characters(arguments[0], arguments[0]).lowerBound
            let text = arguments[1].asString ?? "", length = arguments[2].asInt ?? -1
            return [.bool(replace(place..<place, text.scalars(0, length)))]
        case "DeleteText": return [.bool(replace(characters(arguments[0], arguments[1]), ""))]
        case "CopyText":
            _ = copy(characters(arguments[0], arguments[1]))
            return []
        case "CutText":
            let range = characters(arguments[0], arguments[1])
            return [.bool(copy(range) && replace(range, ""))]
        case "PasteText":
            guard let paste = window.outside.paste else { return [.bool(false)] }
            let place = characters(arguments[0], arguments[0]).lowerBound
            paste { [window, id] in _ = window.reader.replace(place..<place, with: $0, in: id) }
            return [.bool(true)]
        default: return nil
        }
    }

    /// What is secret is not handed out.
    private func copy(_ range: Range<Int>) -> Bool {
        guard record.role != .secureTextField, let string = record.text?.string, let copy = window.outside.copy else {
            return false
        }
        copy(String(string.dropFirst(range.lowerBound).prefix(range.count)))
        return true
    }

    // MARK: Choosing among children

    static func holdsSelection(_ role: AccessibilityRole) -> Bool { role == .list || role == .picker || role == .menu }

    var hasSelection: Bool { Self.holdsSelection(record.role) }

    var selectedChildren: [AccessibilityRecord.ID] {
        record.children.filter { records[$0]?.states.contains(.selected) == true }
    }

    func selection(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
        let index = arguments.first?.asInt ?? -1
        let child = record.children.indices.contains(index) ? record.children[index] : nil
        let isSelected = child.map { selectedChildren.contains($0) } ?? false
        switch method {
        case "GetSelectedChild":
            let selected = selectedChildren
            return [selected.indices.contains(index) ? reference(selected[index]) : directory.nothing]
        case "IsChildSelected": return [.bool(isSelected)]
        case "SelectChild":
            guard let child else { return [.bool(false)] }
            return [.bool(isSelected || window.perform(.default, on: child))]
        // What is selected is chosen by choosing another.
        case "DeselectSelectedChild", "SelectAll", "ClearSelection", "DeselectChild": return [.bool(false)]
        default: return nil
        }
    }
}
#endif
