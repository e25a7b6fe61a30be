#if GTK
import Foundation
import MartletCore

/// One object that assistive tools ask: a window or an element of it, as it is now.
struct AtspiElement {
    let directory: AtspiDirectory
    let window: AtspiWindow
    let records: AccessibilityRecords
    let record: AccessibilityRecord

    var id: AccessibilityRecord.ID { record.id }
    var isWindow: Bool { id == AccessibilityRecords.windowID }

    func reference(_ id: AccessibilityRecord.ID) -> DBusValue {
        directory.reference(.element(window: window.number, id: id))
    }

    // MARK: What it is

    var interfaces: [AtspiInterface] {
        var interfaces: [AtspiInterface] = [.accessible, .component, .collection]
        if !record.actions.isEmpty { interfaces.append(.action) }
        if record.range != nil { interfaces.append(.value) }
        if text != nil { interfaces.append(.text) }
        if record.text?.isEditable == true { interfaces.append(.editableText) }
        if hasSelection { interfaces.append(.selection) }
        return interfaces
    }

    var role: AtspiRole { AtspiRole(record) }

    var name: String { isWindow ? window.outside.title() : Self.name(of: record, in: records) }

    /// What an element is called. A dialog without a name is called by its first text.
    static func name(of record: AccessibilityRecord, in records: AccessibilityRecords) -> String {
        if let label = record.label { return label }
        guard record.role == .dialog else { return "" }
        var pending = Array(record.children.reversed())
        while let id = pending.popLast(), let inner = records[id] {
            if inner.role == .staticText || inner.role == .header, let label = inner.label { return label }
            pending += inner.children.reversed()
        }
        return ""
    }

    var states: Set<AtspiState> {
        var states = AtspiState.states(of: record)
        if isWindow {
            states.formUnion([.resizable])
            if window.isActive { states.insert(.active) }
        } else if let parent = records[record.parent], Self.holdsSelection(parent.role) {
            states.insert(.selectable)
        }
        return states
    }

    var attributes: [(String, String)] {
        var attributes = [("toolkit", "Martlet")]
        if let identifier = record.identifier { attributes.append(("id", identifier)) }
        if record.headingLevel > 0 { attributes.append(("level", "\(record.headingLevel)")) }
        // Numbers tell enough where there are some.
        if let value = record.value, record.text == nil, !record.states.contains(.checkable) {
            attributes.append(("valuetext", value))
        }
        if record.traits.contains(.isSearchField) { attributes.append(("text-input-type", "search")) }
        return attributes
    }

    var parent: DBusValue { isWindow ? directory.reference(.application) : reference(record.parent) }

    var indexInParent: Int {
        if isWindow { return directory.windows.firstIndex { $0 === window } ?? -1 }
        return records[record.parent]?.children.firstIndex(of: id) ?? -1
    }

    private var relations: DBusValue {
        let list = record.relations.map { relation, ids -> (UInt32, [AccessibilityRecord.ID]) in
            switch relation {
            case .labelFor: (1, ids)
            case .labelledBy: (2, ids)
            case .linkedWith: (5, ids)
            }
        }
        return .array(
            "(ua(so))",
            list.sorted { $0.0 < $1.0 }.map { .tuple([.uint($0.0), .array("(so)", $0.1.map(reference))]) })
    }

    // MARK: Asked

    /// Answers a call; nil for one that there is not.
    func call(_ interface: AtspiInterface, _ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
        guard interfaces.contains(interface) else { return nil }
        return switch interface {
        case .accessible: accessible(method, arguments)
        case .component: component(method, arguments)
        case .action: action(method, arguments)
        case .text: text?.call(method, arguments)
        case .editableText: editing(method, arguments)
        case .selection: selection(method, arguments)
        case .collection: collection(method, arguments)
        case .value, .application, .cache: nil
        }
    }

    func property(_ interface: AtspiInterface, _ name: String) -> DBusValue? {
        switch (interface, name) {
        case (.accessible, "Name"): .string(self.name)
        case (.accessible, "Description"): .string(record.hint ?? "")
        case (.accessible, "Parent"): parent
        case (.accessible, "ChildCount"): .number(record.children.count)
        case (.accessible, "Locale"): .string(AtspiDirectory.locale)
        case (.accessible, "AccessibleId"): .string(record.identifier ?? "")
        case (.accessible, "HelpText"): .string(record.hint ?? "")
        case (.action, "NActions"): .number(record.actions.count)
        case (.value, "MinimumValue"): .double(record.range?.minimum ?? 0)
        case (.value, "MaximumValue"): .double(record.range?.maximum ?? 0)
        case (.value, "MinimumIncrement"): .double(record.range?.step ?? 0)
        case (.value, "CurrentValue"): .double(record.range?.current ?? 0)
        case (.value, "Text"): .string(record.value ?? "")
        case (.text, "CharacterCount"): .number(text?.count ?? 0)
        case (.text, "CaretOffset"): .number(text?.caret ?? -1)
        case (.selection, "NSelectedChildren"): .number(selectedChildren.count)
        default: name == "version" ? .uint(1) : nil
        }
    }

    /// Sets a property; false where it cannot be set, or not to that.
    func set(_ interface: AtspiInterface, _ name: String, _ value: DBusValue) -> Bool {
        guard interface == .value, name == "CurrentValue", let number = value.asDouble else { return false }
        return window.reader.set(number, of: id)
    }

    private func accessible(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
        switch method {
        case "GetChildAtIndex":
            guard let index = arguments[0].asInt, record.children.indices.contains(index) else {
                return [directory.nothing]
            }
            return [reference(record.children[index])]
        case "GetChildren": return [.array("(so)", record.children.map(reference))]
        case "GetIndexInParent": return [.number(indexInParent)]
        case "GetRelationSet": return [relations]
        case "GetRole": return [.uint(role.number)]
        case "GetRoleName", "GetLocalizedRoleName": return [.string(role.name)]
        case "GetState": return [AtspiState.bits(states)]
        case "GetAttributes": return [.dictionary(attributes)]
        case "GetApplication": return [directory.reference(.application)]
        case "GetInterfaces": return [.array("s", interfaces.map { .string($0.name) })]
        default: return nil
        }
    }

    /// What a tool's cache keeps of the object.
    var cacheItem: DBusValue {
        .tuple([
            reference(id), directory.reference(.application), parent, .number(indexInParent),
            .number(record.children.count), .array("s", interfaces.map { .string($0.name) }), .string(name),
            .uint(role.number), .string(record.hint ?? ""), AtspiState.bits(states),
        ])
    }
}
#endif
