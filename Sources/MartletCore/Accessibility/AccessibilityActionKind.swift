/// What a user of assistive technology can do with an element.
public struct AccessibilityActionKind: Hashable, Sendable, CustomStringConvertible {
    /// The name that reports and failures show, and by which a custom action is found.
    package let name: String

    /// A custom action with a name.
    package init(name: String) { self.name = name }

    /// What a tap would do.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// Closes what is open, or goes back.
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    /// One step more, for elements that are adjustable.
    public static let increment = AccessibilityActionKind(name: "increment")
    /// One step less, for elements that are adjustable.
    public static let decrement = AccessibilityActionKind(name: "decrement")

    public var description: String { name }
}
