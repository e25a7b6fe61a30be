#if GTK
import CGTK
import Foundation
import MartletCairo
import MartletCore
import MartletHeadless

/// A launch whose result is a window.
@MainActor
package enum WindowLaunch {
    /// Runs the app until its last window is closed.
    package static func run<A: App>(_ type: A.Type, name: String, options: LaunchOptions) {
        let host = ViewHost(shaper: CairoPlatform.shaper)
        var fixed = DesktopSettings()
        fixed.colorScheme = options.wantedColorScheme
        let desktop = Desktop(fixed: fixed)
        desktop.onChange = { host.updateEnvironment { desktop.settings.apply(to: &$0) } }
        host.updateEnvironment { values in
            values.platformMetrics = options.metrics
            desktop.settings.apply(to: &values)
            values.scenePhase = .active
        }
        host.setSize(ProposedViewSize(width: 800, height: 600))
        let scenes = host.setApp(A())
        host.flush()
        let scene = scenes.first { $0.kind != .settings }
        let size = options.size ?? scene?.defaultSize ?? CGSize(width: 800, height: 600)
        let surface = WindowSurface(host, title: scene?.title ?? name, size: size, factor: options.wantedScale ?? 1)
        surface.onCloseRequest = {
            surface.close()
            MainLoop.quit()
        }
        surface.show()
        MainLoop.run()
        host.end()
    }
}
#endif
