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

extension AccessibilityText {
    /// That of a field.
    init(_ client: TextClient) {
        self.init(
            string: client.string, head: client.caret, anchor: client.anchor, isMultiline: client.isMultiline,
            replace: { client.replace($0, with: $1) }, select: { client.setSelection(anchor: $0, head: $1) })
    }
}

/// A node that shows lines of text: where its letters are can be asked for.
protocol TextShowing: ViewNode {
    /// What is written.
    var string: String { get }
    var layout: TextLayout { get }
    /// Where the lines begin, from the node's top left corner.
    var linesOrigin: CGPoint { get }
}

extension TextNode: TextShowing {
    var linesOrigin: CGPoint { .zero }
}

extension TextSurfaceNode: TextShowing {
    var string: String { client.string }
    var layout: TextLayout { shownLayout }
    var linesOrigin: CGPoint { textOrigin(shownLayout) }
}
