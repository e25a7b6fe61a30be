import CThreads
import MartletGraph

/// What runs one tree of views: its graph, its nodes, the transactions that wait, and the callbacks that follow.
///
/// A host program (a window, a test harness) owns one, gives it a size, a time and input, and takes frames from it.
package final class ViewHost {
    let graph = Graph()
    let layout = LayoutEngine()
    let observer = UpdateObserver()
    package let input = InputState()
    /// What is presented over the content.
    package let presentations = PresentationList()
    package let motions = MotionList()
    /// What waits for a moment.
    package let alarms = AlarmList()
    /// The date at time 0 of the host's clock.
    package var startDate = Date()
    /// The views that share geometry.
    private(set) lazy var matchedGroups = MatchedGroups(self)
    var shaper: any TextShaper
    private(set) var rootNode: RootNode!
    private var rootInstance: ViewInstance!
    /// Everything that the host makes: it ends with the views.
    private var life: Subgraph!
    /// The part of it that ends with the current content.
    private var contentLife: Subgraph?
    private var rootScope: EnvironmentScope!
    private var rootEntries: Attribute<[EnvironmentEntry]>!

    private var pending: [PendingUpdate] = []
    private var actions = CallbackQueue()
    private var taskStarts = CallbackQueue()
    /// What goes on in the same update once it has been laid out.
    private var layoutActions: [() -> Void] = []
    private var isFlushing = false
    private(set) var hasEnded = false
    private var nodeCount: UInt32 = 0
    private var safeArea = (container: EdgeInsets(), keyboard: CGFloat(0))
    /// How many boundaries of safe areas there are: the window's, and those that views set.
    var safeAreaCount = 0
    private var said: Set<Diagnostic> = []
    /// How many tasks of views are running.
    package internal(set) var runningTasks = 0
    /// Counts flushes: what may happen only so often in a frame is counted against it.
    private(set) var frameSeed = 0

    /// Counts updates: one transaction each.
    private(set) var updateNumber = 0

    /// The time of the current frame in seconds, by the host's clock.
    package private(set) var now: Double = 0
    /// State that views begin with in place of their own initial values; for comparing with a tree that has a history.
    package var restoredState: RestoredState?
    /// Called when something is waiting for a flush.
    package var onNeedsUpdate: (() -> Void)?
    /// Hears every diagnostic; without it they go to standard error, each once.
    package var onDiagnostic: ((Diagnostic) -> Void)?

    /// Writes that belong to one transaction: one update.
    private struct PendingUpdate {
        let transaction: Transaction
        var writes: [(key: AnyObject, label: String, apply: () -> Void)]
    }

    package init(shaper: any TextShaper) {
        self.shaper = shaper
        graph.onDiagnostic = { [unowned self] in report(.graph, $0.message, at: nil) }
        rootInstance = ViewInstance(host: self, parent: nil, kind: .root, position: nil)
        life = graph.makeSubgraph()
        graph.within(life) {
            rootEntries = graph.source([], isEqual: nil)
            rootScope = EnvironmentScope(source: rootEntries, graph: graph)
        }
        rootNode = RootNode(host: self)
        input.host = self
        presentations.host = self
    }

    /// Makes the views of `content`; those there were end first. Nothing is laid out before the next `flush`.
    package func setContent<Content: View>(_ content: @escaping @MainActor () -> Content) {
        endContent()
        let contentLife = graph.within(life) { graph.makeSubgraph() }
        self.contentLife = contentLife
        onDeepStack {
            graph.within(contentLife) {
                let make = onMainThread { (_: Void) in content() }
                let value = graph.rule(updating: { (_: Content?) in make(()) })
                let inputs = _ViewInputs(host: self, environment: rootScope, instance: rootInstance)
                let outputs = Content._makeViewList(view: _GraphValue(value), inputs: inputs)
                    .makeUnary(inputs: inputs, implicit: .stack)
                rootNode.setContent(outputs.node)
            }
        }
    }

    private func endContent() {
        guard let old = contentLife else { return }
        contentLife = nil
        flush()
        onDeepStack {
            rootNode.content?.end()
            graph.remove(old)
            runActions()
            rootNode.removeContent()
        }
    }

    /// Changes the environment that the host gives. Only readers of keys whose values differ run again.
    package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        var values = EnvironmentValues()
        change(&values)
        var entries = values.effectiveEntries
        let new = Set(entries.map(\.id))
        entries += graph.peek(rootEntries).filter { !new.contains($0.id) }
        graph.write(rootEntries, entries)
        updateSafeArea()
        onNeedsUpdate?()
    }

    /// The environment of the host, as values.
    package var environment: EnvironmentValues { EnvironmentValues(scope: rootScope) }

    func nextNodeID() -> UInt32 {
        nodeCount += 1
        return nodeCount
    }

    // MARK: Writes and callbacks

    /// Takes `apply` into the update of `transaction`. A later write under the same key in the same update replaces it.
    func enqueue(_ transaction: Transaction, key: AnyObject, label: String, apply: @escaping () -> Void) {
        if let last = pending.indices.last, pending[last].transaction.group == transaction.group {
            if let index = pending[last].writes.firstIndex(where: { $0.key === key }) {
                pending[last].writes[index].apply = apply
            } else {
                pending[last].writes.append((key, label, apply))
            }
        } else {
            pending.append(PendingUpdate(transaction: transaction, writes: [(key, label, apply)]))
        }
        if !isFlushing { onNeedsUpdate?() }
    }

    /// Runs `action` after the current update and its layout, before anything is drawn.
    func afterUpdate(_ order: CallbackOrder? = nil, _ action: @escaping () -> Void) {
        // What appeared in a tree with a history does not appear again in its copy.
        if order != nil, restoredState != nil { return }
        actions.append(order, action)
        if !isFlushing { onNeedsUpdate?() }
    }

    /// Runs `start` after all other callbacks of this update.
    func afterCallbacks(_ order: CallbackOrder? = nil, _ start: @escaping () -> Void) {
        if restoredState != nil { return }
        taskStarts.append(order, start)
        if !isFlushing { onNeedsUpdate?() }
    }

    package var needsUpdate: Bool {
        !pending.isEmpty || !actions.isEmpty || !taskStarts.isEmpty || graph.hasPendingEffects || layout.hasWork
    }

    /// Updates, lays out and runs callbacks until nothing waits. Time stands still.
    package func flush() {
        guard !isFlushing, !hasEnded else { return }
        isFlushing = true
        defer { isFlushing = false }
        frameSeed += 1
        onDeepStack {
            settle()
            input.viewsDidChange()
            if needsUpdate { settle() }
        }
        observer.finishUpdate()
    }

    /// How many updates one flush may need before it is called a loop.
    private static let roundLimit = 100

    /// How often what reads geometry may change it again before it counts as another update.
    private static let geometryRounds = 4

    private func settle() {
        var rounds = 0
        while needsUpdate {
            rounds += 1
            if rounds > Self.roundLimit {
                report(
                    .updateLoop,
                    "The update does not come to rest: after \(Self.roundLimit) rounds callbacks still change state. "
                        + "Look for an onAppear, onChange or preference action that writes what triggers it.", at: nil)
                pending.removeAll()
                actions.removeAll()
                return
            }
            if !pending.isEmpty {
                update(pending.removeFirst())
            } else if graph.hasPendingEffects || layout.hasWork {
                update(PendingUpdate(transaction: Transaction(), writes: []))
            }
            if !actions.isEmpty {
                runActions()
            } else if pending.isEmpty, !graph.hasPendingEffects, !layout.hasWork {
                for start in taskStarts.take() { start() }
            }
        }
    }

    private func update(_ update: PendingUpdate) {
        updateNumber += 1
        let outer = Transaction.current
        defer { Transaction.current = outer }
        Transaction.current = update.transaction
        for write in update.writes {
            graph.writeLabel = write.label
            write.apply()
        }
        graph.writeLabel = nil
        // What is made of the geometry that layout finds belongs to the same update, so that it moves along.
        for _ in 0..<Self.geometryRounds {
            graph.flush()
            layout.run(root: rootNode)
            runLayoutActions()
            if !graph.hasPendingEffects { break }
        }
        motions.noteCompletions(of: update.transaction, host: self)
    }

    /// Runs `action` when the current update has been laid out, as a part of it: what it changes moves along.
    func afterLayout(_ action: @escaping () -> Void) { layoutActions.append(action) }

    private func runLayoutActions() {
        if layoutActions.isEmpty { return }
        let actions = layoutActions
        layoutActions = []
        for action in actions { action() }
    }

    private func runActions() {
        let outer = Transaction.current
        defer { Transaction.current = outer }
        Transaction.current = Transaction()
        for action in actions.take() { action() }
    }

    // MARK: Frames

    /// Moves time on to `time` and brings everything that moves to its value then.
    package func advance(to time: Double) {
        now = time
        onDeepStack {
            alarms.ring(until: time)
            motions.advance(to: time)
        }
        input.timeDidPass(time)
    }

    /// The frame as it is now: input applied, updates settled, layout and display list pulled.
    package func frame() -> DisplayList {
        flush()
        var item: DisplayItem?
        onDeepStack { item = rootNode.displayItem() }
        return DisplayList(
            root: item ?? DisplayItem(.group([])), size: rootNode.size)
    }

    /// Keeps the edges of the window free: plain views are laid out inside, and what ignores the safe area reaches
    /// the edges. Costs a look at every node.
    /// - Parameter keyboard: How far from below something covers the window that views may ignore on its own.
    package func setSafeArea(_ container: EdgeInsets, keyboard: CGFloat = 0) {
        safeArea = (container, keyboard)
        updateSafeArea()
    }

    private func updateSafeArea() {
        let container = SideInsets(safeArea.container, environment.layoutDirection)
        let hadSafeArea = rootNode.hasSafeArea
        guard rootNode.setSafeArea(container, keyboard: safeArea.keyboard) else { return }
        safeAreaCount += (rootNode.hasSafeArea ? 1 : 0) - (hadSafeArea ? 1 : 0)
        var nodes: [ViewNode] = [rootNode]
        while let node = nodes.popLast() {
            node.safeAreaMayHaveChanged()
            nodes.append(contentsOf: node.children)
        }
        layout.noteMoved(rootNode)
        onNeedsUpdate?()
    }

    package func setSize(_ size: ProposedViewSize) {
        rootNode.rootProposal = ProposedViewSize(width: usable(size.width), height: usable(size.height))
        onNeedsUpdate?()
    }

    /// A length of the window that layout can work with.
    private func usable(_ length: CGFloat?) -> CGFloat? {
        guard let length, !(length >= 0 && length.isFinite) else { return length }
        report(.invalidGeometry, "A window \(length) points long is not possible; zero is used instead.", at: nil)
        return 0
    }

    /// Ends all views: onDisappear runs, tasks are cancelled, nothing stays.
    package func end() {
        guard !hasEnded else { return }
        flush()
        onDeepStack {
            graph.remove(life)
            runActions()
            // Letting go of a deep tree nests as deep as the tree.
            rootNode.removeAll()
        }
        hasEnded = true
        actions.removeAll()
        taskStarts.removeAll()
        pending.removeAll()
    }

    /// Runs `body` where views may nest ten thousand deep.
    package func onDeepStack(_ body: () -> Void) {
        withoutActuallyEscaping(body) { body in
            var body = body
            withUnsafeMutablePointer(to: &body) { pointer in
                martlet_run_on_deep_stack(
                    { $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
            }
        }
    }

    // MARK: What is said

    func report(_ code: Diagnostic.Code, _ message: String, at instance: ViewInstance?) {
        let diagnostic = Diagnostic(code: code, message: message, path: instance?.path ?? "")
        guard said.insert(diagnostic).inserted else { return }
        if let onDiagnostic { onDiagnostic(diagnostic) } else { Diagnostic.printToStandardError(diagnostic) }
    }

    // MARK: Bodies

    /// Runs `body` as the body of `instance`.
    func running<Result>(_ instance: ViewInstance, _ body: () -> Result) -> Result {
        let outer = ViewInstance.running
        ViewInstance.running = instance
        defer { ViewInstance.running = outer }
        return body()
    }

    func isBody(_ attribute: AnyAttribute) -> Bool {
        ViewInstance.running?.body == attribute
    }
}
