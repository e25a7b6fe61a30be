import MartletGraph

/// One open window of an app: its views, and what the desktop has said of it.
@MainActor
package final class AppWindow {
    /// Tells it from all others, also after it was restored in a later run.
    package let number: Int
    package let scene: WindowScene
    /// Runs the window's views. Give it frames' times, input, and ask it for frames.
    package let host: ViewHost
    package unowned let runtime: AppRuntime

    package internal(set) var attributes = WindowAttributes()
    /// The size of the content in points.
    package internal(set) var size: CGSize {
        get { host.proposedSize }
        set { host.setSize(ProposedViewSize(newValue)) }
    }
    /// Where the window is, if that is known; when it is opened, where it should be put.
    package internal(set) var origin: CGPoint?
    /// Where it should be put as a part of the screen, if there is no `origin`.
    package var defaultPosition: UnitPoint? { origin == nil ? scene.attributes.defaultPosition : nil }
    /// Whether it fills the screen.
    package internal(set) var isMaximized = false
    /// The content's size before it filled the screen, as far as the desktop knows.
    private var sizeBefore: CGSize?
    /// The size to come back with: that which it has when it does not fill the screen.
    var ownSize: CGSize { isMaximized ? sizeBefore ?? size : size }
    /// Whether the keyboard is the window's.
    package private(set) var isKey = false
    /// Whether it can be seen: not minimised, not on another desktop.
    package private(set) var isVisible = true
    package internal(set) var isClosed = false

    /// The value that the window is of.
    let value: WindowValue?
    /// What `@SceneStorage` keeps.
    let storage: SettingsStore
    /// How often layout had measured when the limits were found.
    private var measuresAtLimits = -1
    /// The phase that its views have been told.
    var phase = ScenePhase.active
    var controlState = ControlActiveState.key

    init(_ scene: WindowScene, number: Int, value: AnyHashable?, storage: SettingsStore, runtime: AppRuntime) {
        self.number = number
        self.scene = scene
        self.runtime = runtime
        self.storage = storage
        let host = ViewHost(
            shaper: runtime.options.shaper, cycle: runtime.cycle,
            place: ViewHost.Place(inputs: scene.inputs, id: AnyHashable(number), life: scene.life))
        self.host = host
        // Before there are views: they look at the clipboard as they appear.
        if let desktop = runtime.options.desktop { host.input.desktop = desktop }
        self.value = scene.values.map { $0.makeLocation(value, host) }
    }

    // MARK: What the desktop tells

    /// The content has this size in points now.
    package func didResize(to size: CGSize) {
        self.size = size
    }

    /// The window is there now, by the desktop's coordinates in points.
    package func didMove(to origin: CGPoint) { self.origin = origin }

    /// The window fills the screen, or no longer does.
    /// - Parameter sizeBefore: The size in points that its content would have again.
    package func didMaximize(_ isMaximized: Bool, sizeBefore: CGSize? = nil) {
        self.isMaximized = isMaximized
        self.sizeBefore = sizeBefore
    }

    /// The keyboard has come to the window or has gone.
    package func didBecomeKey(_ isKey: Bool) {
        guard isKey != self.isKey, !isClosed else { return }
        if isKey { for other in runtime.windows where other !== self { other.isKey = false } }
        self.isKey = isKey
        runtime.keyDidChange()
    }

    /// It can be seen, or no longer.
    package func didBecomeVisible(_ isVisible: Bool) {
        guard isVisible != self.isVisible, !isClosed else { return }
        self.isVisible = isVisible
        host.isHidden = !isVisible
        runtime.phasesMayHaveChanged()
    }

    /// Device pixels for each point.
    package func didChangeScale(to scale: CGFloat) {
        host.updateEnvironment { $0.displayScale = scale }
    }

    /// A person wants the window closed.
    package func requestClose() { runtime.atRest { [weak self] runtime in if let self { runtime.userCloses(self) } } }

    // MARK: Limits

    /// Asks the content again how small and how large it can be, if it has been laid out anew. False if nothing changed.
    func refreshAttributes() -> Bool {
        var new = attributes
        new.title = runtime.title(of: self)
        new.hidesTitleBar = scene.attributes.hidesTitleBar
        new.kind = scene.kind
        // Not in the middle of an animation: each further question costs as much as laying out.
        if measuresAtLimits != host.layout.measureCount, host.motions.isEmpty {
            let resizability = scene.attributes.resizability(of: scene.kind)
            new.minSize = host.windowSize(for: .zero)
            new.maxSize =
                resizability == .contentSize
                ? host.windowSize(for: .infinity) : CGSize(width: CGFloat.infinity, height: .infinity)
            new.maxSize.width = max(new.minSize.width, new.maxSize.width)
            new.maxSize.height = max(new.minSize.height, new.maxSize.height)
            measuresAtLimits = host.layout.measureCount
        }
        guard new != attributes else { return false }
        attributes = new
        return true
    }
}

extension ViewHost {
    /// The size that the window has, as its owner said; that of the content where it said none.
    fileprivate var proposedSize: CGSize {
        let proposal = rootNode.rootProposal
        return CGSize(width: proposal.width ?? rootNode.size.width, height: proposal.height ?? rootNode.size.height)
    }

    /// The size of a window around the content for a proposal, in points.
    func windowSize(for proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        onDeepStack { size = rootNode.windowSize(for: proposal) }
        return size
    }
}
