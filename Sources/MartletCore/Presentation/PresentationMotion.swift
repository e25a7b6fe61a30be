/// How something presented comes and goes: it moves on its own, whatever animation the change of the binding has, unless
/// the transaction disables animations.
///
/// Only the picture moves. Layout, input and accessibility have what is presented in its place at once, and what is
/// dismissed gone at once.
final class PresentationMotion {
    /// How far it is there: what the veil behind it goes by.
    private let presence: MovingValue<Double>
    private weak var node: PresentationNode?
    private var whenGone: (() -> Void)?
    /// What the content asks for.
    let style = PresentationStyle()

    init(_ node: PresentationNode) {
        self.node = node
        presence = MovingValue(1, host: node.host) { [weak node] in node?.motionDidMove() }
    }

    var veil: Double { min(max(presence.presented, 0), 1) }

    /// From where it comes to its place. Call it when it has been laid out, before it is drawn.
    func come(_ surroundings: TransitionSurroundings) {
        guard let node, let content = node.children.first else { return }
        let transaction = transaction(node)
        let channels = channels(node, content, surroundings)
        let transition = NodeTransition(channels, at: .willAppear, of: content, movesInput: false)
        content.transition = transition
        transition.go(to: .identity, transaction)
        presence.set(0, transaction: Transaction())
        presence.set(1, transaction: transaction)
    }

    /// Out again; `completion` is called when it has gone.
    func go(_ surroundings: TransitionSurroundings, _ completion: @escaping () -> Void) {
        guard let node, let content = node.children.first else { return completion() }
        whenGone = completion
        node.isLeaving = true
        content.isLeaving = true
        let transaction = transaction(node)
        let transition =
            content.transition
            ?? NodeTransition(
                channels(node, content, surroundings), at: .identity, of: content, movesInput: false)
        content.transition = transition
        transition.go(to: .didDisappear, transaction)
        presence.set(0, transaction: transaction)
    }

    /// Back from the way out.
    func comeBack() {
        guard let node, let content = node.children.first else { return }
        whenGone = nil
        node.isLeaving = false
        content.isLeaving = false
        let transaction = transaction(node)
        content.transition?.go(to: .identity, transaction)
        presence.set(1, transaction: transaction)
    }

    func didMove() {
        guard !presence.isMoving, presence.model == 0, let whenGone else { return }
        self.whenGone = nil
        whenGone()
    }

    /// The animations are our own choice: sheets on Apple's systems come by a spring of about this length.
    private func transaction(_ node: PresentationNode) -> Transaction {
        let isCard = node.kind == .alert || node.kind == .dialog || node.kind == .popover
        return Transaction(animation: isCard ? .easeOut(duration: 0.2) : .timingCurve(0.32, 0.72, 0, 1, duration: 0.4))
    }

    private func channels(
        _ node: PresentationNode, _ content: ViewNode, _ surroundings: TransitionSurroundings
    ) -> [TransitionChannel] {
        let fade = TransitionChannel(.opacity, willAppear: 0, identity: 1, didDisappear: 0)
        if style.transition is CrossFadeNavigationTransition { return [fade] }
        if let zoom = style.transition as? ZoomNavigationTransition, !surroundings.reducesMotion,
            let source = node.host.presentations.sources[zoom.key]?.last?.node
        {
            let frame = source.presentedFrame.offsetBy(dx: -content.origin.x, dy: -content.origin.y)
            return [fade, TransitionChannel(.frame(frame), willAppear: 1, identity: 0, didDisappear: 1)]
        }
        switch node.kind {
        case .sheet, .cover:
            if surroundings.reducesMotion { return [fade] }
            let way = CGSize(width: 0, height: max(node.size.height - content.origin.y, 0))
            return [TransitionChannel(.offset(way), willAppear: 1, identity: 0, didDisappear: 1)]
        case .alert, .dialog:
            if surroundings.reducesMotion { return [fade] }
            return [fade, TransitionChannel(.scale(.center), willAppear: 1.1, identity: 1, didDisappear: 1)]
        case .popover:
            if surroundings.reducesMotion { return [fade] }
            return [fade, TransitionChannel(.scale(.center), willAppear: 0.9, identity: 1, didDisappear: 0.9)]
        }
    }
}
