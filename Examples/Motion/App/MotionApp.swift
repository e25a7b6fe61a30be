import Foundation
import MotionScreens
import SwiftUI

/// Everything that moves, a room for each way. The variable ROOM names the one to begin with, in any case of letters.
@main
struct MotionApp: App {
    var body: some Scene {
        WindowGroup("Motion") { MotionView(named: ProcessInfo.processInfo.environment["ROOM"]) }
            .defaultSize(width: 900, height: 600)
    }
}

#Preview("Motion") { MotionView() }
