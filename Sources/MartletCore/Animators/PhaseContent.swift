import MartletGraph

/// The content of a phase animator that has phases.
nonisolated struct PhaseContent<Phase: Equatable, Content: View>: MultiView {
    let phases: [Phase]
    let trigger: AnyTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    nonisolated init(
        phases: [Phase], trigger: AnyTrigger?, content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        var inputs = inputs
        let graph = inputs.graph
        let run = PhaseRun<Phase>(watch: ShownWatch(&inputs), inputs: inputs)
        _ = graph.effect {
            let value = view.value(in: graph)
            run.update(phases: value.phases, trigger: value.trigger, animation: value.animation)
        }
        let index = run.index
        let made = graph.observedRule(host: inputs.host) { (_: Content?) in
            let value = view.value(in: graph)
            let index = graph.read(index)
            return value.content(value.phases[index < value.phases.count ? index : 0])
        }
        return Content.listOrDefer(view: _GraphValue(made), inputs: inputs)
    }
}

/// Leads from phase to phase.
private final class PhaseRun<Phase: Equatable> {
    private unowned let host: ViewHost
    private let watch: ShownWatch
    let index: Attribute<Int>
    private var phases: [Phase] = []
    private var trigger: AnyTrigger?
    private var animation: (Phase) -> Animation? = { _ in nil }
    /// The phase that is on its way or there.
    private var current = 0
    /// Counts steps: the end of one that was overtaken means nothing.
    private var step = 0
    private var startedAt = 0.0
    private var isRunning = false
    private var hasBegun = false

    init(watch: ShownWatch, inputs: _ViewInputs) {
        host = inputs.host
        self.watch = watch
        index = inputs.graph.source(0)
    }

    func update(phases: [Phase], trigger: AnyTrigger?, animation: @escaping (Phase) -> Animation?) {
        self.phases = phases
        self.animation = animation
        if current >= phases.count {
            current = 0
            host.graph.write(index, 0)
        }
        let old = self.trigger
        self.trigger = trigger
        if !hasBegun {
            hasBegun = true
            // The first phase is shown first.
            if trigger == nil { host.afterUpdate { [weak self] in self?.goOn() } }
        } else if let trigger, trigger != old {
            // From rest it is the second phase; on the way it is the next one at once.
            isRunning = true
            begin(next)
        } else if trigger == nil, !isRunning {
            goOn()
        }
    }

    private var next: Int { current + 1 < phases.count ? current + 1 : 0 }

    /// The next phase, if there is any and somebody sees it.
    private func goOn() {
        isRunning = false
        guard !watch.hasEnded, phases.count > 1 else { return }
        isRunning = true
        if trigger == nil, !watch.isShown {
            return watch.whenShown { [weak self] in self?.goOn() }
        }
        begin(next)
    }

    private func begin(_ phase: Int) {
        guard phases.indices.contains(phase), phases.count > 1 else { return isRunning = false }
        step += 1
        current = phase
        startedAt = host.now
        let (step, graph, index) = (step, host.graph, index)
        var transaction = Transaction(animation: animation(phases[phase]))
        // An update of its own.
        transaction.group = Transaction.nextGroup()
        transaction.addAnimationCompletion { [weak self] in self?.didArrive(in: step) }
        host.enqueue(transaction, key: self, label: "phase") {
            if graph.isAlive(index.id) { graph.write(index, phase) }
        }
    }

    private func didArrive(in step: Int) {
        guard step == self.step, !watch.hasEnded else { return }
        if trigger != nil, current == 0 { return isRunning = false }
        // Where nothing moves a phase lasts for a frame.
        if host.now > startedAt { goOn() } else { host.motions.add(NextFrame { [weak self] in self?.goOn() }) }
    }
}

/// Calls something in the next frame.
final class NextFrame: Motion {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    override func advance(to time: Double) -> Bool {
        action()
        return false
    }
}
