@testable import MartletTesting
import SwiftUI
import Testing

extension Harness {
    /// Whether everything that is drawn has a place that is a number, and can be drawn.
    func expectNumbers(sourceLocation: SourceLocation = #_sourceLocation) {
        let list = displayList
        let isBad = list.contains("nan") || list.contains("inf")
        #expect(!isBad, "\(list.prefix(600))", sourceLocation: sourceLocation)
        #expect(throws: Never.self, sourceLocation: sourceLocation) { _ = try bitmap() }
    }

    /// Whether nothing asks for frames.
    var isAtRest: Bool { host.motions.isEmpty }
}

/// Motion that nobody meant: numbers that are none, interruptions, what goes while it moves.
@MainActor @Suite(.timeLimit(timeLimit)) struct MotionFaults {
    func harness<V: View>(_ view: V) -> Harness {
        Harness(size: CGSize(width: 200, height: 200), traits: Harness.Traits(frameRate: 20)) { view }
    }

    // MARK: Numbers

    private struct Wave: Shape {
        var height: Double
        var animatableData: Double {
            get { height }
            set { height = newValue }
        }
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: rect.origin)
                path.addLine(to: CGPoint(x: rect.maxX, y: height))
            }
        }
    }

    private struct Odd: View {
        let actions: Actions
        @State private var number = 1.0
        var body: some View {
            VStack {
                Color.red.frame(width: 20, height: 20).offset(x: number).rotationEffect(.degrees(number))
                Color.red.frame(width: 20, height: 20).scaleEffect(number).opacity(number).blur(radius: number)
                Wave(height: number).stroke(Color.blue, lineWidth: number)
                Color.green.frame(width: 10, height: 10).position(x: number, y: 5).brightness(number)
                Text("x").font(.system(size: number)).foregroundStyle(Color(red: number, green: 0, blue: 0))
                Circle().trim(from: 0, to: number).rotation3DEffect(.degrees(number), axis: (x: 1, y: number, z: 0))
            }
            .probe(actions, "nan") { withAnimation(.linear(duration: 1)) { number = .nan } }
            .probe(actions, "infinite") { withAnimation(.spring) { number = .infinity } }
            .probe(actions, "huge") { withAnimation(.bouncy) { number = 1e300 } }
            .probe(actions, "back") { withAnimation(.easeIn(duration: 0.5)) { number = 2 } }
        }
    }

    @Test(arguments: ["nan", "infinite", "huge"]) func numbersThatAreNone(_ name: String) async {
        let actions = Actions()
        let ui = harness(Odd(actions: actions))
        ui.run(name, actions)
        await ui.advance(by: .milliseconds(200))
        _ = try? ui.bitmap()
        ui.run("back", actions)
        await ui.advance(by: .milliseconds(200))
        _ = try? ui.bitmap()
        await ui.advance(by: .seconds(4))
        #expect(ui.isAtRest)
        ui.expectSameAsFreshState()
    }

    // MARK: Completions

    @Test func completionsThatStartForEver() async {
        struct V: View {
            let actions: Actions
            @State private var n = 0
            var body: some View {
                Color.red.frame(width: CGFloat(10 + n % 2 * 50)).probe(actions, "start") { go() }
            }
            func go() {
                actions.count += 1
                withAnimation(.linear(duration: 0.1)) {
                    n += 1
                } completion: {
                    go()
                }
            }
        }
        let actions = Actions()
        var ui: Harness? = harness(V(actions: actions))
        ui!.run("start", actions)
        await ui!.advance(by: .seconds(2))
        #expect((10...21).contains(actions.count), "\(actions.count)")
        #expect(ui!.diagnostics == [])
        let host = ui!.host
        ui = nil
        #expect(host.attributeCount == 0)
    }

    @Test func completionsOfNothingThatStartForEver() async {
        struct V: View {
            let actions: Actions
            @State private var n = 0
            var body: some View { Text("x").probe(actions, "start") { go() } }
            func go() {
                actions.count += 1
                withAnimation(.linear(duration: 0.1)) {
                } completion: {
                    go()
                }
            }
        }
        let actions = Actions()
        let ui = harness(V(actions: actions))
        ui.run("start", actions)
        await ui.advance(by: .milliseconds(100))
        #expect(actions.count < 2000, "\(actions.count)")
        #expect(ui.texts == ["x"])
    }

    @Test func durationZeroCompletionsForEver() async {
        struct V: View {
            let actions: Actions
            @State private var n = 0
            var body: some View {
                Color.red.frame(width: CGFloat(10 + n % 2 * 50)).probe(actions, "start") { go() }
            }
            func go() {
                actions.count += 1
                withAnimation(.linear(duration: 0), completionCriteria: .removed) {
                    n += 1
                } completion: {
                    go()
                }
            }
        }
        let actions = Actions()
        let ui = harness(V(actions: actions))
        ui.run("start", actions)
        await ui.advance(by: .seconds(1))
        #expect((1...60).contains(actions.count), "\(actions.count)")
    }

    @Test func animatedCallbacks() async {
        struct V: View {
            @State private var a = 0
            @State private var b = 0
            var body: some View {
                Color.red.frame(width: CGFloat(a), height: CGFloat(b))
                    .onAppear { withAnimation(.linear(duration: 1)) { a = 100 } }
                    .onChange(of: a, initial: true) { withAnimation(.linear(duration: 0.5)) { b = a } }
                    .onChange(of: b) { withAnimation { a += a < 150 ? 10 : 0 } }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: { _ in
                        withAnimation { b += 0 }
                    }
            }
        }
        let ui = harness(V())
        await ui.advance(by: .seconds(5))
        #expect(ui.isAtRest)
        ui.expectNumbers()
        #expect(ui.diagnostics.map(\.code).allSatisfy { $0 == .onChangeLoop })
    }

    // MARK: Transactions

    @Test func scopedAnimationsInRowsThatComeAndGo() async {
        struct V: View {
            let actions: Actions
            @State private var n = 0
            var body: some View {
                ScrollView {
                    LazyVStack {
                        ForEach(n..<(n + 30), id: \.self) { row in
                            Text("\(row)")
                                .animation(.linear(duration: row % 2 == 0 ? .nan : 0.2)) {
                                    $0.opacity(n % 2 == 0 ? 1 : 0.2).scaleEffect(n % 3 == 0 ? 1 : 0)
                                }
                                .transaction { if row % 5 == 0 { $0.disablesAnimations = true } }
                                .transaction(value: n) { $0.animation = $0.animation?.speed(-1).delay(-2) }
                        }
                    }
                    .animation(.bouncy, value: n)
                }
                .probe(actions, "next") { withAnimation(.spring(bounce: 3)) { n += 1 } }
                .probe(actions, "plain") {
                    var transaction = Transaction(animation: .linear)
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { n += 7 }
                }
            }
        }
        let actions = Actions()
        var ui: Harness? = harness(V(actions: actions))
        for step in 0..<30 {
            ui!.run(step % 4 == 3 ? "plain" : "next", actions)
            await ui!.advance(by: .milliseconds(50))
            ui!.expectNumbers()
        }
        let host = ui!.host
        ui = nil
        #expect(host.attributeCount == 0)
    }

    @Test func foreverAndThenAnother() async throws {
        struct V: View {
            let actions: Actions
            @State private var x = 0.0
            var body: some View {
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box").offset(x: x)
                    .frame(width: 200, height: 200, alignment: .topLeading)
                    .probe(actions, "for ever") { withAnimation(.linear(duration: 1).repeatForever()) { x += 50 } }
                    .probe(actions, "once") { withAnimation(.linear(duration: 0.2)) { x = 20 } }
                    .probe(actions, "jump") { x = 30 }
                    .probe(actions, "disabled") {
                        var transaction = Transaction(animation: .linear(duration: 1).repeatForever())
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { x = 40 }
                    }
            }
        }
        let actions = Actions()
        let ui = harness(V(actions: actions))
        for _ in 0..<3 {
            ui.run("for ever", actions)
            await ui.advance(by: .milliseconds(300))
        }
        #expect(!ui.isAtRest)
        ui.run("once", actions)
        await ui.advance(by: .milliseconds(400))
        #expect(ui.isAtRest)
        #expect(try ui.presentedFrame("box").minX == 20)
        ui.run("for ever", actions)
        await ui.advance(by: .milliseconds(300))
        ui.run("jump", actions)
        await ui.advance(by: .milliseconds(50))
        #expect(ui.isAtRest)
        #expect(try ui.presentedFrame("box").minX == 30)
    }
}

extension Harness {
    /// Whether the picture is that of the same views at rest, as far as they can be made anew: everything is drawn
    /// where layout has it.
    func expectSameAsFreshState(sourceLocation: SourceLocation = #_sourceLocation) {
        flush()
        #expect(host.invariantFailures == [], sourceLocation: sourceLocation)
        expectSameAsFresh()
    }
}
