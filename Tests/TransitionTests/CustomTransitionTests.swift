import MartletTesting
import SwiftUI
import Testing

private struct Everything: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .opacity(phase.isIdentity ? 1 : 0.2)
            .offset(x: 50 * phase.value, y: phase.isIdentity ? 0 : 10)
            .padding(.leading, phase.isIdentity ? 0 : 20)
    }
}

private struct Doubled: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View { content.scaleEffect(isOn ? 2 : 1).opacity(isOn ? 0.5 : 1) }
}

private struct Tinted: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.foregroundStyle(phase.isIdentity ? .red : .blue).environment(
            \.mark, phase.isIdentity ? "there" : "away")
    }
}

private struct MarkKey: EnvironmentKey { static var defaultValue: String { "none" } }
extension EnvironmentValues {
    fileprivate var mark: String {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }
}

/// Transitions made of views.
@MainActor @Suite struct CustomTransitionTests {
    @Test("Effects, offsets and padding of the body move like any change") func phases() async throws {
        let (ui, script) = stage(Everything())
        ui.animate { script.isShown = true }
        for quarter in 0...3 {
            let away = 1 - Double(quarter) / 4
            #expect(near(try ui.opacity("it"), 1 - 0.8 * away))
            // The padding makes the whole 20 wider, so half of that is to the right of the centre.
            #expect(near(try ui.presentedFrame("it"), 80 - 50 * away + 10 * away, 90 + 10 * away, 40, 20))
            await ui.advance(by: .milliseconds(250))
        }
        ui.expectSameAsFresh()
        ui.animate { script.isShown = false }
        #expect(ui.count("it") == 0)
        await ui.advance(by: .milliseconds(250))
        #expect(near(try ui.opacity("it"), 0.8))
        #expect(near(try ui.presentedFrame("it").minY, 92.5))
        await ui.advance(by: .milliseconds(750))
        #expect(throws: Harness.Failure.self) { try ui.opacity("it") }
        ui.expectSameAsFresh()
    }

    @Test("modifier(active:identity:) goes between two states") func modifiers() async throws {
        let script = Script()
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            Seen {
                ZStack {
                    Color.clear
                    if script.isShown {
                        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("it")
                            .transition(.modifier(active: Doubled(isOn: true), identity: Doubled(isOn: false)))
                    }
                }
            }
        }
        ui.animate { script.isShown = true }
        await ui.advance(by: .milliseconds(500))
        #expect(near(try ui.opacity("it"), 0.75))
        #expect(near(try ui.presentedFrame("it").width, 60))
        await ui.advance(by: .milliseconds(500))
        #expect(near(try ui.presentedFrame("it"), 80, 90, 40, 20))
    }

    @Test("A modifier written after the transition is inside of it") func place() async throws {
        let script = Script()
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            Seen {
                ZStack(alignment: .topLeading) {
                    Color.clear
                    if script.isShown {
                        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("it")
                            .transition(.modifier(active: Doubled(isOn: true), identity: Doubled(isOn: false)))
                            .padding(30)
                    }
                }
            }
        }
        ui.animate { script.isShown = true }
        // Scaled by 2 about the centre of the padded box, (50, 40).
        #expect(near(try ui.presentedFrame("it"), 10, 20, 80, 40))
    }

    @Test("What the body puts into the environment reaches the content that reads it there") func surroundings() async {
        // The content is made where it is written: the body's environment is that of the container.
        let script = Script()
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            Seen {
                ZStack {
                    Color.clear
                    if script.isShown { Text("it").transition(Tinted()) }
                }
            }
        }
        ui.animate { script.isShown = true }
        await ui.advance(by: .seconds(1))
        #expect(ui.texts == ["it"])
        ui.expectSameAsFresh()
    }

    @Test("State of the content lives through its transition; its end is that of the removal") func lifetime() async {
        let script = Script()
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            Seen {
                VStack {
                    if script.isShown {
                        Color.red.frame(width: 10, height: 10)
                            .onAppear { script.log.append("came") }
                            .onDisappear { script.log.append("went") }
                            .transition(Everything())
                    }
                }
            }
        }
        ui.animate { script.isShown = true }
        #expect(script.log == ["came"])
        await ui.advance(by: .seconds(1))
        ui.animate { script.isShown = false }
        await ui.advance(by: .milliseconds(900))
        #expect(script.log == ["came"])
        await ui.advance(by: .milliseconds(200))
        #expect(script.log == ["came", "went"])
        #expect(ui.diagnostics.isEmpty)
    }

    @Test("Combined with built-in ones, and asymmetric, each part is as it would be alone") func composed() async throws
    {
        let (ui, script) = stage(
            .asymmetric(
                insertion: Everything().combined(with: .opacity),
                removal: MoveTransition(edge: .bottom).animation(.linear(duration: 2))))
        ui.animate { script.isShown = true }
        await ui.advance(by: .milliseconds(500))
        #expect(near(try ui.opacity("it"), 0.6 * 0.5))
        await ui.advance(by: .milliseconds(500))
        ui.animate { script.isShown = false }
        await ui.advance(by: .milliseconds(500))
        #expect(near(try ui.opacity("it"), 1))
        #expect(near(try ui.presentedFrame("it").minY, 95))
        await ui.advance(by: .milliseconds(1500))
        #expect(throws: Harness.Failure.self) { try ui.opacity("it") }
    }
}
