import MartletCore
import MartletDrawing

/// A host without a window: time is a number that somebody moves, input is a call, a frame is a value.
///
/// What enters: a view, a size, an environment, acts. What leaves: display lists and accessibility trees. It ends its
/// views when it is let go.
@MainActor
package final class HeadlessHost {
    package let host: ViewHost
    /// Time by number, and what waits for it.
    package let clock: VirtualClock
    /// The app, where the views are a window of one.
    package private(set) weak var windows: HeadlessWindows?
    /// The same, for a host that the app ends with.
    private var keptWindows: HeadlessWindows?
    package let frameRate: Double
    /// The tasks that acts have begun and that may still be alive.
    private let witnesses: TaskWitnesses
    /// Diagnostics in the order in which they were said.
    package var diagnostics: [Diagnostic] { windows?.diagnostics ?? heardDiagnostics }
    private var heardDiagnostics: [Diagnostic] = []

    /// Makes the host of a view; nothing is laid out before the first `flush`. `size` may leave a dimension open.
    package convenience init<Content: View>(
        size: ProposedViewSize, shaper: any TextShaper, frameRate: Double = 60, isObserving: Bool = true,
        environment: (inout EnvironmentValues) -> Void = { _ in }, prepare: (ViewHost) -> Void = { _ in },
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(
            size: size, shaper: shaper, frameRate: frameRate, isObserving: isObserving, environment: environment
        ) { host in
            prepare(host)
            host.setContent(content)
        }
    }

    init(
        size: ProposedViewSize, shaper: any TextShaper, frameRate: Double = 60, isObserving: Bool,
        environment: (inout EnvironmentValues) -> Void, makeViews: (ViewHost) -> Void
    ) {
        host = ViewHost(shaper: shaper)
        clock = VirtualClock()
        witnesses = TaskWitnesses()
        self.frameRate = frameRate
        host.observed.isObserving = isObserving
        let heard = Weak(self)
        host.onDiagnostic = { diagnostic in
            MainActor.assumeIsolated { heard.value?.heardDiagnostics.append(diagnostic) }
        }
        host.updateEnvironment(environment)
        host.setSize(size)
        witnessed { makeViews(host) }
    }

    /// The host of one of an app's windows, or of the app where it has none.
    /// - Parameter keeps: Whether the app lives as long as the host.
    init(_ host: ViewHost, of windows: HeadlessWindows, frameRate: Double, keeps: Bool) {
        self.host = host
        clock = windows.clock
        witnesses = windows.witnesses
        self.windows = windows
        keptWindows = keeps ? windows : nil
        isWindow = true
        self.frameRate = frameRate
    }

    isolated deinit {
        // An app ends its windows itself.
        if isWindow { return }
        host.end()
        clock.cancelAll()
    }

    private var isWindow = false

    /// The hosts that time is the same for.
    var hosts: [ViewHost] { windows?.hosts ?? [host] }

    // MARK: Updates

    /// Pending writes, update, layout and callbacks, until stable. Time stands still and no task is awaited.
    package func flush() { witnessed { host.flush() } }

    /// Runs `body` as an act: what it schedules comes to the virtual clock, and the tasks it begins are known.
    package func witnessed<Result>(_ body: () throws -> Result) rethrows -> Result {
        let witness = TaskWitness()
        defer { witnesses.add(witness) }
        return try TaskWitness.$current.withValue(witness) { try clock.inForce(body) }
    }

    /// The tasks that are alive, without those that have outlived a whole wait.
    var awaitedTasks: [TaskWitness.Reference] { witnesses.awaited }

    /// The picture as it is now.
    package func frame() -> DisplayList {
        flush()
        return host.frame()
    }

    /// The size of the window, in points.
    package var windowSize: CGSize { host.rootSize }

    package func resize(to size: ProposedViewSize) {
        host.setSize(size)
        flush()
    }

    package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        host.updateEnvironment(change)
        flush()
    }
}

/// Lets a closure know an object without keeping it.
struct Weak<Object: AnyObject>: @unchecked Sendable {
    weak var value: Object?

    init(_ value: Object) { self.value = value }
}
