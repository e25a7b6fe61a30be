/// The text of an element that can be moved in, and written into. Positions count Characters.
struct AccessibilityText {
    /// As it is shown: dots, where it is secret.
    var string: String
    /// The end of the selection that moves, and the other one.
    var head: Int
    var anchor: Int
    var isMultiline = false
    /// Puts a string in place of some characters; the insertion point comes behind it.
    var replace: ((Range<Int>, String) -> Void)?
    /// Selects from an anchor to a head.
    var select: ((_ anchor: Int, _ head: Int) -> Void)?
}

/// A node that shows lines of text: where its letters are can be asked for.
protocol TextShowing: ViewNode {
    /// What is written.
    var string: String { get }
    /// The lines, from the node's top left corner.
    var layout: TextLayout { get }
}

extension TextNode: TextShowing {}
