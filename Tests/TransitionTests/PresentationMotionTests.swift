import MartletTesting
import SwiftUI
import Testing

/// How sheets, covers, popovers and alerts come and go.
@MainActor @Suite struct PresentationMotionTests {
    enum Kind: CaseIterable { case sheet, cover, popover, alert }

    private struct Content: View {
        let script: Script
        let kind: Kind

        private var isPresented: Binding<Bool> {
            Binding {
                script.isShown
            } set: {
                script.isShown = $0
            }
        }

        private var inside: some View {
            Color.red.frame(width: 100, height: 80).accessibilityIdentifier("inside")
                .onAppear { script.log.append("came") }.onDisappear { script.log.append("went") }
        }

        var body: some View {
            let _ = script.isShown
            let base = Color.gray.accessibilityIdentifier("behind")
            switch kind {
            case .sheet:
                base.sheet(isPresented: isPresented) {
                    script.log.append("dismissed")
                } content: {
                    inside
                }
            case .cover:
                base.fullScreenCover(isPresented: isPresented) {
                    script.log.append("dismissed")
                } content: {
                    inside
                }
            case .popover: base.popover(isPresented: isPresented) { inside }
            case .alert: base.alert("Sure?", isPresented: isPresented) { Button("Yes") { script.log.append("yes") } }
            }
        }
    }

    private func make(_ kind: Kind, _ traits: Harness.Traits = .init()) -> (Harness, Script) {
        let script = Script()
        return (
            Harness(size: CGSize(width: 300, height: 300), traits: traits) { Content(script: script, kind: kind) },
            script
        )
    }

    @Test("A sheet slides up from the lower edge and down again, never back") func sheet() async throws {
        let (ui, script) = make(.sheet)
        ui.perform { script.isShown = true }
        let target = try ui.frame("inside")
        #expect(near(try ui.presentedFrame("inside").minY, 300))
        var last = 300.0
        for _ in 0..<30 {
            await ui.advance(by: .milliseconds(20))
            let now = try ui.presentedFrame("inside").minY
            #expect(now <= last + 1e-9 && now >= target.minY - 1e-9)
            last = now
        }
        #expect(near(last, target.minY))
        ui.expectSameAsFresh()
        ui.perform { script.isShown = false }
        #expect(ui.count("inside") == 0)
        #expect(script.log == ["came"])
        await ui.advance(by: .milliseconds(200))
        #expect(try ui.presentedFrame("inside").minY > target.minY)
        await ui.advance(by: .milliseconds(300))
        #expect(script.log == ["came", "went", "dismissed"])
        #expect(throws: Harness.Failure.self) { try ui.presentedFrame("inside") }
        ui.expectSameAsFresh()
    }

    @Test("Everything presented moves, comes to rest, and leaves nothing behind", arguments: Kind.allCases)
    func allKinds(_ kind: Kind) async throws {
        let (ui, script) = make(kind)
        let empty = ui.displayList
        ui.perform { script.isShown = true }
        let start = ui.displayList
        await ui.advance(by: .milliseconds(100))
        let midway = ui.displayList
        await ui.advance(by: .seconds(1))
        let rest = ui.displayList
        #expect(start != midway && midway != rest)
        ui.expectSameAsFresh()
        ui.perform { script.isShown = false }
        await ui.advance(by: .milliseconds(100))
        #expect(ui.displayList != empty && ui.displayList != rest)
        await ui.advance(by: .seconds(1))
        #expect(ui.displayList == empty)
        ui.expectSameAsFresh()
    }

    @Test("It can be used at once, and not any more once it is dismissed") func input() async throws {
        let (ui, script) = make(.alert)
        ui.perform { script.isShown = true }
        try ui.tap("Yes")
        #expect(script.log == ["yes"])
        #expect(throws: Harness.Failure.self) { try ui.tap("Yes") }
    }

    @Test("Presented again before it has gone, it comes back as what it was") func interruption() async throws {
        let (ui, script) = make(.sheet)
        ui.perform { script.isShown = true }
        await ui.advance(by: .seconds(1))
        ui.perform { script.isShown = false }
        await ui.advance(by: .milliseconds(100))
        let there = try ui.presentedFrame("inside")
        ui.perform { script.isShown = true }
        #expect(near(try ui.presentedFrame("inside").minY, there.minY))
        await ui.advance(by: .seconds(1))
        #expect(script.log == ["came"])
        ui.expectSameAsFresh()
    }

    @Test("Without animations it jumps") func disabled() throws {
        let (ui, script) = make(.cover)
        var transaction = Transaction()
        transaction.disablesAnimations = true
        ui.perform { withTransaction(transaction) { script.isShown = true } }
        ui.expectSameAsFresh()
        ui.perform { withTransaction(transaction) { script.isShown = false } }
        #expect(script.log == ["came", "went", "dismissed"])
        ui.expectSameAsFresh()
    }

    @Test("Where less motion is wanted it fades") func reducedMotion() async throws {
        let (ui, script) = make(.sheet, Harness.Traits(reduceMotion: true))
        ui.perform { script.isShown = true }
        #expect(try ui.opacity("inside") == 0)
        #expect(near(try ui.presentedFrame("inside").minY, try ui.frame("inside").minY))
        await ui.advance(by: .seconds(1))
        #expect(try ui.opacity("inside") == 1)
    }

    @Test("A zoom comes out of its source and goes back into it") func zoom() async throws {
        struct Content: View {
            let script: Script
            @Namespace private var space
            var body: some View {
                let _ = script.isShown
                VStack {
                    Color.blue.frame(width: 30, height: 20).matchedTransitionSource(id: 1, in: space)
                        .accessibilityIdentifier("source")
                    Spacer()
                }
                .fullScreenCover(
                    isPresented: Binding {
                        script.isShown
                    } set: {
                        script.isShown = $0
                    }
                ) {
                    Color.red.accessibilityIdentifier("inside").navigationTransition(.zoom(sourceID: 1, in: space))
                }
            }
        }
        let script = Script()
        let ui = Harness(size: CGSize(width: 300, height: 300)) { Content(script: script) }
        ui.perform { script.isShown = true }
        #expect(near(try ui.presentedFrame("inside"), 135, 0, 30, 20))
        #expect(try ui.opacity("inside") == 0)
        await ui.advance(by: .seconds(1))
        #expect(near(try ui.presentedFrame("inside"), 0, 0, 300, 300))
        ui.expectSameAsFresh()
        ui.perform { script.isShown = false }
        await ui.advance(by: .milliseconds(380))
        #expect(try ui.presentedFrame("inside").width < 60)
    }
}
