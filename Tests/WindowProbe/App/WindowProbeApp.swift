import ProbeScreens
import SwiftUI

/// Shows the screen that the environment variable PROBE_SCREEN names, and prints what happens in it.
@main
struct WindowProbeApp: App {
    init() { Probe.isPrinting = true }

    var body: some Scene {
        WindowGroup("WindowProbe") { ProbeView(screen: Probe.screen) }
            .defaultSize(width: 480, height: 360)
            .commands { if Probe.screen == .menus { MenuCommands() } }
        WindowGroup("Field", id: "field") { FocusedFieldScreen() }
            .defaultSize(width: 220, height: 120)
        WindowGroup("Numbered", for: Int.self) { NumberedScreen(number: $0.wrappedValue) }
            .defaultSize(width: 220, height: 120)
    }
}
