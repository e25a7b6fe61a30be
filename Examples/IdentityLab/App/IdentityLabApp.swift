import IdentityLabScreens
import SwiftUI

/// Five experiments on what SwiftUI takes for the same view, to be tried by hand.
@main
struct IdentityLabApp: App {
    var body: some Scene {
        WindowGroup("Identity Lab") { LabView() }
    }
}

#Preview("Identity Lab") { LabView() }
