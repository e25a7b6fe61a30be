/// Recognises a drag over a scroll view and moves the content under the finger.
///
/// It waits for the finger to move along an axis that scrolls; then it wins over presses and taps, which are cancelled.
/// A finger on content that is moving holds it at once.
final class ScrollPanRecognizer: _AnyGestureRecognizer {
    /// How far the finger has to move, in points. As for `DragGesture`.
    static let slop: CGFloat = 10

    private weak var node: ScrollNode?
    private var start: PointerEvent?
    private var latest: PointerEvent?
    private var current = Status.possible
    private var pan: ScrollPan?
    private var velocity = VelocityTracker()
    /// Set while the pointer holds an indicator.
    private var grip: ScrollGrip?

    init(_ node: ScrollNode) {
        self.node = node
        super.init()
    }

    override var status: Status { current }
    override var hasPreview: Bool { false }
    override var isScroll: Bool { true }

    override func receive(_ event: PointerEvent) {
        guard let node else { return current = .failed }
        // The first finger scrolls.
        guard start == nil || start?.id == event.id else { return }
        latest = event
        velocity.add(event)
        switch event.phase {
        case .down:
            start = event
            grip = ScrollGrip(node, at: node.localPoint(ofRoot: event.location))
            guard event.kind == .touch || event.kind == .mouse && grip != nil else { return current = .failed }
            if node.movement != nil || grip != nil {
                current = .active
            } else {
                node.setPhase(.tracking)
            }
        case .move:
            if current == .possible, hasLeft(event.location) { current = .active }
        case .up:
            current = current == .active ? .ended : .failed
        }
    }

    /// Whether the finger has gone far enough along an axis that scrolls.
    private func hasLeft(_ point: CGPoint) -> Bool {
        guard let start, let node else { return false }
        let x = abs(point.x - start.location.x)
        let y = abs(point.y - start.location.y)
        switch node.settings.axes {
        case [.horizontal]: return x >= Self.slop && x >= y
        case [.vertical]: return y >= Self.slop && y >= x
        case []: return false
        default: return (x * x + y * y).squareRoot() >= Self.slop
        }
    }

    override func deliver() {
        guard let node, let start, let latest else { return }
        let pan = pan ?? ScrollPan(node, at: start.location)
        self.pan = pan
        if let grip {
            grip.move(node, to: node.localPoint(ofRoot: latest.location))
            if current == .ended { finish(with: .zero) }
            return
        }
        pan.velocity = velocity.velocity(at: latest.time)
        if latest.location != pan.location { pan.move(to: latest.location) }
        if current == .ended { finish(with: pan.velocity) }
    }

    override func finish() { finish(with: .zero) }

    private func finish(with velocity: CGVector) {
        if let pan {
            pan.end(velocity)
            self.pan = nil
        } else if let node, node.phase == .tracking {
            node.setPhase(.idle)
        }
        if current == .possible || current == .active { current = .failed }
    }
}

/// A drag that scrolls: the scroll view that it is on, and those around it, which take what it leaves.
final class ScrollPan {
    private let nodes: [ScrollNode]
    /// The axes of the inner one: a drag that it has won goes along them only.
    private let axes: [Axis]
    private var origins: [CGPoint]
    private(set) var location: CGPoint
    /// Of the finger, in points a second.
    var velocity = CGVector.zero
    private var touched: Set<ObjectIdentifier> = []

    init(_ node: ScrollNode, at location: CGPoint) {
        self.location = location
        var nodes: [ScrollNode] = []
        var current: ViewNode? = node
        while let around = current {
            if let scroll = around as? ScrollNode, scroll.settings.isEnabled { nodes.append(scroll) }
            current = around.parent
        }
        self.nodes = nodes
        axes = Axis.allCases.filter { node.settings.axes.contains(Axis.Set($0)) }
        origins = nodes.map(\.offset)
        touch(node)
        node.panDidBegin()
    }

    private func touch(_ node: ScrollNode) {
        guard touched.insert(ObjectIdentifier(node)).inserted else { return }
        node.stopMovement()
        node.wheelRest.cancel()
        node.catchStretch()
        node.pan = self
        node.setPhase(.interacting)
    }

    /// The finger moves: the content follows, the inner one first, and what nobody can use stretches one beyond its end.
    func move(to point: CGPoint) {
        for axis in axes {
            var rest = location[axis] - point[axis]
            guard rest != 0 else { continue }
            for node in nodes where node.pull[axis] != 0 { rest = node.release(rest, axis) }
            for node in nodes where rest != 0 {
                let used = node.drag(rest, axis) { touch(node) }
                rest -= used
            }
            if rest != 0, let node = nodes.first(where: { $0.bounces(axis) }) {
                touch(node)
                node.stretch(rest, axis)
            }
        }
        location = point
    }

    /// The finger lets go.
    func end(_ velocity: CGVector) {
        let left = CGVector(dx: -velocity.dx, dy: -velocity.dy)
        var shares = nodes.map { _ in CGVector.zero }
        for axis in axes {
            let own = axis == .horizontal ? left.dx : left.dy
            let index =
                nodes.firstIndex { $0.pull[axis] != 0 } ?? nodes.firstIndex { $0.canMove(own, axis) }
                ?? nodes.firstIndex { $0.bounces(axis) }
            guard let index else { continue }
            if axis == .horizontal { shares[index].dx = left.dx } else { shares[index].dy = left.dy }
        }
        for (index, node) in nodes.enumerated() {
            guard touched.contains(ObjectIdentifier(node)) || shares[index] != .zero else { continue }
            node.pan = nil
            if node.settings.direction == .rightToLeft { shares[index].dx *= -1 }
            node.panDidEnd(shares[index], from: origins[index])
        }
    }
}

/// The velocity of a pointer from its latest movement.
struct VelocityTracker {
    /// Only movement so young counts, in seconds. Our own choice.
    private static let window = 0.1

    private var samples: [(time: Double, location: CGPoint)] = []

    mutating func add(_ event: PointerEvent) {
        // Where the pointer stood still, the time of its arrival counts.
        if let last = samples.last, last.location == event.location { return }
        samples.append((event.time, event.location))
        samples.removeAll { $0.time < event.time - 2 * Self.window }
    }

    /// In points a second; zero where it has rested.
    func velocity(at time: Double) -> CGVector {
        guard let last = samples.last, time - last.time < Self.window,
            let first = samples.first(where: { last.time - $0.time <= Self.window }), last.time > first.time
        else { return .zero }
        let span = last.time - first.time
        return CGVector(
            dx: (last.location.x - first.location.x) / span, dy: (last.location.y - first.location.y) / span)
    }
}
