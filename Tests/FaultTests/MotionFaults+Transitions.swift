@testable import MartletTesting
import SwiftUI
import Testing

// Views that come and go in odd ways.
extension MotionFaults {
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
}
