extension ScrollNode {
    /// Whether content may be pulled beyond its ends along an axis.
    func bounces(_ axis: Axis) -> Bool {
        guard settings.axes.contains(Axis.Set(axis)) else { return false }
        let behavior = axis == .vertical ? settings.verticalBounce : settings.horizontalBounce
        switch behavior {
        case .always: return true
        case .automatic where settings.metrics == .touch: return true
        default: return extent.range(axis) > 0
        }
    }

    /// Lets `movement` move the content from now on.
    func begin(_ movement: any ScrollMovement, _ phase: ScrollPhase) {
        self.movement?.stop()
        self.movement = movement
        host.motions.add(movement)
        setPhase(phase)
    }

    /// Takes the content out of any movement, where it stands.
    func stopMovement() {
        movement?.stop()
        movement = nil
    }

    /// A movement has come to its end.
    func movementDidEnd() {
        movement = nil
        looseAxes = []
        setPhase(.idle)
        aimAfterFlight()
    }

    /// Moves the content as part of a movement; springs may go beyond the ends.
    func move(to place: CGPoint, byUser: Bool) {
        for axis in Axis.allCases where extent.clamped(place[axis], axis) != place[axis] {
            looseAxes.insert(Axis.Set(axis))
        }
        if setOffset(place), byUser { userDidScroll() }
    }

    /// Lets go of the content: it runs out with `velocity`, in points a second.
    func coast(_ velocity: CGVector, from original: CGPoint) {
        let coast = ScrollCoast(self, velocity: velocity, target: target(after: velocity, from: original))
        pull = .zero
        for axis in Axis.allCases where extent.clamped(offset[axis], axis) != offset[axis] {
            looseAxes.insert(Axis.Set(axis))
        }
        if coast.isAtRest {
            stopMovement()
            looseAxes = []
            setPhase(.idle)
        } else {
            begin(coast, .decelerating)
        }
    }

    /// Puts the content somewhere, or lets it go there under the animation of a transaction.
    func scroll(to place: CGPoint, _ transaction: Transaction) {
        let place = extent.clamped(place)
        stopMovement()
        aim = nil
        pull = .zero
        if let animation = transaction.animation, place != offset {
            begin(ScrollFlight(self, to: place, transaction: transaction, animation: animation), .animating)
        } else {
            looseAxes = []
            setOffset(place)
            setPhase(.idle)
        }
    }

    func setPhase(_ new: ScrollPhase) {
        guard phase != new else { return }
        let old = phase
        phase = new
        guard !observers.isEmpty else { return }
        let context = ScrollPhaseChangeContext(
            geometry: geometry, velocity: new == .idle ? nil : movement?.velocity ?? pan?.velocity)
        host.afterUpdate { [weak self] in
            guard let self else { return }
            for observer in observers { observer.phaseDidChange(from: old, to: new, context) }
        }
    }
}

extension ScrollNode: Scrollable {
    func scroll(by delta: CGSize) -> CGSize {
        guard settings.isEnabled else { return .zero }
        let sign: CGFloat = settings.direction == .leftToRight ? 1 : -1
        let old = offset
        let place = extent.clamped(CGPoint(x: old.x + delta.width * sign, y: old.y + delta.height))
        guard place != old else { return .zero }
        stopMovement()
        aim = nil
        looseAxes = []
        if !wheelRest.isWaiting { wheelRest.origin = old }
        setOffset(place)
        unspent = ScrollRest(
            CGSize(width: old.x + delta.width * sign - place.x, height: old.y + delta.height - place.y))
        spendRest()
        userDidScroll()
        setPhase(.interacting)
        wheelRest.wait()
        host.input.lastScrolled = self
        return CGSize(width: (offset.x - old.x) * sign, height: offset.y - old.y)
    }
}

/// Waits until the wheel has come to rest.
final class WheelRest: Motion {
    /// How long the wheel has to stand still, in seconds. Our own choice.
    static let time = 0.15

    private weak var node: ScrollNode?
    private var last = 0.0
    private(set) var isWaiting = false
    /// Where the content stood when the wheel began to turn.
    var origin = CGPoint.zero

    init(_ node: ScrollNode) { self.node = node }

    func wait() {
        guard let node else { return }
        last = node.host.now
        if !isWaiting { node.host.motions.add(self) }
        isWaiting = true
    }

    /// Something else moves the content now.
    func cancel() { isWaiting = false }

    override func advance(to time: Double) -> Bool {
        guard isWaiting, let node, !node.hasEnded else { return false }
        guard time - last >= Self.time else { return true }
        isWaiting = false
        if node.movement == nil, node.phase == .interacting, node.pan == nil { node.coast(.zero, from: origin) }
        return false
    }
}
