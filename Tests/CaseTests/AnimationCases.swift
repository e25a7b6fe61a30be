import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct AnimationCases {
    private enum Place: CaseIterable { case nowhere, container, inserted }

    private struct V: View {
        let log: Log
        let place: Place
        @State var on = false
        var body: some View {
            // `.animation(nil, value:)` would forbid the animation, so each place is a view of its own.
            Group {
                switch place {
                case .nowhere: VStack { content }
                case .container: VStack { content }.animation(.linear(duration: 1), value: on)
                case .inserted:
                    VStack {
                        Color.gray
                        if on { Color.red.transition(.move(edge: .top)).animation(.linear(duration: 1), value: on) }
                    }
                }
            }
            .probe(log, "plain") { on.toggle() }
            .probe(log, "animated") { withAnimation(.linear(duration: 1)) { on.toggle() } }
        }

        @ViewBuilder private var content: some View {
            Color.gray
            if on { Color.red.transition(.move(edge: .top)) }
        }
    }

    /// Whether anything is still on its way a quarter of a second after the action.
    private func moves(_ place: Place, _ action: String) async -> Bool {
        let log = Log()
        let ui = Harness(size: CGSize(width: 100, height: 100), traits: Harness.Traits(frameRate: 8)) {
            V(log: log, place: place)
        }
        ui.run(action, log)
        await ui.advance(by: .milliseconds(250))
        let middle = ui.fills
        await ui.advance(by: .seconds(2))
        let end = ui.fills
        #expect(
            end.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 100, height: 46), CGRect(x: 0, y: 54, width: 100, height: 46),
            ])
        return middle != end
    }

    // Source: fatbobman/FatBlog@2727484 SwiftUI-of-Ask-Apple-2022-2.md.
    @Test("34 Transition attached animation alone does not animate without a transaction on the container")
    func case34() async {
        #expect(await moves(.nowhere, "plain") == false)
        #expect(await moves(.nowhere, "animated"))
        #expect(await moves(.container, "plain"))
        #expect(await moves(.inserted, "plain") == false)
    }

    // Source: OpenSwiftUIProject/OpenSwiftUI@069dd80 AnimationCompletionCompatibilityTests.swift.
    @Test("36 logicallyComplete fires before removed")
    func case36() async {
        struct V: View {
            let log: Log
            @State var r = false
            @State var s = 1.0
            var body: some View {
                Color.red.opacity(r ? 1 : 0.5).frame(width: 10 * s, height: 10 * s).onAppear {
                    let a = Animation.linear(duration: 5).logicallyComplete(after: 1)
                    withAnimation(a, completionCriteria: .logicallyComplete) {
                        r = true
                    } completion: {
                        log(1)
                    }
                    withAnimation(a, completionCriteria: .removed) {
                        s = 2
                    } completion: {
                        log(2)
                    }
                }
            }
        }
        let log = Log()
        let ui = Harness(traits: Harness.Traits(frameRate: 10)) { V(log: log) }
        await ui.advance(by: .milliseconds(800))
        #expect(log.lines == [])
        await ui.advance(by: .milliseconds(400))
        #expect(log.lines == ["1"])
        await ui.advance(by: .milliseconds(3600))
        #expect(log.lines == ["1"])
        await ui.advance(by: .milliseconds(1200))
        #expect(log.lines == ["1", "2"])
    }
}
