import Foundation
import LayoutExplorerScreens
import SwiftUI

/// All containers, with the proposal in your hand. The variable ROOM names the one to begin with, in any case of letters.
@main
struct LayoutExplorerApp: App {
    var body: some Scene {
        WindowGroup("Layout Explorer") { Explorer(named: ProcessInfo.processInfo.environment["ROOM"]) }
            .defaultSize(width: 1020, height: 680)
    }
}

#Preview("Layout Explorer") { Explorer() }
