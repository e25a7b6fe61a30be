#if GTK
import CGTK
import Foundation
import MartletCairo
import MartletCore
import MartletHeadless

/// A launch whose result is windows.
@MainActor
package enum WindowLaunch {
    /// Runs the app until it ends: by its last window, by its user, or by a signal.
    package static func run<A: App>(_ type: A.Type, name: String, options: LaunchOptions) {
        var fixed = DesktopSettings()
        fixed.colorScheme = options.wantedColorScheme
        let desktop = Desktop(fixed: fixed)
        var appOptions = AppOptions(shaper: CairoPlatform.shaper)
        let program = ProgramIdentity.current
        appOptions.name = program.name
        appOptions.windowSize = options.size
        appOptions.defaultWindowSize = CGSize(width: 800, height: 600)
        appOptions.session = SessionFile(app: program.id)
        appOptions.environment = { values in
            values.platformMetrics = options.metrics
            desktop.settings.apply(to: &values)
        }
        appOptions.desktop = WindowServices.shared
        appOptions.startDate = FrameClock.startDate
        let windows = DesktopWindows(applicationName: program.name, factor: options.wantedScale ?? 1)
        let runtime = AppRuntime(type, system: windows, options: appOptions)
        desktop.onChange = { runtime.updateEnvironment { desktop.settings.apply(to: &$0) } }
        windows.onEnd = { MainLoop.quit() }
        DisplayLoss.onLoss = {
            MainActor.assumeIsolated {
                windows.hasLostDisplay = true
                _ = runtime.terminate(isForced: true)
            }
        }
        EndingSignals.listen { MainActor.assumeIsolated { _ = runtime.terminate(isForced: true) } }
        runtime.launch()
        if !runtime.hasEnded { MainLoop.run() }
        SystemClipboard.handOn()
        runtime.end()
    }
}
#endif
