import MotionScreens
import SwiftUI

@main
struct MotionApp: App {
    var body: some Scene {
        WindowGroup { MotionView() }
    }
}
