/// A node on its way into or out of its container: the numbers of its transition as they move.
final class NodeTransition: Motion {
    private var parts: [(channel: TransitionChannel, value: MovingValue<Double>)] = []
    private weak var node: ViewNode?
    /// Where the view stood when it left.
    private var standing: StandingPlace?
    /// Called when a view that leaves has gone.
    private var whenGone: (() -> Void)?

    /// Whether the view is hit where it is drawn; else where it will be.
    let movesInput: Bool

    init(
        _ channels: [TransitionChannel], at phase: TransitionPhase, of node: ViewNode, movesInput: Bool = true
    ) {
        self.node = node
        self.movesInput = movesInput
        super.init()
        parts = channels.map { channel in
            (channel, MovingValue(channel[phase], host: node.host) { [weak self] in self?.didMove() })
        }
    }

    var isMoving: Bool { parts.contains { $0.value.isMoving } }

    /// Sends every number to where it is in `phase`, from where it is now.
    func go(to phase: TransitionPhase, _ transaction: Transaction) {
        for (channel, value) in parts {
            var transaction = transaction
            if let own = channel.animation { transaction.animation = own }
            value.set(channel[phase], transaction: transaction)
        }
        redraw()
    }

    private func redraw() {
        node?.setNeedsDisplay()
        node?.parent?.setNeedsDisplay()
    }

    private func didMove() {
        redraw()
        guard !isMoving, let node else { return }
        if !node.isLeaving { return node.endTransition() }
        let whenGone = whenGone
        self.whenGone = nil
        whenGone?()
    }

    // MARK: Leaving

    /// From now on the view is drawn where it stands, whatever becomes of what is around it.
    func stay(_ whenGone: @escaping () -> Void) {
        guard let node else { return }
        if standing == nil { standing = StandingPlace(of: node) }
        self.whenGone = whenGone
        node.host.motions.add(self)
    }

    /// Where a leaving view is drawn hangs on what is around it, which may move as long as it leaves.
    override func advance(to time: Double) -> Bool {
        guard standing != nil, let node, node.transition === self, !node.hasEnded else { return false }
        redraw()
        return true
    }

    /// The view is part of its container again.
    func stopStaying() {
        standing = nil
        whenGone = nil
    }

    /// How far the view is drawn from its place in its container.
    var shift: CGSize { node.flatMap { standing?.shift(of: $0) } ?? .zero }

    // MARK: What is seen

    /// How much of the view is there, for those who ask for its opacity.
    var opacity: Double {
        parts.reduce(1) { product, part in
            if case .opacity = part.channel.change { product * min(max(part.value.presented, 0), 1) } else { product }
        }
    }

    /// Where a point of the view is seen, in the view's own coordinates.
    func transform(size: CGSize) -> CGAffineTransform {
        let shift = shift
        let inner = parts.reduce(CGAffineTransform.identity) { sum, part in
            part.channel.transform(at: part.value.presented, size: size).map { sum.concatenating($0) } ?? sum
        }
        return inner.concatenating(CGAffineTransform(translationX: shift.width, y: shift.height))
    }

    func apply(to item: DisplayItem, size: CGSize) -> DisplayItem {
        var item = item
        for (channel, value) in parts {
            if let effect = channel.effect(at: value.presented, size: size) {
                item = DisplayItem(.effect(effect, item))
            }
        }
        let shift = shift
        if shift == .zero { return item }
        return DisplayItem(.group([DisplayItem.Placed(item, at: CGPoint(x: shift.width, y: shift.height))]))
    }
}

/// Where a view stood when it left its container.
struct StandingPlace {
    private let origin: CGPoint

    init(of node: ViewNode) { origin = node.containerOrigin }

    func shift(of node: ViewNode) -> CGSize {
        let now = node.containerOrigin
        return CGSize(width: origin.x - now.x, height: origin.y - now.y)
    }
}

extension ViewNode {
    /// Where the parent's corner is drawn now, in the window or in the content of the scroll view around.
    fileprivate var containerOrigin: CGPoint {
        var origin = CGPoint.zero
        var node = parent
        while let current = node, let parent = current.parent, !(parent is ScrollNode) {
            let own = current.presentedOrigin
            let shift = current.transition?.shift ?? .zero
            origin = CGPoint(x: origin.x + own.x + shift.width, y: origin.y + own.y + shift.height)
            node = parent
        }
        return origin
    }
}
