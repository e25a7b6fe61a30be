import MartletTesting
import MotionScreens
import SwiftUI
import Testing

@MainActor @Suite struct FirstTests {
    @Test("the example shows its rooms") func first() throws {
        let ui = Harness(size: CGSize(width: 800, height: 600)) { MotionView() }
        #expect(!ui.texts.isEmpty)
    }
}
