#if GTK
import MartletCore

/// What a tool looks for among the elements.
struct AtspiMatchRule {
    private enum How: Int { case invalid, all, any, none, empty }

    private let states: Set<UInt32>, stateHow: How
    private let attributes: [(String, String)], attributeHow: How
    private let roles: Set<UInt32>, roleHow: How
    private let interfaces: [String], interfaceHow: How
    private let isInverted: Bool

    init?(_ value: DBusValue) {
        let parts = value.elements
        guard parts.count == 9 else { return nil }
        func how(_ index: Int) -> How { parts[index].asInt.flatMap(How.init) ?? .invalid }
        states = Self.members(parts[0])
        stateHow = how(1)
        attributes = parts[2].elements.compactMap {
            guard case .entry(let key, let value) = $0, let key = key.asString, let value = value.asString else {
                return nil
            }
            return (key, value)
        }
        attributeHow = how(3)
        roles = Self.members(parts[4])
        roleHow = how(5)
        interfaces = parts[6].elements.compactMap(\.asString).filter { !$0.isEmpty }
        interfaceHow = how(7)
        isInverted = parts[8].asBool ?? false
    }

    /// The numbers of the bits that are set in words of 32.
    private static func members(_ words: DBusValue) -> Set<UInt32> {
        var members: Set<UInt32> = []
        for (index, word) in words.elements.enumerated() {
            let bits = UInt32(truncatingIfNeeded: word.asInt ?? 0)
            for bit in 0..<UInt32(32) where bits & (1 << bit) != 0 { members.insert(UInt32(index) * 32 + bit) }
        }
        return members
    }

    private func holds(_ how: How, _ wanted: Int, _ found: Int) -> Bool {
        if wanted == 0 { return true }
        return switch how {
        case .all: found == wanted
        case .any: found > 0
        case .none: found == 0
        case .invalid, .empty: true
        }
    }

    func matches(_ element: AtspiElement) -> Bool {
        let own = Set(element.states.map(\.rawValue))
        let attributes = element.attributes
        let names = Set(element.interfaces.flatMap { [$0.name, $0.rawValue, $0.rawValue.lowercased()] })
        let result =
            holds(stateHow, states.count, states.intersection(own).count)
            && holds(
                attributeHow, self.attributes.count,
                self.attributes.filter { wanted in attributes.contains { $0 == wanted } }.count)
            // An element has one role: all of several is any of them.
            && holds(roleHow == .all ? .any : roleHow, roles.count, roles.contains(element.role.number) ? 1 : 0)
            && holds(interfaceHow, interfaces.count, interfaces.filter { names.contains($0) }.count)
        return result != isInverted
    }
}

extension AtspiElement {
    func collection(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
        switch method {
        case "GetMatches":
            return found(arguments[0], sort: arguments[1], count: arguments[2]) { $0 }
        case "GetMatchesTo", "GetMatchesFrom":
            guard case .element(_, let current) = arguments[0].asString.flatMap(AtspiPath.init(path:)) else {
                return [.array("(so)", [])]
            }
            let isFrom = method == "GetMatchesFrom"
            return found(arguments[1], sort: arguments[2], count: arguments[isFrom ? 4 : 5]) { all in
                guard let index = all.firstIndex(of: current) else { return all }
                return Array(isFrom ? all[(index + 1)...] : all[..<index])
            }
        case "GetActiveDescendant":
            let focused = descendants.first { records[$0]?.states.contains(.focused) == true }
            return [focused.map(reference) ?? directory.nothing]
        default: return nil
        }
    }

    /// All elements inside, in reading order.
    private var descendants: [AccessibilityRecord.ID] {
        var result: [AccessibilityRecord.ID] = []
        var pending = Array(record.children.reversed())
        while let id = pending.popLast() {
            result.append(id)
            pending += (records[id]?.children ?? []).reversed()
        }
        return result
    }

    private func found(
        _ rule: DBusValue, sort: DBusValue, count: DBusValue,
        _ part: ([AccessibilityRecord.ID]) -> [AccessibilityRecord.ID]
    ) -> [DBusValue] {
        guard let rule = AtspiMatchRule(rule) else { return [.array("(so)", [])] }
        var ids = part(descendants).filter { id in
            records[id].map {
                rule.matches(AtspiElement(directory: directory, window: window, records: records, record: $0))
            } ?? false
        }
        // The reverse orders are 4 to 6.
        if (4...6).contains(sort.asInt ?? 0) { ids.reverse() }
        if let limit = count.asInt, limit > 0 { ids = Array(ids.prefix(limit)) }
        return [.array("(so)", ids.map(reference))]
    }
}
#endif
