/// A value that a node draws: the one that the views gave, or one on the way to it.
///
/// Shapes, effects and colours of nodes are kept in these. It is the one place where an animation replaces what is
/// drawn: it sets `presented` and calls `setNeedsDisplay()` of the node.
struct DrawnValue<Value> {
    /// What the views gave last.
    private(set) var model: Value
    /// What is drawn instead while an animation runs.
    var presented: Value?

    init(_ value: Value) { model = value }

    /// What is drawn now.
    var current: Value { presented ?? model }

    /// Takes over a value of the views; false if it is the same by the rules of skipping.
    mutating func update(_ value: Value) -> Bool {
        if ValueComparison.of(Value.self).areEqual(model, value) { return false }
        model = value
        return true
    }
}
