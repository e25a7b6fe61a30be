import CThreads

/// Whether code runs where the main actor does: the only place where graphs and nodes may be touched.
///
/// On Linux this need not be the main thread: after `dispatchMain()` (as under `swift test`) the main queue is served
/// by other threads.
enum MainExecution {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { martlet_is_first_thread() || DispatchQueue.getSpecific(key: key) != nil }
}

extension MainExecution {
    /// Runs `body` on the main thread: at once where that is here, otherwise as soon as it can.
    static func run(_ body: @escaping @Sendable () -> Void) {
        if isCurrent { body() } else { DispatchQueue.main.async(execute: body) }
    }
}
