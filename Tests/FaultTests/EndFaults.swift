import SwiftUI
import Testing

@testable import MartletTesting

/// The host ends inside of a gesture, and goes on to send events.
@MainActor @Suite struct EndFaults {
    final class Box { var ui: Harness? }
    struct V: View {
        let drag: Bool
        let box: Box
        var body: some View {
            let close = { if let ui = box.ui { box.ui = nil; ui.host.end() } }
            if drag {
                Color.red.gesture(DragGesture(minimumDistance: 1).onChanged { _ in close() })
            } else {
                Button("x") { close() }
            }
        }
    }
    @Test(arguments: [false, true]) func end(_ drag: Bool) {
        let box = Box()
        let ui = Harness(size: CGSize(width: 50, height: 50)) { V(drag: drag, box: box) }
        box.ui = ui
        ui.touch(.down(0, CGPoint(x: 25, y: 25)))
        if drag { ui.touch(.move(0, CGPoint(x: 30, y: 30))) }
        ui.touch(.up(0, CGPoint(x: 25, y: 25)))
        ui.touch(.down(0, CGPoint(x: 25, y: 25)), .move(0, CGPoint(x: 5, y: 5)), .cancel(0))
        #expect(ui.host.attributeCount == 0)
    }
}
