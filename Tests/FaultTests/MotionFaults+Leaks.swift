@testable import MartletTesting
import SwiftUI
import Testing

// What stays of a host that moves.
extension MotionFaults {
    final class Data { var number = 0.0 }

    private struct Kind: View {
        let kind: Int
        let actions: Actions
        let data: Data
        @State private var isOn = false
        @Namespace private var space
        var body: some View {
            VStack {
                switch kind {
                case 0:
                    if isOn { Text("x").transition(.slide).matchedGeometryEffect(id: 1, in: space) }
                case 1: PhaseAnimator([0, 1]) { _ in Text("p").foregroundStyle(data === data ? .red : .blue) }
                case 2: TimelineView(.animation) { _ in Text(data === data ? "t" : "") }
                case 3:
                    KeyframeAnimator(initialValue: 0.0) { x in
                        Color.red.opacity(data === data ? x : 0)
                    } keyframes: { _ in
                        LinearKeyframe(data === data ? 1 : 0, duration: 1)
                    }
                case 4: Color.red.opacity(isOn ? 1 : 0)
                default: Color.red.gesture(DragGesture().onChanged { _ in _ = data })
                }
            }
            .probe(actions, "toggle") {
                withAnimation(.linear(duration: 1).repeatForever()) {
                    isOn.toggle()
                } completion: {
                    _ = data
                }
            }
        }
    }

    @Test(arguments: 0..<6) func nothingOfAMovingHostStays(_ kind: Int) async {
        weak var weakData: Data?
        weak var weakHost: AnyObject?
        do {
            let data = Data()
            weakData = data
            let actions = Actions()
            let ui = harness(Kind(kind: kind, actions: actions, data: data))
            weakHost = ui.host
            ui.run("toggle", actions)
            await ui.advance(by: .milliseconds(300))
            ui.run("toggle", actions)
            await ui.advance(by: .milliseconds(100))
            // The test's own circle.
            actions.register("toggle") {}
        }
        #expect(weakData == nil)
        #expect(weakHost == nil)
    }
}
