/// The accessibility tree as a plain value: what assistive technology is told.
public struct AccessibilitySnapshot: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The topmost elements, in reading order.
    public var elements: [Element]

    public struct Element: Codable, Hashable, Sendable {
        public var role: AccessibilityRole
        public var label: String?
        public var value: String?
        public var identifier: String?
        public var hint: String?
        /// The layout frame in the root's coordinates, in points, not rounded.
        public var frame: CGRect
        public var isEnabled: Bool
        public var isSelected: Bool
        public var isFocused: Bool
        /// The names of what can be done with it.
        public var actions: [String]
        public var children: [Element]

        public func hash(into hasher: inout Hasher) {
            hasher.combine(role)
            hasher.combine(label)
            hasher.combine(identifier)
        }
    }

    /// One line for each element, those inside indented by two spaces.
    public var description: String {
        var lines: [String] = []
        var pending: [(element: Element, depth: Int)] = elements.reversed().map { ($0, 0) }
        while let (element, depth) = pending.popLast() {
            lines.append(String(repeating: "  ", count: depth) + element.summary)
            pending += element.children.reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n")
    }
}

extension AccessibilitySnapshot.Element {
    /// The element in one line, without what is inside.
    public var summary: String {
        var text = role.rawValue
        if let label { text += " \(label.debugDescription)" }
        if let value { text += " value \(value.debugDescription)" }
        if let identifier { text += " id \(identifier.debugDescription)" }
        if let hint { text += " hint \(hint.debugDescription)" }
        if !isEnabled { text += " disabled" }
        if isSelected { text += " selected" }
        if isFocused { text += " focused" }
        return text + " \(AccessibilitySnapshot.text(frame))"
    }
}

extension AccessibilitySnapshot {
    fileprivate static func text(_ frame: CGRect) -> String {
        let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height].map { number in
            let rounded = (number * 100).rounded() / 100
            return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
        }
        return "(\(numbers.joined(separator: ", ")))"
    }

    /// The elements without those that are hidden or on their way out.
    init(_ elements: [AccessibilityElement]) { self.elements = elements.compactMap(Element.init) }
}

extension AccessibilitySnapshot.Element {
    fileprivate init?(_ element: AccessibilityElement) {
        guard !element.isHidden, !element.isLeaving, element.opacity > 0 else { return nil }
        self.init(
            role: element.role, label: element.label, value: element.value, identifier: element.identifier,
            hint: element.hint, frame: element.frame, isEnabled: element.isEnabled, isSelected: element.isSelected,
            isFocused: element.isFocused, actions: element.actionNames,
            children: element.children.compactMap(AccessibilitySnapshot.Element.init))
    }
}
