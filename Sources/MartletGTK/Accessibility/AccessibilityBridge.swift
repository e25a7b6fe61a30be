#if GTK
import Foundation
import MartletCore

/// Joins the windows of the program to assistive tools, by AT-SPI.
///
/// What enters: hosts of views, and word of what became of them. What leaves: answers and events on the bus of the
/// tools. While no tool asks or listens nothing of the elements is computed. All calls are made on the main thread.
package final class AccessibilityBridge {
    private let directory: AtspiDirectory
    private let bus: AtspiBus
    private var announcements = 0

    /// - Parameter applicationName: what tools show for the program.
    package init(
        applicationName: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        directory = AtspiDirectory(applicationName: applicationName)
        bus = AtspiBus(directory, environment: environment)
        bus.onListenersChange = { [weak self] in self?.listenersDidChange() }
        bus.onScreenReaderChange = { [weak self] in self?.screenReaderDidChange($0) }
        announcements = AccessibilityAnnouncement.listen { [weak self] in self?.announce($0) }
    }

    deinit {
        AccessibilityAnnouncement.stopListening(announcements)
        bus.stop()
    }

    /// Looks for the bus of the tools. Returns at once; a bus that is missing is said once.
    package func start() { bus.start() }

    /// Leaves the bus.
    package func stop() { bus.stop() }

    /// Whether the registry of the tools knows of the program.
    package var isConnected: Bool { bus.isEmbedded }

    /// Whether a tool hears of the elements: then each update costs the size of the tree.
    package var isListenedTo: Bool { bus.listeners.wantTree }

    /// Whether a screen reader is running.
    package var isScreenReaderOn: Bool { bus.isScreenReaderOn }

    /// Told when a screen reader begins or ends. The views of all windows hear of it by themselves.
    package var onScreenReaderChange: (Bool) -> Void = { _ in }

    private func screenReaderDidChange(_ isOn: Bool) {
        for window in directory.windows { window.host.updateEnvironment { $0.screenReaderIsOn = isOn } }
        onScreenReaderChange(isOn)
    }

    /// Told once of each reason for which no tool can reach the program; without it, it goes to standard error.
    package var onProblem: (String) -> Void {
        get { bus.onProblem }
        set { bus.onProblem = newValue }
    }

    /// How often the elements of all windows were computed.
    package var readings: Int { directory.windows.reduce(0) { $0 + $1.reader.readings } }

    // MARK: Windows

    /// Makes the elements of a window known.
    package func add(_ host: ViewHost, _ outside: AccessibilityWindow) {
        guard directory.window(of: host) == nil else { return }
        let window = directory.add(host, outside)
        if isScreenReaderOn { host.updateEnvironment { $0.screenReaderIsOn = true } }
        if isListenedTo { window.told = window.records() }
        bus.emit(
            AtspiEvent(
                name: "ChildrenChanged", detail: "add", first: directory.windows.count - 1,
                value: directory.reference(window.path), source: .application))
        emit(window, "Create")
    }

    /// The window is no more. Its views may have ended already.
    package func remove(_ host: ViewHost) {
        guard let window = directory.window(of: host) else { return }
        let index = directory.windows.firstIndex { $0 === window } ?? 0
        if window.isActive { windowDidDeactivate(host) }
        emit(window, "Destroy")
        directory.remove(window)
        bus.emit(
            AtspiEvent(
                name: "ChildrenChanged", detail: "remove", first: index, value: directory.reference(window.path),
                source: .application))
        bus.emit(AtspiEvent(name: "StateChanged", detail: AtspiState.defunct.name, first: 1, source: window.path))
        if isListenedTo { bus.emitRemoved(directory.reference(window.path)) }
    }

    /// The views of the window have been updated, moved or drawn. Costs nothing while nobody listens.
    package func windowDidUpdate(_ host: ViewHost) {
        guard let window = directory.window(of: host) else { return }
        guard isListenedTo else { return window.reader.forget() }
        // What fades counts until it has faded, which is no update of the views.
        let isMoving = !host.motions.isEmpty
        if window.wasMoving, !isMoving { window.reader.forget() }
        window.wasMoving = isMoving
        tell(window)
    }

    package func windowDidActivate(_ host: ViewHost) { setActive(true, host) }

    package func windowDidDeactivate(_ host: ViewHost) { setActive(false, host) }

    /// The window may be called otherwise.
    package func titleDidChange(_ host: ViewHost) {
        guard let window = directory.window(of: host) else { return }
        let title = window.outside.title()
        guard title != window.toldTitle else { return }
        window.toldTitle = title
        bus.emit(
            AtspiEvent(
                name: "PropertyChange", detail: "accessible-name", value: .string(title), source: window.path))
    }

    /// The window shows these menus; `perform` does what an item says. An empty bar is none.
    package func setMenus(_ menus: MenuBar, of host: ViewHost, perform: @escaping (MenuCommand) -> Void) {
        guard let window = directory.window(of: host) else { return }
        window.show(AtspiMenus(menus), perform: perform)
        if isListenedTo { tell(window) }
    }

    private func setActive(_ isActive: Bool, _ host: ViewHost) {
        guard let window = directory.window(of: host), window.isActive != isActive else { return }
        window.isActive = isActive
        bus.emit(AtspiEvent(name: "StateChanged", detail: "active", first: isActive ? 1 : 0, source: window.path))
        emit(window, isActive ? "Activate" : "Deactivate")
        // A reader that comes to the window begins at its focus.
        guard isActive, isListenedTo else { return }
        tell(window)
        for record in window.told?.inOrder ?? [] where record.states.contains(.focused) {
            bus.emit(
                AtspiEvent(
                    name: "StateChanged", detail: "focused", first: 1,
                    source: .element(window: window.number, id: record.id)))
        }
    }

    private func emit(_ window: AtspiWindow, _ name: String) {
        bus.emit(AtspiEvent(kind: "Window", name: name, value: .string(window.outside.title()), source: window.path))
    }

    // MARK: Events

    private func listenersDidChange() {
        for window in directory.windows {
            if !isListenedTo {
                window.told = nil
            } else if window.told == nil {
                window.told = window.records()
            }
        }
    }

    /// Tells what has changed in the window since it was told of last.
    private func tell(_ window: AtspiWindow) {
        let new = window.records()
        guard let old = window.told else {
            window.told = new
            return
        }
        window.told = new
        let writer = AtspiEventWriter(
            window: window.number, owner: directory.owner, old: old, new: new, factor: window.outside.factor())
        for change in old.changes(to: new) {
            if case .began(let alone) = change, let record = new[alone.id] {
                let element = AtspiElement(directory: directory, window: window, records: new, record: record)
                bus.emitAdded(element.cacheItem)
            }
            for event in writer.events(for: change) { bus.emit(event) }
            if case .ended(let id) = change {
                bus.emitRemoved(directory.reference(.element(window: window.number, id: id)))
            }
        }
    }

    private func announce(_ announcement: AccessibilityAnnouncement) {
        let window = directory.windows.first(where: \.isActive) ?? directory.windows.first
        bus.emit(
            AtspiEvent(
                name: "Announcement", first: announcement.priority == .high ? 2 : 1, value: .string(announcement.text),
                source: window?.path ?? .application))
    }
}
#endif
