import SwiftUI

/// An app that has nothing but settings.
@main
struct SettingsProbeApp: App {
    var body: some Scene { Settings { Text("Settings") } }
}
