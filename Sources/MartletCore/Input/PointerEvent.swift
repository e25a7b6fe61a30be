/// What points.
package enum PointerKind {
    /// A finger or a pen: dragging scrolls. Also where the host does not know.
    case touch
    /// A mouse: the wheel scrolls, dragging does not.
    case mouse
    /// Two fingers on a touchpad that pinch or turn: one pointer that stays where it is and has a scale and an angle.
    case touchpad
}

/// One thing that the pointer does, in root coordinates and in seconds of the host's clock.
struct PointerEvent {
    enum Phase {
        case down, move, up
    }

    /// The pointer that a touchpad's gesture is told as.
    static let touchpad = -1

    let phase: Phase
    let location: CGPoint
    let time: Double
    var kind = PointerKind.touch
    /// Which finger; a mouse is 0.
    var id = 0
    /// The keys that are held.
    var modifiers: EventModifiers = []
    /// How far a touchpad's pinch has gone since it began: 1 is nothing.
    var scale: CGFloat = 1
    /// How far a touchpad's turn has gone since it began, clockwise.
    var rotation = Angle.zero
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        let dx = x - other.x
        let dy = y - other.y
        return (dx * dx + dy * dy).squareRoot()
    }
}
