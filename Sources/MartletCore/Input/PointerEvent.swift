/// What points.
package enum PointerKind {
    /// A finger or a pen: dragging scrolls. Also where the host does not know.
    case touch
    /// A mouse: the wheel scrolls, dragging does not.
    case mouse
}

/// One thing that the pointer does, in root coordinates and in seconds of the host's clock.
struct PointerEvent {
    enum Phase {
        case down, move, up
    }

    let phase: Phase
    let location: CGPoint
    let time: Double
    var kind = PointerKind.touch
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        let dx = x - other.x
        let dy = y - other.y
        return (dx * dx + dy * dy).squareRoot()
    }
}
