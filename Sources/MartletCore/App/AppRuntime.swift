import MartletGraph

/// A running app: its state, its scenes, and the windows that are open.
///
/// What enters: an `App` type, a window system, and what that tells of. What leaves: calls of the window system. All windows
/// share one graph and one order of updates; see Decision 0008.
@MainActor
package final class AppRuntime {
    package let system: any WindowSystem
    package let options: AppOptions
    /// The updates of all windows.
    nonisolated(unsafe) package let cycle: UpdateCycle
    /// Holds what belongs to no window: the app, the scenes, and the views of the commands.
    nonisolated(unsafe) package let host: ViewHost
    package private(set) var scenes: [WindowScene] = []
    /// The open windows, in the order in which they were opened.
    package internal(set) var windows: [AppWindow] = []
    /// The windows by how lately they had the keyboard, the last one first.
    var recent: [AppWindow] = []
    package internal(set) var menus = MenuBar()
    package private(set) var hasEnded = false

    var link: AppLink!
    var delegates: [any AppHooks] = []
    var session: Session
    var nextNumber = 1
    /// What the menus were read in.
    var knownCircumstances: MenuCircumstances?
    var isLaunched = false
    var isTerminating = false
    /// Whether the desktop has ever told of a window with the keyboard: before, the windows count as such.
    var hasBeenKey = false
    private(set) var hasOpenedWindows = false

    /// Makes the app and reads its scenes. No window is opened before `launch`.
    package init<A: App>(_ type: A.Type, system: any WindowSystem, options: AppOptions) {
        self.system = system
        self.options = options
        cycle = UpdateCycle()
        cycle.restoredState = options.restoredState
        if let date = options.startDate { cycle.startDate = date }
        cycle.onDiagnostic = options.onDiagnostic
        cycle.observer.isObserving = options.isObserving
        host = ViewHost(shaper: options.shaper, cycle: cycle, place: nil)
        session = options.session?.read() ?? Session()
        link = AppLink(self)
        host.updateEnvironment { [link] values in
            options.environment(&values)
            values.scenePhase = .background
            values.appLink = link
        }
        makeScenes(type)
        let settled = onMainThread { (runtime: AppRuntime) in runtime.didSettle() }
        cycle.onSettled = { [unowned self] in settled(self) }
        let strayed = onMainThread { (runtime: AppRuntime) in runtime.flushSoon() }
        cycle.onNeedsUpdateWithoutFrames = { [unowned self] in strayed(self) }
    }

    private func makeScenes<A: App>(_ type: A.Type) {
        nonisolated(unsafe) let app = A()
        var outputs = _SceneOutputs()
        host.setContent(listing: { inputs in
            var inputs = inputs
            let value = inputs.graph.source(app, isEqual: nil)
            let body = makeBody(
                of: _GraphValue(value), named: A.self, inputs: &inputs, body: onMainThread { $0.body })
            outputs = A.Body._makeScene(scene: body, inputs: inputs)
            return CommandList.list(outputs.commands, inputs: inputs)
        })
        scenes = outputs.windows
        for (index, scene) in scenes.enumerated() { scene.key = scene.id ?? "\(scene.kind) \(index)" }
        host.inLife { for scene in scenes { watch(scene) } }
    }

    /// Keeps what is said about a scene up to date.
    private func watch(_ scene: WindowScene) {
        let graph = cycle.graph
        _ = graph.effect { scene.attributes = scene.readAttributes(graph) }
    }

    // MARK: Updates

    /// Changes what flows down to all windows: the desktop's settings.
    package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) { host.updateEnvironment(change) }

    /// Updates all windows until nothing waits.
    package func flush() { host.flush() }

    /// Runs `action` when no update goes on: there windows may come and go.
    nonisolated func atRest(_ action: @escaping @MainActor (AppRuntime) -> Void) {
        let action = onMainThread(action)
        cycle.atRest { [weak self] in if let self, !self.isOver { action(self) } }
        host.requestUpdate()
    }

    nonisolated private var isOver: Bool { host.hasEnded }

    /// Something waits and no window gives frames.
    private func flushSoon() {
        DispatchQueue.main.async { [weak self] in self?.flush() }
    }

    /// An update is over: what windows and menus say may be something else.
    private func didSettle() {
        for window in windows where window.refreshAttributes() {
            system.update(window)
            let size = window.attributes.limited(window.size)
            if size != window.size { system.resize(window, to: size) }
        }
        refreshMenus()
    }

    func title(of window: AppWindow) -> String {
        if let title = window.scene.title, !title.isEmpty { return title }
        return window.scene.kind == .settings ? "Settings" : options.name
    }

    // MARK: Ends

    /// Ends all views and the app's own state. Nothing is saved; see `terminate`.
    package func end() {
        guard !hasEnded else { return }
        hasEnded = true
        for window in windows {
            window.isClosed = true
            window.host.end()
        }
        windows = []
        recent = []
        host.end()
        cycle.onSettled = nil
        cycle.onNeedsUpdateWithoutFrames = nil
    }

    func noteOpened() { hasOpenedWindows = true }
}
