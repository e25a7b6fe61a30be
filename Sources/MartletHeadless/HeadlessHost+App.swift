import MartletCore
import MartletDrawing

extension HeadlessHost {
    /// Makes the host of an app: its first window is shown. Also gives the windows that the app describes.
    package static func launch<A: App>(
        _ type: A.Type, options: LaunchOptions, shaper: any TextShaper,
        environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) -> (host: HeadlessHost, windows: [WindowScene]) {
        var appOptions = AppOptions(shaper: shaper)
        appOptions.windowSize = options.size
        appOptions.environment = { values in
            values.colorScheme = options.colorScheme
            values.platformMetrics = options.metrics
            values.displayScale = options.scale
            environment(&values)
        }
        let windows = HeadlessWindows(type, options: appOptions)
        // An app without a window shows nothing.
        let host = HeadlessHost(windows.front?.host ?? windows.runtime.host, of: windows, frameRate: 60, keeps: true)
        return (host, windows.runtime.scenes)
    }

    /// The picture a second after launch: tasks have run, first animations are over.
    package func launchPicture() async -> DisplayList {
        await settle(timeout: .seconds(10))
        await advance(by: .seconds(1))
        return frame()
    }
}
