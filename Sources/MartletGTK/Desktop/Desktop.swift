#if GTK
import CGTK
import Foundation
import MartletCore

/// The desktop that the program runs on: its settings, followed live.
package final class Desktop {
    /// What is set now.
    package private(set) var settings = DesktopSettings()
    /// Called after a change.
    package var onChange: (() -> Void)?
    /// What the program's options ask for; it goes before what the desktop says.
    private let fixed: DesktopSettings
    private var portal: SettingsPortal?
    private var toolkit: ToolkitSettings?

    /// Reads the settings. Waits for the portal at most `patience` seconds; what it says later comes as a change.
    package init(fixed: DesktopSettings = DesktopSettings(), patience: Double = 0.1) {
        self.fixed = fixed
        portal = SettingsPortal { [unowned self] in update() }
        toolkit = ToolkitSettings { [unowned self] in update() }
        var isLate = false
        var timer = MainLoop.after(patience) { isLate = true }
        while portal?.isSettled == false, !isLate { g_main_context_iteration(nil, 1) }
        if !isLate { MainLoop.cancel(&timer) }
        update()
    }

    private func update() {
        let heard = (portal?.settings ?? DesktopSettings()).filled(from: toolkit?.current ?? DesktopSettings())
        let new = fixed.filled(from: heard)
        guard new != settings else { return }
        settings = new
        onChange?()
    }
}
#endif
