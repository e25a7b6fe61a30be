/// Opening and closing.
extension AppRuntime {
    /// Opens the windows that the app starts with: those of the last run, or else that of the first scene.
    package func launch() {
        guard !isLaunched, !hasEnded else { return }
        isLaunched = true
        tellDelegates { $0.didFinishLaunching() }
        restoreWindows()
        for scene in scenes where scene.attributes.launchBehavior == .presented {
            if !windows.contains(where: { $0.scene === scene }) { open(scene) }
        }
        if windows.isEmpty, let scene = firstScene { open(scene) }
        if windows.isEmpty, !scenes.isEmpty, scenes.allSatisfy({ $0.kind == .settings }) {
            report(
                "The app has no window to begin with: Settings opens when it is asked for. Add a WindowGroup or a Window."
            )
        }
        flush()
    }

    /// The scene whose window is there at first.
    private var firstScene: WindowScene? {
        scenes.first { $0.attributes.launchBehavior == .automatic && ($0.kind == .group || $0.kind == .single) }
    }

    /// Opens a window of a scene, or brings the one to the front that there may be.
    @discardableResult
    func open(_ scene: WindowScene, value: AnyHashable? = nil, saved: SavedWindow? = nil) -> AppWindow {
        let value = value ?? scene.values?.makeDefault?()
        // Two windows may have come to one value: both come back.
        if saved == nil || scene.kind != .group, let window = openWindow(of: scene, value) {
            system.bringToFront(window)
            return window
        }
        let number = saved.map(\.number) ?? nextNumber
        nextNumber = max(nextNumber, number + 1)
        let storage = SettingsStore(memory: saved?.storage ?? [:])
        let window = AppWindow(scene, number: number, value: value, storage: storage, runtime: self)
        let link = AppLink(self, window)
        window.host.updateEnvironment { values in
            values.appLink = link
            values.sceneStore = storage
            values.windowValue = window.value
            values.scenePhase = .active
            values.controlActiveState = .key
            values.dismiss = DismissAction { link.closeOwnWindow() }
        }
        let unhandled = onMainThread { (press: KeyPress) in link.runtime?.performShortcut(press) ?? false }
        window.host.onUnhandledKey = { unhandled($0) }
        windows.append(window)
        recent.append(window)
        noteOpened()
        window.host.setContent(listing: scene.list)
        setFirstSize(of: window, saved)
        // What has appeared may have closed it: then it was never on the screen.
        guard !window.isClosed else { return window }
        _ = window.refreshAttributes()
        window.didResize(to: window.attributes.limited(window.size))
        system.open(window)
        keyDidChange()
        return window
    }

    /// The window that stands for opening a scene again: the only one of its kind, or the one of that value.
    private func openWindow(of scene: WindowScene, _ value: AnyHashable?) -> AppWindow? {
        let open = recent.filter { window in window.scene === scene }
        if scene.kind != .group { return open.first }
        return value == nil ? nil : open.first { $0.value?.current == value }
    }

    private func setFirstSize(of window: AppWindow, _ saved: SavedWindow?) {
        let remembered = saved ?? remembersFrame(of: window.scene)
        let attributes = window.scene.attributes
        let isFirst = windows.count == 1
        let metrics = host.environment.platformMetrics
        let size =
            (isFirst ? options.windowSize : nil) ?? remembered?.size ?? attributes.defaultSize
            ?? (metrics == .touch ? CGSize(width: 390, height: 844) : nil) ?? defaultSize(of: window.scene)
        window.origin = saved?.origin ?? (isFirst ? remembered?.origin : nil)
        window.isMaximized = remembered?.isMaximized ?? false
        window.host.setSize(size.map { ProposedViewSize($0) } ?? ProposedViewSize(width: 800, height: 600))
        flush()
        // Content that does not fill what it gets has the window around it.
        window.size = size ?? window.host.contentSize
        if isFirst, options.windowSize != nil { window.size = options.windowSize! }
    }

    private func defaultSize(of scene: WindowScene) -> CGSize? {
        let followsContent = scene.attributes.resizability(of: scene.kind) == .contentSize || scene.kind == .utility
        return followsContent ? nil : options.defaultWindowSize
    }

    /// Closes a window: its views end, and with them its state.
    func close(_ window: AppWindow) {
        guard !window.isClosed else { return }
        rememberFrame(of: window)
        window.isClosed = true
        windows.removeAll { $0 === window }
        recent.removeAll { $0 === window }
        system.close(window)
        window.host.end()
        keyDidChange()
    }

    /// A person closes a window. The last one takes the app along, unless a delegate wants it to stay.
    func userCloses(_ window: AppWindow) {
        guard !window.isClosed else { return }
        if windows.count == 1, terminatesAfterLastWindow {
            terminate()
        } else {
            close(window)
        }
    }

    // MARK: By name

    func open(id: String, value: AnyHashable? = nil) {
        guard let scene = scenes.first(where: { $0.id == id && ($0.kind != .settings) }) else {
            return report("openWindow(id: \"\(id)\"): no scene of the app has this id.")
        }
        open(scene, value: value)
    }

    func open<D: Codable & Hashable>(value: D) {
        guard let scene = scenes.first(where: { $0.values?.type == D.self }) else {
            return report(
                "openWindow(value:): no WindowGroup of the app is for \(D.self). Declare WindowGroup(for: \(D.self).self)."
            )
        }
        open(scene, value: AnyHashable(value))
    }

    func openSettings() {
        guard let scene = scenes.first(where: { $0.kind == .settings }) else {
            return report("openSettings: the app has no Settings scene.")
        }
        open(scene)
    }

    func close(id: String?, value: AnyHashable?) {
        for window in windows where id == nil || window.scene.id == id {
            if value == nil || window.value?.current == value { close(window) }
        }
    }

    private func report(_ message: String) { cycle.report(.missingScene, message, at: nil) }
}

extension Diagnostic.Code {
    public static let missingScene = Diagnostic.Code(rawValue: "missing-scene")
}
