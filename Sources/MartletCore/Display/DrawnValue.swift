/// A value that a node draws: what the views gave last, or what is on the way to it.
///
/// Shapes, effects and colours of nodes are kept in these: the one place where an animation changes what is drawn. A
/// change under a transaction with an animation moves `current` in time, by the value's `animatableData`.
struct DrawnValue<Value: Animatable> {
    /// What the views gave last.
    private(set) var model: Value
    private var motion: MovingValue<Value>?
    /// Whether the views gave a value yet; the first one is there at once.
    private(set) var isGiven: Bool

    init(_ value: Value) {
        model = value
        isGiven = true
    }

    /// Nothing from the views yet.
    init(placeholder: Value) {
        model = placeholder
        isGiven = false
    }

    /// What moves, while it does.
    var moving: MovingValue<Value>? {
        if let motion, motion.isMoving { motion } else { nil }
    }

    /// What is drawn now.
    var current: Value { moving?.presented ?? model }

    /// Takes over a value of the views; false if it is the same by the rules of skipping. With `jumps` it is drawn at
    /// once also under an animation.
    mutating func update(_ value: Value, in node: ViewNode, jumps: Bool = false) -> Bool {
        guard isGiven else {
            // Nothing to compare it with, and no way from anywhere.
            isGiven = true
            model = value
            return true
        }
        if ValueComparison.of(Value.self).areEqual(model, value) { return false }
        let transaction = jumps ? Transaction() : node.transaction
        if motion == nil, transaction.animation != nil || transaction.tracksVelocity {
            motion = Self.motion(from: model, in: node)
        }
        motion?.set(value, transaction: transaction)
        if jumps { motion?.stop() }
        model = value
        return true
    }

    private static func motion(from value: Value, in node: ViewNode) -> MovingValue<Value> {
        // The list of motions may outlive the node.
        MovingValue(value, host: node.host, owner: node) { [weak node] in node?.setNeedsDisplay() }
    }

    // MARK: Ways of one's own

    /// Starts anew on a way between two values of which the second looks like the model that is set next.
    mutating func move(from start: Value, to end: Value, in node: ViewNode) {
        motion?.stop()
        motion = Self.motion(from: start, in: node)
        motion!.set(end, transaction: node.transaction)
    }

    mutating func setModel(_ value: Value) { model = value }
}
