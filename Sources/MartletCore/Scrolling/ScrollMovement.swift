/// What moves the content of a scroll view in time.
protocol ScrollMovement: Motion {
    /// In points a second, in the direction of reading.
    var velocity: CGVector { get }
    /// The content before the window has grown.
    func shift(by delta: CGSize)
    /// The lengths are others.
    func extentDidChange()
    /// Another movement or a person takes over.
    func stop()
}

/// The content runs out after a person has let go.
final class ScrollCoast: Motion, ScrollMovement {
    // The list of motions may outlive the node.
    private weak var node: ScrollNode?
    private var start: Double
    private var x: ScrollCourse
    private var y: ScrollCourse
    /// Where a target behaviour wants it to end; nil where it runs out.
    private let target: CGPoint?
    /// How often it was aligned anew, where lazy views turned out to be of other sizes.
    private let round: Int

    init(_ node: ScrollNode, velocity: CGVector, target: CGPoint?, round: Int = 0) {
        self.node = node
        self.target = target
        self.round = round
        start = node.host.now
        x = Self.course(node, .horizontal, velocity.dx, target)
        y = Self.course(node, .vertical, velocity.dy, target)
    }

    private static func course(
        _ node: ScrollNode, _ axis: Axis, _ velocity: Double, _ target: CGPoint?
    ) -> ScrollCourse {
        let place = node.offset[axis]
        let extent = node.extent
        if !extent.axes.contains(Axis.Set(axis)) { return ScrollCourse(resting: place) }
        if let target { return ScrollCourse(from: place, velocity: velocity, springingTo: target[axis]) }
        return ScrollCourse(
            from: place, velocity: velocity, least: extent.least(axis), most: extent.most(axis),
            bounces: node.bounces(axis))
    }

    private var elapsed: Double { (node?.host.now ?? start) - start }
    private var duration: Double { max(x.duration, y.duration) }

    /// Whether there is nothing to do.
    var isAtRest: Bool { duration <= 0 }
    var velocity: CGVector { CGVector(dx: x.velocity(at: elapsed), dy: y.velocity(at: elapsed)) }

    func shift(by delta: CGSize) {
        x.shift(by: delta.width)
        y.shift(by: delta.height)
    }

    func extentDidChange() {
        guard let node else { return }
        let velocity = velocity
        let kept = target.map { node.extent.clamped($0) }
        start = node.host.now
        x = Self.course(node, .horizontal, velocity.dx, kept)
        y = Self.course(node, .vertical, velocity.dy, kept)
    }

    func stop() {}

    override func advance(to time: Double) -> Bool {
        guard let node, node.movement === self, !node.hasEnded else { return false }
        let elapsed = time - start
        let isOver = elapsed >= duration
        let at = isOver ? Double.infinity : elapsed
        node.move(to: CGPoint(x: x.place(at: at), y: y.place(at: at)), byUser: true)
        if isOver {
            node.movementDidEnd()
            alignAnew(node)
        }
        return !isOver
    }

    private func alignAnew(_ node: ScrollNode) {
        guard target != nil, round < 3, let place = node.alignedPlace else { return }
        guard abs(place.x - node.offset.x) > 0.5 || abs(place.y - node.offset.y) > 0.5 else { return }
        node.begin(ScrollCoast(node, velocity: .zero, target: place, round: round + 1), .decelerating)
    }
}

/// The content goes to where the program wants it, under an animation.
final class ScrollFlight: Motion, ScrollMovement {
    private weak var node: ScrollNode?
    private var from: CGPoint
    private(set) var target: CGPoint
    private var animator = Animator<Double>(at: 0)
    private var last: (time: Double, place: CGPoint)
    private(set) var velocity = CGVector.zero

    init(_ node: ScrollNode, to target: CGPoint, transaction: Transaction, animation: Animation) {
        self.node = node
        from = node.offset
        last = (node.host.now, from)
        self.target = target
        animator.add(
            animation, to: 1, now: node.host.now, completions: transaction.completions,
            environment: node.host.environment)
    }

    /// The target was found to be somewhere else.
    func aim(at new: CGPoint) { target = new }

    func shift(by delta: CGSize) {
        from = CGPoint(x: from.x + delta.width, y: from.y + delta.height)
        target = CGPoint(x: target.x + delta.width, y: target.y + delta.height)
        last.place = CGPoint(x: last.place.x + delta.width, y: last.place.y + delta.height)
    }

    /// Both ends of the way stay where there is content: what was cut off in flight is not flown over.
    func extentDidChange() {
        guard let node else { return }
        from = node.extent.clamped(from)
        target = node.extent.clamped(target)
    }

    func stop() {
        let waiting = animator.waiting
        animator = Animator(at: 0)
        for completion in waiting { completion.finish() }
    }

    override func advance(to time: Double) -> Bool {
        guard let node, node.movement === self, !node.hasEnded else { return false }
        var finished: [AnimationCompletion] = []
        let goesOn = animator.advance(to: time, &finished)
        defer { for completion in finished { completion.finish() } }
        let share = animator.position
        let place = CGPoint(x: from.x + (target.x - from.x) * share, y: from.y + (target.y - from.y) * share)
        if time > last.time {
            let span = time - last.time
            velocity = CGVector(dx: (place.x - last.place.x) / span, dy: (place.y - last.place.y) / span)
            last = (time, place)
        }
        node.move(to: place, byUser: false)
        if !goesOn { node.movementDidEnd() }
        return goesOn
    }
}
