/// What one element says of itself to assistive technology and to tests.
///
/// A node that is an element by itself (a text, a control) overrides `ViewNode.accessibility`. Modifiers put an
/// `AccessibilityAdditions` on the node that they make. Nothing is kept between askings.
struct AccessibilityProperties {
    var role: AccessibilityRole
    var label: String?
    /// What it is called where nothing else names it: the title of a field, which shows only while it is empty; the
    /// name of a picture.
    var title: String?
    var value: String?
    var identifier: String?
    var hint: String?
    var traits: AccessibilityTraits = []
    /// Whether a user could act on it: a control that is disabled is dimmed.
    var isEnabled = true
    var isSelected = false
    var isFocused = false
    /// The text that the element shows, for reading order; nil where it shows none.
    var textContent: String?
    /// The text of a field, for reading and editing it by ranges.
    var textClient: TextClient?
    /// What can be done with the element, by name. A control gives `.default`.
    var actions: [(kind: AccessibilityActionKind, perform: () -> Void)] = []
    /// Whether the elements below are part of this one (a button's label) and not elements of their own.
    var absorbsChildren = false
    /// The value in numbers, for what stands between two ends.
    var range: AccessibilityRange?
    /// Text that can be moved in, for fields.
    var text: AccessibilityText?
    /// From 1; 0 where it is no heading of a level.
    var headingLevel = 0
    /// By what it is found by elements that belong to it.
    var links: [AccessibilityLink] = []

    init(role: AccessibilityRole, label: String? = nil, value: String? = nil, textContent: String? = nil) {
        self.role = role
        self.label = label
        self.value = value
        self.textContent = textContent
    }
}

/// What kind of element it is.
public enum AccessibilityRole: String, Hashable, Sendable, Codable, CaseIterable {
    case staticText, image, button, link, checkBox, `switch`, radioButton, textField, secureTextField, textEditor
    case slider, stepper, progress, picker, menu, tab, list, row, header, scrollArea, group, dialog, window, unknown
}

/// What accessibility modifiers say about the element below the node that carries it.
///
/// What is nil is left to the element. The outer of two modifiers wins, as with SwiftUI.
final class AccessibilityAdditions {
    /// How the elements below count, if somebody said so.
    enum Children: Hashable { case ignore, contain, combine }

    var label: String?
    var value: String?
    var identifier: String?
    var hint: String?
    var role: AccessibilityRole?
    var isHidden: Bool?
    var isSelected: Bool?
    var addedTraits: AccessibilityTraits = []
    var removedTraits: AccessibilityTraits = []
    var sortPriority: Double?
    var children: Children?
    var actions: [(kind: AccessibilityActionKind, perform: () -> Void)] = []
    var headingLevel: Int?
    var links: [AccessibilityLink] = []

    init() {}
}
