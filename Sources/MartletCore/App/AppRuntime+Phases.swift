/// Who has the keyboard, and what can be seen.
extension AppRuntime {
    /// The window that has the keyboard.
    package var keyWindow: AppWindow? { windows.first(where: \.isKey) }

    /// The window that commands are for: that with the keyboard, or the last one that had it.
    package var frontWindow: AppWindow? { keyWindow ?? recent.first }

    func keyDidChange() {
        if let key = keyWindow {
            recent.removeAll { $0 === key }
            recent.insert(key, at: 0)
        }
        phasesMayHaveChanged()
        focusMayHaveMoved()
    }

    /// Commands are for the window in front.
    private func focusMayHaveMoved() {
        let front = frontWindow?.host
        guard cycle.namedFrontHost !== front else { return }
        cycle.namedFrontHost = front
        cycle.focusMoved()
    }

    /// Tells the windows, the custom scenes and the app their phases.
    ///
    /// A window that can be seen is active while any window of the app has the keyboard, and inactive otherwise; one that
    /// cannot be seen is in the background. App and custom scenes have the most active phase of their windows.
    func phasesMayHaveChanged() {
        let isActive = keyWindow != nil || !hasBeenKey
        if keyWindow != nil { hasBeenKey = true }
        for window in windows {
            let phase: ScenePhase = isTerminating || !window.isVisible ? .background : isActive ? .active : .inactive
            let state: ControlActiveState = window.isKey || !hasBeenKey ? .key : .inactive
            guard window.phase != phase || window.controlState != state else { continue }
            window.phase = phase
            window.controlState = state
            window.host.updateEnvironment {
                $0.scenePhase = phase
                $0.controlActiveState = state
            }
        }
        tell(host.rootScope, windows)
        var told: Set<ObjectIdentifier> = []
        for scope in scenes.flatMap(\.phaseScopes) where told.insert(ObjectIdentifier(scope)).inserted {
            tell(scope, windows.filter { $0.scene.phaseScopes.contains { $0 === scope } })
        }
        host.requestUpdate()
    }

    private func tell(_ scope: EnvironmentScope, _ windows: [AppWindow]) {
        let phase = isTerminating ? .background : windows.map(\.phase).max() ?? .background
        guard EnvironmentValues(scope: scope).scenePhase != phase else { return }
        scope.change { $0.scenePhase = phase }
        if scope === host.rootScope {
            tellDelegates { $0.didBecomeActive(phase == .active) }
        }
    }
}
