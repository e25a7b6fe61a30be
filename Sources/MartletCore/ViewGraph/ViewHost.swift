import MartletGraph

/// What runs one tree of views: its nodes, its layout, its input, and what moves.
///
/// A host program (a window, a test harness) owns one, gives it a size, a time and input, and takes frames from it. Hosts
/// that are made with the same `UpdateCycle` are the windows of one program.
package final class ViewHost {
    /// The updates, which it may share with other hosts.
    package let cycle: UpdateCycle
    let graph: Graph
    let layout = LayoutEngine()
    package let input = InputState()
    /// What is presented over the content.
    package let presentations = PresentationList()
    package let motions = MotionList()
    /// What waits for a moment.
    package let alarms = AlarmList()
    /// The views that share geometry.
    private(set) lazy var matchedGroups = MatchedGroups(self)
    let shaper: any TextShaper
    private(set) var rootNode: RootNode!
    /// The identity that all others of the tree are below.
    private(set) var rootInstance: ViewInstance!
    /// Everything that the host makes: it ends with the views.
    private var life: Subgraph!
    /// The part of it that ends with the current content.
    private var contentLife: Subgraph?
    /// The environment of the content.
    private(set) var rootScope: EnvironmentScope!

    private(set) var hasEnded = false
    @exclusivity(unchecked) private var nodeCount: UInt32 = 0
    private var safeArea = (container: EdgeInsets(), keyboard: CGFloat(0))
    /// How many boundaries of safe areas there are: the window's, and those that views set.
    var safeAreaCount = 0
    /// Where `@SceneStorage` keeps its values outside of an app.
    private(set) lazy var sceneStore = SettingsStore()
    /// The views that give values to commands.
    var focusedValueNodes: [FocusedValueNode] = []
    /// The views that open addresses from outside, and which ones their window prefers and takes.
    var urlNodes: [OpenURLNode] = []
    var externalEvents: (preferring: Set<String>, allowing: Set<String>)?
    /// Asked for keys that no view of the content took: the menus.
    var onUnhandledKey: ((KeyPress) -> Bool)?
    /// How many tasks of views are running.
    package internal(set) var runningTasks = 0
    /// The update before which the host was made.
    let firstUpdate: Int

    /// Called when something is waiting for a flush.
    package var onNeedsUpdate: (() -> Void)?
    /// Nobody sees the views: the windowing system gives no frames, so updates may not wait for one.
    package var isHidden = false {
        didSet { if oldValue, !isHidden { onNeedsUpdate?() } }
    }
    /// Whether the host itself is asking for its picture, and need not be told that there is another.
    private(set) var isTakingFrame = false
    /// The deadline that the owner has been told of; for hosts that share updates.
    var toldDeadline: Double?

    package convenience init(shaper: any TextShaper) {
        self.init(shaper: shaper, cycle: UpdateCycle(), place: nil)
    }

    /// Where the content of a host belongs that is not a whole program by itself.
    struct Place {
        /// What flows down to it.
        let inputs: _ViewInputs
        /// What tells it from others at the same place.
        let id: AnyHashable
        /// The lifetime that its own is a part of.
        let life: Subgraph
    }

    init(shaper: any TextShaper, cycle: UpdateCycle, place: Place?) {
        self.shaper = shaper
        self.cycle = cycle
        graph = cycle.graph
        firstUpdate = cycle.updateNumber
        let outer = place?.inputs.instance
        rootInstance = ViewInstance(
            host: self, parent: outer, kind: place.map { .item($0.id) } ?? .root, position: outer?.position)
        life = graph.within(place?.life ?? graph.root) { graph.makeSubgraph() }
        graph.within(life) {
            rootScope = EnvironmentScope(parent: place?.inputs.environment, graph: graph)
        }
        rootNode = RootNode(host: self)
        input.host = self
        presentations.host = self
        cycle.join(self)
    }

    deinit { cycle.leave(self) }

    /// Makes the views of `content`; those there were end first. Nothing is laid out before the next `flush`.
    package func setContent<Content: View>(_ content: @escaping @MainActor () -> Content) {
        setContent(listing: { [graph] inputs in
            let make = onMainThread { (_: Void) in content() }
            let value = graph.rule(updating: { (_: Content?) in make(()) })
            return Content._makeViewList(view: _GraphValue(value), inputs: inputs)
        })
    }

    /// Makes the views that `list` lists.
    func setContent(listing list: (_ViewInputs) -> ViewList) {
        endContent()
        let contentLife = graph.within(life) { graph.makeSubgraph() }
        self.contentLife = contentLife
        onDeepStack {
            graph.within(contentLife) {
                let inputs = _ViewInputs(host: self, environment: rootScope, instance: rootInstance)
                let outputs = list(inputs).makeUnary(inputs: inputs, implicit: .stack)
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
            cycle.runActions()
            rootNode.removeContent()
        }
    }

    /// Runs `body` in the lifetime of the host, for what is there besides the content.
    func inLife<Result>(_ body: () -> Result) -> Result { graph.within(life, body) }

    /// Changes the environment that the host gives. Only readers of keys whose values differ run again.
    package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        rootScope.change(change)
        updateSafeArea()
        requestUpdate()
    }

    /// The environment of the host, as values.
    package var environment: EnvironmentValues { EnvironmentValues(scope: rootScope) }

    func nextNodeID() -> UInt32 {
        nodeCount += 1
        return nodeCount
    }

    // MARK: Updates

    /// Updates, lays out and runs callbacks until nothing waits, here and in all hosts that share the updates. Time stands
    /// still.
    package func flush() {
        if !hasEnded { cycle.flush() }
    }

    func requestUpdate() {
        if !cycle.isFlushing { cycle.wake(self) }
    }

    // MARK: Frames

    /// Moves time on to `time` and brings everything that moves to its value then.
    package func advance(to time: Double) {
        cycle.move(to: time)
        onDeepStack {
            alarms.ring(until: now)
            motions.advance(to: now)
        }
        input.timeDidPass(now)
    }

    /// The frame as it is now: input applied, updates settled, layout and display list pulled.
    package func frame() -> DisplayList {
        isTakingFrame = true
        defer { isTakingFrame = false }
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
        requestUpdate()
    }

    package func setSize(_ size: ProposedViewSize) {
        rootNode.rootProposal = ProposedViewSize(width: usable(size.width), height: usable(size.height))
        requestUpdate()
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
            cycle.runActions()
            // Letting go of a deep tree nests as deep as the tree.
            rootNode.removeAll()
        }
        hasEnded = true
        cycle.leave(self)
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
