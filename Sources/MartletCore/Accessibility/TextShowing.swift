/// A node that shows lines of text: where its letters are can be asked for.
protocol TextShowing: ViewNode {
    /// What is written.
    var string: String { get }
    /// The lines, from the node's top left corner.
    var layout: TextLayout { get }
}

extension TextNode: TextShowing {}
