/// One element of the accessibility tree as it is now, with the node behind it.
///
/// It is made when asked for and thrown away: nothing keeps it up to date.
package final class AccessibilityElement {
    /// The node that the element is, or whose modifier describes it.
    package let node: ViewNode
    var properties: AccessibilityProperties
    /// The layout frame in the root's coordinates, not rounded.
    package internal(set) var frame: CGRect
    /// The elements inside, in reading order.
    package internal(set) var children: [AccessibilityElement] = []
    /// Elements that were taken into this one: a button's label. They can be looked for, but are not in the tree.
    package internal(set) var parts: [AccessibilityElement] = []
    /// The element as it was before the outermost modifier that describes it.
    package internal(set) var described: AccessibilityElement?
    /// Whether a modifier has taken it out of accessibility; it may still be seen.
    package internal(set) var isHidden = false
    /// How visible it is: the product of what is around it. At 0 nobody sees it.
    package internal(set) var opacity = 1.0
    /// Whether it fades away and is no longer there for a user.
    package internal(set) var isLeaving = false
    var sortPriority = 0.0
    /// Whether it is in sight, and behind nothing that is presented.
    package internal(set) var isShowing = true
    /// What takes the focus for it.
    var focusNode: FocusNode?

    init(node: ViewNode, properties: AccessibilityProperties, frame: CGRect) {
        self.node = node
        self.properties = properties
        self.frame = frame
    }
}

extension AccessibilityElement {
    package var role: AccessibilityRole { properties.role }
    package var identifier: String? { properties.identifier }
    package var value: String? { properties.value }
    package var hint: String? { properties.hint }
    package var traits: AccessibilityTraits { properties.traits }
    package var isEnabled: Bool { properties.isEnabled }
    package var isFocused: Bool { properties.isFocused }
    package var isSelected: Bool { properties.isSelected || properties.traits.contains(.isSelected) }
    /// The text of a field, for reading and editing it by ranges; nil for anything else.
    package var textClient: TextClient? { properties.textClient }
    package var textContent: String? { properties.textContent }

    /// What is read out: the label given, else the texts inside.
    package var label: String? {
        if let label = properties.label { return label }
        if properties.role == .staticText { return properties.textContent }
        // What a field holds is its value, not its name.
        if let value = properties.value, !value.isEmpty, role == .textField || role == .secureTextField {
            return properties.title
        }
        let inner = parts.filter { !$0.isHidden && $0.opacity > 0 }.compactMap(\.label)
        return inner.isEmpty ? nil : inner.joined(separator: ", ")
    }

    /// What it is called where it has no label: by the names of the pictures in it.
    var title: String? {
        if let title = properties.title { return title }
        let inner = parts.filter { !$0.isHidden && $0.opacity > 0 }.compactMap(\.title)
        return inner.isEmpty ? nil : inner.joined(separator: ", ")
    }

    /// Takes the element out of accessibility, also as it was before its modifiers.
    func hide() {
        var element: AccessibilityElement? = self
        while let current = element {
            current.isHidden = true
            element = current.described
        }
    }

    package var actionNames: [String] { properties.actions.map(\.kind.name) }

    /// Performs an action; false if the element has none of that kind.
    package func perform(_ kind: AccessibilityActionKind) -> Bool {
        guard let action = properties.actions.last(where: { $0.kind == kind }) else { return false }
        action.perform()
        return true
    }

    /// This element, its parts and everything below, in reading order.
    package var all: [AccessibilityElement] {
        var result: [AccessibilityElement] = []
        var pending = [self]
        while let next = pending.popLast() {
            result.append(next)
            pending += (next.parts + next.children).reversed()
        }
        return result
    }
}

extension AccessibilityElement: CustomStringConvertible {
    /// The kind of element and what tells it from others: `button "Save" id "save"`.
    package var description: String {
        var text = role.rawValue
        if let label { text += " \(label.debugDescription)" }
        if let identifier { text += " id \(identifier.debugDescription)" }
        return text
    }
}
