/// How an app ends.
extension AppRuntime {
    /// Ends the app as its user or the desktop asks: a delegate may refuse, views hear that they go to the background,
    /// state is saved, windows are closed.
    /// - Parameter isForced: The system ends the program anyway (a signal): nobody is asked.
    /// - Returns: False if the app goes on.
    @discardableResult
    package func terminate(isForced: Bool = false) -> Bool {
        guard !hasEnded, !isTerminating else { return true }
        if !isForced, delegates.contains(where: { !$0.allowsTermination() }) { return false }
        isTerminating = true
        phasesMayHaveChanged()
        flush()
        tellDelegates { $0.willTerminate() }
        flush()
        save()
        for window in windows { system.close(window) }
        end()
        system.appDidEnd()
        return true
    }

    /// Whether closing the last window ends the app: yes, as on other desktops than Apple's, unless a delegate says no.
    var terminatesAfterLastWindow: Bool {
        delegates.lazy.compactMap { $0.terminatesAfterLastWindow() }.first ?? true
    }

    func tellDelegates(_ body: (any AppHooks) -> Void) { for delegate in delegates { body(delegate) } }
}
