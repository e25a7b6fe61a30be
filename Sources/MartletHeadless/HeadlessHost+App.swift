import MartletCore
import MartletDrawing

extension HeadlessHost {
    /// Makes the host of an app: its first window is shown. Also gives the windows that the app describes.
    package static func launch<A: App>(
        _ type: A.Type, options: LaunchOptions, shaper: any TextShaper,
        environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) -> (host: HeadlessHost, windows: [WindowScene]) {
        var windows: [WindowScene] = []
        let host = HeadlessHost(
            size: ProposedViewSize(width: 800, height: 600), shaper: shaper, isObserving: false,
            environment: { values in
                values.colorScheme = options.colorScheme
                values.platformMetrics = options.metrics
                values.displayScale = options.scale
                values.scenePhase = .active
                environment(&values)
            }
        ) { windows = $0.setApp(A()) }
        host.flush()
        let window = windows.first { $0.kind != .settings }
        let size =
            options.size ?? window?.defaultSize ?? (options.metrics == .touch ? CGSize(width: 390, height: 844) : nil)
        // A view that does not fill what it gets has the window around it.
        host.resize(to: ProposedViewSize(size ?? host.host.contentSize))
        return (host, windows)
    }

    /// The picture a second after launch: tasks have run, first animations are over.
    package func launchPicture() async -> DisplayList {
        await settle(timeout: .seconds(10))
        await advance(by: .seconds(1))
        return frame()
    }
}
