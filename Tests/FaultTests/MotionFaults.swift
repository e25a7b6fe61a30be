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

@MainActor private func harness<V: View>(_ view: V) -> Harness {
    Harness(size: CGSize(width: 200, height: 200), traits: Harness.Traits(frameRate: 20)) { view }
}

/// Motion that nobody meant: numbers that are none, interruptions, what goes while it moves.
@MainActor @Suite(.timeLimit(timeLimit)) struct MotionFaults {
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

    // MARK: Identity

    @Test func anotherIdentityInEveryFrame() async {
        struct V: View {
            let actions: Actions
            @State private var n = 0
            var body: some View {
                VStack {
                    Text("\(n)").transition(.slide.combined(with: .scale)).id(n)
                    ForEach(n..<(n + 5), id: \.self) { Text("r\($0)").transition(.move(edge: .leading)) }
                }
                .probe(actions, "next") { withAnimation(.linear(duration: 0.5)) { n += 1 } }
            }
        }
        let actions = Actions()
        var ui: Harness? = harness(V(actions: actions))
        let still = ui!.host.attributeCount
        for _ in 0..<100 {
            ui!.run("next", actions)
            await ui!.advance(by: .milliseconds(50))
        }
        _ = try? ui!.bitmap()
        #expect(ui!.texts.count == 6)
        await ui!.advance(by: .seconds(2))
        #expect(ui!.isAtRest)
        #expect(ui!.host.attributeCount <= still + 10, "\(still) became \(ui!.host.attributeCount)")
        ui!.expectSameAsFreshState()
        let host = ui!.host
        ui = nil
        #expect(host.attributeCount == 0)
    }

    private struct Turning: Transition {
        let actions: Actions
        func body(content: Content, phase: TransitionPhase) -> some View {
            let _ = actions.count += 1
            content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
                .onAppear { actions.count += 1 }
        }
    }

    @Test func customTransitionsTurnedBackInEveryFrame() async {
        struct V: View {
            let actions: Actions
            @State private var isOn = false
            @State private var noise = 0
            var body: some View {
                VStack {
                    if isOn {
                        Text("a \(noise)").transition(Turning(actions: actions))
                            .onAppear { noise += 1 }.onDisappear { noise += 1 }
                        Text("b").transition(
                            .asymmetric(
                                insertion: .push(from: .top), removal: .offset(x: .nan).combined(with: .scale(scale: 0))
                            ))
                    }
                }
                .probe(actions, "toggle") { withAnimation(.spring) { isOn.toggle() } }
            }
        }
        let actions = Actions()
        var ui: Harness? = harness(V(actions: actions))
        for _ in 0..<61 {
            ui!.run("toggle", actions)
            await ui!.advance(by: .milliseconds(50))
        }
        await ui!.advance(by: .seconds(3))
        #expect(ui!.isAtRest)
        ui!.run("toggle", actions)
        await ui!.advance(by: .milliseconds(100))
        ui!.expectNumbers()
        let host = ui!.host
        ui = nil
        #expect(host.attributeCount == 0)
    }

    @Test func aThousandTransitionsAtOnce() async {
        struct V: View {
            let actions: Actions
            @State private var isOn = true
            var body: some View {
                ZStack {
                    if isOn {
                        ForEach(0..<1000) { n in
                            Color.red.frame(width: 5, height: 5).offset(x: CGFloat(n % 40) * 5)
                                .transition(n % 2 == 0 ? .scale : .slide)
                        }
                    }
                }
                .probe(actions, "toggle") { withAnimation(.linear(duration: 0.3)) { isOn.toggle() } }
            }
        }
        let actions = Actions()
        let ui = harness(V(actions: actions))
        for _ in 0..<5 {
            ui.run("toggle", actions)
            await ui.advance(by: .milliseconds(100))
        }
        await ui.advance(by: .seconds(1))
        #expect(ui.isAtRest)
        #expect(ui.displayList == Harness(size: CGSize(width: 200, height: 200)) { ZStack {} }.displayList)
    }

    @Test func removalUnderAnAnimationWithoutEnd() async {
        struct V: View {
            let actions: Actions
            @State private var n = 0
            var body: some View {
                ZStack { Text("\(n)").id(n) }
                    .probe(actions, "next") { withAnimation(.linear.repeatForever()) { n += 1 } }
                    .probe(actions, "plain") { n += 1 }
            }
        }
        let actions = Actions()
        var ui: Harness? = harness(V(actions: actions))
        for _ in 0..<20 {
            ui!.run("next", actions)
            await ui!.advance(by: .milliseconds(50))
        }
        #expect(ui!.texts == ["20"])
        let host = ui!.host
        ui = nil
        #expect(host.attributeCount == 0)
    }

    @Test func rowsTurnedBackInFlight() async {
        struct Row: View {
            let number: Int
            @State private var count = 0
            var body: some View { Text("\(number) \(count)").onAppear { count += 1 } }
        }
        struct V: View {
            let actions: Actions
            @State private var isOn = true
            @State private var n = 0
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<4) { row in
                            if isOn { Row(number: row).transition(.slide) }
                        }
                    }
                }
                .probe(actions, "toggle") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            }
        }
        let actions = Actions()
        let ui = harness(V(actions: actions))
        ui.run("toggle", actions)
        await ui.advance(by: .milliseconds(500))
        ui.run("toggle", actions)
        #expect(ui.texts == ["0 1", "1 1", "2 1", "3 1"], "the same rows, with their state")
        await ui.advance(by: .milliseconds(300))
        #expect(ui.texts == ["0 1", "1 1", "2 1", "3 1"], "they have not appeared again")
        await ui.advance(by: .seconds(2))
        #expect(ui.isAtRest)
        #expect(ui.texts.count == 4)
        ui.run("toggle", actions)
        await ui.advance(by: .seconds(2))
        #expect(ui.texts == [])
        ui.expectSameAsFreshState()
    }

    @Test func lazyRowsThatComeAndGoInFlight() async {
        struct V: View {
            let actions: Actions
            let turns: Bool
            @State private var n = 0
            var body: some View {
                ScrollView {
                    LazyVStack {
                        ForEach(0..<60) { row in
                            if row % 3 != n % 3 { Text("\(row)") }
                        }
                    }
                }
                .environment(\.layoutDirection, n % 4 < 2 || !turns ? .leftToRight : .rightToLeft)
                .probe(actions, "next") { withAnimation(.spring(duration: 0.3)) { n += 1 } }
            }
        }
        for turns in [false, true] {
            let actions = Actions()
            let ui = harness(V(actions: actions, turns: turns))
            for _ in 0..<25 {
                ui.run("next", actions)
                await ui.advance(by: .milliseconds(50))
            }
            await ui.advance(by: .seconds(3))
            #expect(ui.isAtRest)
            ui.expectSameAsFreshState()
        }
    }

    @Test(arguments: 0..<4) func rowsThatAreNone(_ kind: Int) async {
        struct V: View {
            let actions: Actions
            let kind: Int
            @State private var isOn = true
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<4) { row in
                            if isOn || kind % 2 == 1 && row > 0 { Text("\(row)") }
                        }
                    }
                }
                .probe(actions, "toggle") { withAnimation(kind < 2 ? nil : .linear(duration: 0.3)) { isOn.toggle() } }
            }
        }
        let actions = Actions()
        let ui = harness(V(actions: actions, kind: kind))
        for _ in 0..<3 {
            ui.run("toggle", actions)
            await ui.advance(by: .seconds(1))
            #expect(ui.texts == (kind % 2 == 1 ? ["1", "2", "3"] : []))
            ui.run("toggle", actions)
            await ui.advance(by: .seconds(1))
            #expect(ui.texts == ["0", "1", "2", "3"])
        }
    }

    // MARK: Matched geometry

    @Test func sourcesThatFollowEachOther() async {
        struct V: View {
            let actions: Actions
            @Namespace private var space
            @State private var isWide = false
            var body: some View {
                VStack {
                    ZStack {
                        Color.red.matchedGeometryEffect(id: "b", in: space, isSource: true)
                    }
                    .matchedGeometryEffect(id: "a", in: space, isSource: false)
                    ZStack {
                        Color.blue.matchedGeometryEffect(id: "a", in: space, isSource: true).padding(2)
                    }
                    .matchedGeometryEffect(id: "b", in: space, isSource: false)
                    Color.green.frame(width: isWide ? 50 : 20, height: 20)
                }
                .probe(actions, "toggle") { withAnimation(.linear(duration: 0.3)) { isWide.toggle() } }
            }
        }
        let actions = Actions()
        let ui = harness(V(actions: actions))
        ui.run("toggle", actions)
        await ui.advance(by: .seconds(2))
        #expect(ui.isAtRest)
        ui.expectNumbers()
    }

    @Test func aGroupInsideOfItself() async {
        struct V: View {
            let actions: Actions
            @Namespace private var space
            @State private var isWide = false
            var body: some View {
                HStack {
                    Color.red.padding(3)
                        .matchedGeometryEffect(id: 1, in: space, isSource: isWide)
                        .padding(3)
                        .matchedGeometryEffect(id: 1, in: space, isSource: !isWide)
                        .scaleEffect(isWide ? 0 : 1)
                    Color.blue.matchedGeometryEffect(id: 1, in: space, anchor: UnitPoint(x: .nan, y: .infinity))
                }
                .probe(actions, "toggle") { withAnimation(.linear(duration: 0.3)) { isWide.toggle() } }
            }
        }
        let actions = Actions()
        let ui = harness(V(actions: actions))
        for _ in 0..<7 {
            ui.run("toggle", actions)
            await ui.advance(by: .milliseconds(100))
            _ = try? ui.bitmap()
        }
        await ui.advance(by: .seconds(2))
        #expect(ui.isAtRest)
        _ = try? ui.bitmap()
    }

    @Test func matchedRowsThatComeAndGoInFlight() async {
        struct V: View {
            let actions: Actions
            @Namespace private var space
            @State private var n = 0
            var body: some View {
                HStack {
                    ScrollView {
                        LazyVStack {
                            ForEach(0..<60) { row in
                                if row % 3 != n % 3 {
                                    Text("\(row)").matchedGeometryEffect(id: row % 20, in: space)
                                }
                            }
                        }
                    }
                    VStack {
                        ForEach(0..<20) { row in
                            if row % 2 == n % 2 {
                                Color.red.matchedGeometryEffect(id: row, in: space, isSource: n % 5 == 0)
                            }
                        }
                    }
                }
                .environment(\.layoutDirection, n % 4 < 2 ? .leftToRight : .rightToLeft)
                .probe(actions, "next") { withAnimation(.spring(duration: 0.3)) { n += 1 } }
            }
        }
        let actions = Actions()
        var ui: Harness? = harness(V(actions: actions))
        for _ in 0..<25 {
            ui!.run("next", actions)
            await ui!.advance(by: .milliseconds(50))
        }
        await ui!.advance(by: .seconds(3))
        #expect(ui!.isAtRest)
        ui!.expectNumbers()
        ui!.run("next", actions)
        await ui!.advance(by: .milliseconds(50))
        let host = ui!.host
        ui = nil
        #expect(host.attributeCount == 0)
    }

    // MARK: Animators

    @Test func phasesThatChangeOnTheirWay() async {
        struct V: View {
            let actions: Actions
            @State private var phases = [0, 1, 2]
            @State private var trigger = 0
            var body: some View {
                VStack {
                    PhaseAnimator(phases) {
                        Color.red.frame(width: CGFloat($0 * 20 + 5))
                    } animation: { _ in
                        .linear(duration: 0.1)
                    }
                    PhaseAnimator(phases, trigger: trigger) { Color.blue.frame(width: CGFloat($0 * 20 + 5)) }
                    PhaseAnimator(phases) {
                        Text("\($0)")
                    } animation: { _ in
                        nil
                    }
                }
                .probe(actions, "none") { phases = [] }
                .probe(actions, "one") { phases = [1] }
                .probe(actions, "two") { (phases, trigger) = ([5, 5], trigger + 1) }
                .probe(actions, "many") { (phases, trigger) = (Array(0..<9), trigger + 1) }
            }
        }
        let actions = Actions()
        var ui: Harness? = harness(V(actions: actions))
        for name in ["one", "many", "two", "none", "many", "one", "two", "many", "none", "one", "many"] {
            ui!.run(name, actions)
            await ui!.advance(by: .milliseconds(250))
            _ = try? ui!.bitmap()
        }
        // It still goes round.
        var seen: Set<String> = []
        for _ in 0..<20 {
            await ui!.advance(by: .milliseconds(50))
            seen.formUnion(ui!.texts)
        }
        #expect(seen.count == 9)
        ui!.run("one", actions)
        await ui!.advance(by: .seconds(3))
        #expect(ui!.isAtRest)
        #expect(Set(ui!.diagnostics.map(\.code)) == [.emptyPhases])
        let host = ui!.host
        ui = nil
        #expect(host.attributeCount == 0)
    }

    @Test func keyframesWithoutLength() async {
        struct V: View {
            let actions: Actions
            @State private var n = 0
            var body: some View {
                VStack {
                    ForEach([0, -1, .nan, .infinity, .leastNonzeroMagnitude, 1e-12] as [Double], id: \.description) {
                        time in
                        Color.red.frame(width: 20, height: 5).keyframeAnimator(initialValue: 0.0) { view, x in
                            view.offset(x: x)
                        } keyframes: { _ in
                            LinearKeyframe(10, duration: time)
                            CubicKeyframe(20, duration: time, startVelocity: 1e300)
                            SpringKeyframe(30, duration: time, spring: Spring(duration: time, bounce: 1))
                            MoveKeyframe(40)
                        }
                        Color.red.frame(width: 20, height: 5).keyframeAnimator(initialValue: 0.0, trigger: n) {
                            view, x in
                            view.offset(x: x)
                        } keyframes: { x in
                            SpringKeyframe(x + 1, spring: Spring(duration: time, bounce: 2))
                            CubicKeyframe(20, duration: time)
                            LinearKeyframe(7, duration: 0.1)
                        }
                    }
                }
                .probe(actions, "play") { n += 1 }
            }
        }
        let actions = Actions()
        var ui: Harness? = harness(V(actions: actions))
        for _ in 0..<5 {
            ui!.run("play", actions)
            await ui!.advance(by: .milliseconds(50))
            ui!.expectNumbers()
        }
        await ui!.advance(by: .seconds(3))
        ui!.expectNumbers()
        ui!.run("play", actions)
        let host = ui!.host
        ui = nil
        #expect(host.attributeCount == 0)
    }

    private struct Dates: TimelineSchedule {
        let seconds: [Double]
        func entries(from startDate: Date, mode: Mode) -> [Date] {
            seconds.map { startDate.addingTimeInterval($0) }
        }
    }

    @Test func datesThatAreNoneOrGoBack() async {
        let actions = Actions()
        let ui = harness(
            VStack {
                TimelineView(Dates(seconds: [.nan, 1])) { _ in Text("a") }
                TimelineView(Dates(seconds: [0, 0.1, .infinity, 0.2])) { _ in Text("b") }
                TimelineView(Dates(seconds: [0, -5, 0.1, -3, 0.3, 0.2, -.infinity])) { _ in
                    let _ = actions.count += 1
                    Text("c")
                }
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: .nan), by: 1)) { _ in Text("d") }
                TimelineView(.periodic(from: .distantPast, by: .infinity)) { _ in Text("e") }
                TimelineView(.periodic(from: .distantPast, by: 0.1)) { context in Text("f") }
                TimelineView(.animation(minimumInterval: .nan)) { _ in Text("g") }
                TimelineView(.animation(minimumInterval: -1, paused: true)) { _ in Text("h") }
            })
        let deadline = ui.host.deadline
        #expect(deadline?.isFinite == true, "\(String(describing: deadline))")
        await ui.advance(by: .seconds(1))
        #expect((2...4).contains(actions.count), "\(actions.count)")
        #expect(ui.texts == ["a", "b", "c", "d", "e", "f", "g", "h"])
    }

    @Test func aScheduleFarTooDense() async {
        let actions = Actions()
        let ui = harness(
            VStack {
                TimelineView(.periodic(from: .now, by: 1e-9)) { _ in
                    let _ = actions.count += 1
                    Text("a")
                }
                TimelineView(.animation(minimumInterval: 1e-7)) { _ in Text("b") }
            })
        await ui.advance(by: .milliseconds(500))
        #expect(actions.count < 100)
        #expect(ui.diagnostics.map(\.code).allSatisfy { $0 == .timelineSchedule })
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

    // MARK: Sheets

    @Test func sheetsThatAreDismissedWhileTheyCome() async {
        struct V: View {
            let actions: Actions
            @State private var isShown = false
            @State private var item: Int?
            var body: some View {
                Text("under")
                    .sheet(isPresented: $isShown) {
                        Text("sheet").onAppear { withAnimation { isShown = actions.count % 3 != 0 } }
                            .onDisappear { actions.count += 1 }
                    }
                    .probe(actions, "toggle") {
                        actions.count += 1
                        withAnimation { isShown.toggle() }
                    }
            }
        }
        let actions = Actions()
        var ui: Harness? = harness(V(actions: actions))
        for _ in 0..<15 {
            ui!.run("toggle", actions)
            await ui!.advance(by: .milliseconds(100))
            _ = try? ui!.bitmap()
        }
        let isOn = ui!.state(of: V.self, "isShown", as: Bool.self)
        await ui!.advance(by: .seconds(3))
        #expect(ui!.isAtRest)
        #expect(ui!.texts.contains("sheet") == ui!.state(of: V.self, "isShown", as: Bool.self)[0], "\(isOn)")
        ui!.run("toggle", actions)
        await ui!.advance(by: .milliseconds(50))
        let host = ui!.host
        ui = nil
        #expect(host.attributeCount == 0)
    }

    // MARK: Leaks

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

extension Harness {
    /// Whether the picture is that of the same views at rest, as far as they can be made anew: everything is drawn
    /// where layout has it.
    func expectSameAsFreshState(sourceLocation: SourceLocation = #_sourceLocation) {
        flush()
        #expect(host.invariantFailures == [], sourceLocation: sourceLocation)
        expectSameAsFresh()
    }
}
