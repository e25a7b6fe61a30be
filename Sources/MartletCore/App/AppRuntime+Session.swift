/// What comes back in the next run.
extension AppRuntime {
    /// Opens the windows of the last run again, those of scenes that are still there and allow it.
    func restoreWindows() {
        for saved in session.windows {
            guard let scene = scenes.first(where: { $0.key == saved.scene }), restores(scene) else { continue }
            var value: AnyHashable?
            if let data = saved.value, let values = scene.values {
                // A window of a value that can no longer be read would be another window.
                guard let read = values.decode(data) else { continue }
                value = read
            }
            open(scene, value: value, saved: saved)
        }
        // Each came to the front as it was opened.
        if let front = windows.first(where: { $0.number == session.front }), front !== windows.last {
            system.bringToFront(front)
        }
    }

    private func restores(_ scene: WindowScene) -> Bool {
        scene.kind != .settings && scene.attributes.restorationBehavior != .disabled
            && scene.attributes.launchBehavior != .suppressed
    }

    /// Where the last window of the scene was, if windows go back there.
    func remembersFrame(of scene: WindowScene) -> SavedWindow? {
        guard scene.attributes.restorationBehavior != .disabled, let frame = session.frames[scene.key] else {
            return nil
        }
        return SavedWindow(number: 0, scene: scene.key, frame: frame)
    }

    func rememberFrame(of window: AppWindow) {
        system.locate(window)
        session.frames[window.scene.key] = frame(of: window)
    }

    private func frame(of window: AppWindow) -> SavedFrame {
        SavedFrame(size: window.ownSize, origin: window.origin, isMaximized: window.isMaximized)
    }

    /// What is to come back if the app ended now.
    var currentSession: Session {
        var session = session
        session.windows = windows.filter { restores($0.scene) }.map { window in
            SavedWindow(
                number: window.number, scene: window.scene.key, frame: frame(of: window),
                value: window.value?.current.flatMap { window.scene.values?.encode($0) },
                storage: window.storage.contents)
        }
        for window in windows { session.frames[window.scene.key] = frame(of: window) }
        session.front = frontWindow?.number
        return session
    }

    /// Writes what is to come back, where there is a place for it.
    package func save() {
        SettingsStore.saveAll()
        // Before the launch there is nothing, and what the last run has left is still to come back.
        guard isLaunched, let file = options.session else { return }
        for window in windows { system.locate(window) }
        file.write(currentSession)
    }
}
