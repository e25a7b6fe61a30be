import MartletTesting
import SwiftUI
import Testing

/// Where built-in transitions have a view at some instants of a linear second.
@MainActor @Suite struct BuiltinTransitionTests {
    /// Runs one transition both ways; `check` is told how much of the view is away, and whether it goes.
    private func run(
        _ transition: some Transition, traits: Harness.Traits = .init(),
        _ check: (Harness, Double, _ goes: Bool) throws -> Void
    ) async throws {
        let (ui, script) = stage(transition, traits: traits)
        for goes in [false, true] {
            ui.animate { script.isShown = !goes }
            for quarter in 0..<4 {
                let time = Double(quarter) / 4
                try check(ui, goes ? time : 1 - time, goes)
                await ui.advance(by: .milliseconds(250))
            }
            #expect(ui.count("it") == (goes ? 0 : 1))
            ui.expectSameAsFresh()
        }
    }

    @Test func opacity() async throws {
        try await run(.opacity) { (ui, away, _) throws in
            #expect(near(try ui.opacity("it"), 1 - away))
            #expect(near(try ui.presentedFrame("it"), 80, 90, 40, 20))
        }
    }

    @Test("Scales around its anchor", arguments: [UnitPoint.center, .topLeading, .bottomTrailing])
    func scale(_ anchor: UnitPoint) async throws {
        try await run(.scale(0.5, anchor: anchor)) { (ui, away, _) throws in
            let part = 1 - 0.5 * away
            #expect(
                near(
                    try ui.presentedFrame("it"), 80 + 40 * anchor.x * (1 - part), 90 + 20 * anchor.y * (1 - part),
                    40 * part, 20 * part))
            #expect(try ui.opacity("it") == 1)
        }
    }

    @Test func scaleToNothing() async throws {
        try await run(.scale) { (ui, away, _) throws in
            #expect(near(try ui.presentedFrame("it").width, 40 * (1 - away)))
        }
    }

    @Test func offset() async throws {
        try await run(.offset(x: 30, y: -10)) { (ui, away, _) throws in
            #expect(near(try ui.presentedFrame("it"), 80 + 30 * away, 90 - 10 * away, 40, 20))
        }
    }

    @Test("Moves by its own length over the edge", arguments: Edge.allCases)
    func move(_ edge: Edge) async throws {
        try await run(.move(edge: edge)) { (ui, away, _) throws in
            let way: (Double, Double) =
                switch edge {
                case .top: (0, -20)
                case .bottom: (0, 20)
                case .leading: (-40, 0)
                case .trailing: (40, 0)
                }
            #expect(near(try ui.presentedFrame("it"), 80 + way.0 * away, 90 + way.1 * away, 40, 20))
        }
    }

    @Test("Slides in from the leading and out to the trailing side", arguments: [false, true])
    func slide(isMirrored: Bool) async throws {
        let sign = isMirrored ? -1.0 : 1
        let traits = Harness.Traits(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
        try await run(.slide, traits: traits) { (ui, away, goes) throws in
            #expect(near(try ui.presentedFrame("it"), 80 + sign * (goes ? 40 : -40) * away, 90, 40, 20))
        }
        try await run(.move(edge: .leading), traits: traits) { (ui, away, _) throws in
            #expect(near(try ui.presentedFrame("it"), 80 - sign * 40 * away, 90, 40, 20))
        }
        try await run(.offset(x: 30), traits: traits) { (ui, away, _) throws in
            #expect(near(try ui.presentedFrame("it"), 80 + sign * 30 * away, 90, 40, 20))
        }
        try await run(.push(from: .trailing), traits: traits) { (ui, away, goes) throws in
            #expect(near(try ui.presentedFrame("it"), 80 + sign * (goes ? -40 : 40) * away, 90, 40, 20))
            #expect(near(try ui.opacity("it"), 1 - away))
        }
    }

    @Test("Blurs, fades and scales", arguments: [BlurReplaceTransition.Configuration.downUp, .upUp])
    func blurReplace(_ configuration: BlurReplaceTransition.Configuration) async throws {
        try await run(.blurReplace(configuration)) { (ui, away, goes) throws in
            let change = goes && configuration == .upUp ? 0.1 : -0.1
            #expect(near(try ui.opacity("it"), 1 - away))
            #expect(near(try ui.presentedFrame("it").width, 40 * (1 + change * away)))
            if away > 0 { #expect(ui.displayList.contains("blur")) }
        }
    }

    @Test func identityIsAtOnce() async throws {
        let (ui, script) = stage(.identity)
        ui.animate { script.isShown = true }
        #expect(try ui.opacity("it") == 1)
        ui.animate { script.isShown = false }
        #expect(throws: Harness.Failure.self) { try ui.presentedFrame("it") }
    }

    @Test func combinedDoesBoth() async throws {
        try await run(MoveTransition(edge: .bottom).combined(with: .opacity)) { (ui, away, _) throws in
            #expect(near(try ui.presentedFrame("it"), 80, 90 + 20 * away, 40, 20))
            #expect(near(try ui.opacity("it"), 1 - away))
        }
    }

    @Test func asymmetricComesAndGoesByDifferentWays() async throws {
        try await run(.asymmetric(insertion: .move(edge: .top), removal: .opacity)) { (ui, away, goes) throws in
            #expect(near(try ui.presentedFrame("it"), 80, goes ? 90 : 90 - 20 * away, 40, 20))
            #expect(near(try ui.opacity("it"), goes ? 1 - away : 1))
        }
    }

    @Test("Without an animation there is nothing to see of it") func plain() throws {
        let (ui, script) = stage(.move(edge: .top))
        ui.perform { script.isShown = true }
        #expect(near(try ui.presentedFrame("it"), 80, 90, 40, 20))
        ui.perform { script.isShown = false }
        #expect(throws: Harness.Failure.self) { try ui.presentedFrame("it") }
        ui.perform {
            var transaction = Transaction(animation: .linear(duration: 1))
            transaction.disablesAnimations = true
            withTransaction(transaction) { script.isShown = true }
        }
        #expect(near(try ui.presentedFrame("it"), 80, 90, 40, 20))
    }

    @Test("Its own animation moves it whatever the change says") func ownAnimation() async throws {
        let (ui, script) = stage(OpacityTransition().animation(.linear(duration: 2)))
        ui.perform { script.isShown = true }
        await ui.advance(by: .milliseconds(500))
        #expect(near(try ui.opacity("it"), 0.25))
        await ui.advance(by: .milliseconds(1500))
        ui.animate { script.isShown = false }
        await ui.advance(by: .milliseconds(1500))
        #expect(near(try ui.opacity("it"), 0.25))
        await ui.advance(by: .milliseconds(500))
        #expect(throws: Harness.Failure.self) { try ui.opacity("it") }
    }

    @Test("Each part of a pair keeps its own animation") func ownAnimations() async throws {
        let pair = MoveTransition(edge: .top).animation(.linear(duration: 2))
            .combined(with: OpacityTransition().animation(.linear(duration: 4)))
        let (ui, script) = stage(pair)
        ui.perform { script.isShown = true }
        await ui.advance(by: .seconds(1))
        #expect(near(try ui.opacity("it"), 0.25))
        #expect(near(try ui.presentedFrame("it").minY, 80))
    }

    @Test("Where less motion is wanted, what moves fades") func reducedMotion() async throws {
        let traits = Harness.Traits(reduceMotion: true)
        try await run(MoveTransition(edge: .top).combined(with: .scale), traits: traits) { (ui, away, _) throws in
            #expect(near(try ui.presentedFrame("it"), 80, 90, 40, 20))
            #expect(near(try ui.opacity("it"), 1 - away))
        }
        try await run(Turning(), traits: traits) { (ui, away, _) throws in
            #expect(near(try ui.opacity("it"), 1 - away))
            #expect(!ui.displayList.contains("transform"))
        }
        // One that says it does not move is left as it is.
        try await run(Darkening(), traits: traits) { (ui, away, _) throws in
            #expect(try ui.opacity("it") == 1)
            if away > 0 { #expect(ui.displayList.contains("colorMatrix")) }
        }
    }
}

private struct Turning: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(90 * phase.value))
    }
}

private struct Darkening: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.brightness(phase.isIdentity ? 0 : -0.5)
    }

    static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}
