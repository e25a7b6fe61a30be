@testable import MartletTesting
import SwiftUI
import Testing

/// Scroll views with aims at nothing, data that goes, and sudden ends.
extension LayoutFaultTests {
    private struct Aimed: View {
        let actions: Actions
        let anchor: UnitPoint?
        @State private var position = ScrollPosition(idType: Int.self)
        @State private var rows = Array(0..<1000)
        var body: some View {
            ScrollViewReader { reader in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(rows, id: \.self) { Text("\($0)").frame(height: 20) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition($position)
                .probe(actions, "unknown") { reader.scrollTo("nowhere", anchor: anchor) }
                .probe(actions, "known") { reader.scrollTo(700, anchor: anchor) }
                .probe(actions, "animated") { withAnimation { reader.scrollTo(900, anchor: anchor) } }
                .probe(actions, "nan") { position.scrollTo(y: .nan) }
                .probe(actions, "infinite") { position.scrollTo(y: .infinity) }
                .probe(actions, "minus") { position.scrollTo(point: CGPoint(x: -CGFloat.infinity, y: -.infinity)) }
                .probe(actions, "id") { position.scrollTo(id: 500, anchor: anchor) }
                .probe(actions, "no id") { position.scrollTo(id: -5, anchor: anchor) }
                .probe(actions, "odd id") { position.scrollTo(id: "five", anchor: anchor) }
                .probe(actions, "none") { rows = [] }
                .probe(actions, "few") { rows = [1, 2, 3] }
                .probe(actions, "all") { rows = Array(0..<100_000) }
                .probe(actions, "end") { position.scrollTo(edge: .bottom) }
            }
        }
    }

    @Test func rowsThatAreCutInFlight() async {
        let actions = Actions()
        let ui = Harness(size: CGSize(width: 100, height: 100)) { Aimed(actions: actions, anchor: nil) }
        ui.run("animated", actions)
        await ui.advance(by: .milliseconds(50))
        ui.run("few", actions)
        #expect(ui.texts == ["1", "2", "3"])
        await ui.advance(by: .milliseconds(50))
        #expect(ui.texts == ["1", "2", "3"])
        await ui.advance(by: .seconds(1))
        #expect(ui.texts == ["1", "2", "3"])
    }

    @Test(arguments: [
        nil, UnitPoint.center, UnitPoint(x: CGFloat.nan, y: .nan), UnitPoint(x: CGFloat.infinity, y: -.infinity),
        UnitPoint(x: -50, y: 1e30),
    ])
    func aimsAtNothing(anchor: UnitPoint?) async {
        let names = [
            "known", "unknown", "nan", "infinite", "minus", "id", "no id", "odd id", "animated", "few", "end", "known",
            "none", "known", "end", "animated", "nan", "all", "end", "none", "end", "all", "id", "animated", "few",
        ]
        let actions = Actions()
        var ui: Harness? = Harness(size: CGSize(width: 100, height: 100)) { Aimed(actions: actions, anchor: anchor) }
        let host = ui!.host
        for name in names {
            ui?.run(name, actions)
            await ui?.advance(by: .milliseconds(50))
        }
        await ui?.advance(by: .seconds(1))
        #expect(ui?.texts == ["1", "2", "3"])
        #expect(try! ui!.frame("1").midY == 10)
        #expect(host.invariantFailures == [])
        let said = ui!.diagnostics
        #expect(Set(said).count == said.count)
        #expect(said.contains { $0.message.contains("nowhere") })
        ui = nil
        #expect(host.attributeCount == 0)
    }

    @Test func aPositionThatIsNoNumber() throws {
        let actions = Actions()
        let ui = Harness(size: CGSize(width: 100, height: 100)) { Aimed(actions: actions, anchor: nil) }
        ui.run("id", actions)
        #expect(try ui.frame("500").midY == 90)
        ui.run("nan", actions)
        #expect(ui.texts.contains("500") || ui.texts.contains("0"))
        ui.run("infinite", actions)
        #expect(ui.texts.last == "999")
        ui.run("minus", actions)
        #expect(try ui.frame("0").midY == 10)
    }

    private struct Bound: View {
        let actions: Actions
        @State private var rows = Array(0..<100)
        @State private var id: Int?
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { Text("\($0)").frame(height: 20) } }
                    .scrollTargetLayout()
            }
            .scrollPosition(id: $id)
            .probe(actions, "remove") { rows.removeAll { $0 == id } }
            .probe(actions, "cut") { rows = Array(rows.prefix(2)) }
            .probe(actions, "clear") { withAnimation { rows = [] } }
            .probe(actions, "fill") { rows = Array(0..<100) }
            .probe(actions, "go") { id = 50 }
            .probe(actions, "gone") { id = 4711 }
        }
    }

    @Test func thePositionOfARowThatIsGone() async throws {
        let actions = Actions()
        let ui = Harness(size: CGSize(width: 100, height: 100)) { Bound(actions: actions) }
        ui.run("go", actions)
        #expect(try ui.frame("50").midY == 90)
        ui.run("remove", actions)
        #expect(ui.texts.contains("51"))
        ui.run("gone", actions)
        #expect(ui.texts.contains("51"))
        ui.run("cut", actions)
        #expect(ui.texts == ["0", "1"])
        ui.run("clear", actions)
        await ui.advance(by: .seconds(1))
        #expect(ui.texts == [])
        ui.run("fill", actions)
        await ui.advance(by: .seconds(1))
        #expect(ui.texts.count >= 5)
        #expect(ui.host.invariantFailures == [])
    }

    @Test(arguments: [0, 1, 2]) func dataThatShrinksAndGrows(kind: Int) throws {
        struct V: View {
            let actions: Actions
            let kind: Int
            @State private var count = 100_000
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        if kind == 0 {
                            LazyVStack(spacing: 0) {
                                ForEach(0..<count, id: \.self) { Text(String($0)).frame(height: 20) }
                            }
                        } else if kind == 1 {
                            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                                ForEach(0..<count, id: \.self) { Text(String($0)).frame(height: 20) }
                            }
                        } else {
                            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                                Section {
                                    ForEach(0..<count, id: \.self) { Text(String($0)).frame(height: 20) }
                                } header: {
                                    Text("head").frame(height: 10)
                                }
                            }
                        }
                        Color.red.frame(height: 1).accessibilityIdentifier("end")
                    }
                }
                .probe(actions, "none") { count = 0 }
                .probe(actions, "ten") { count = 10 }
                .probe(actions, "all") { count = 100_000 }
                .probe(actions, "slow") { withAnimation { count = 0 } }
            }
        }
        let actions = Actions()
        let ui = Harness(size: CGSize(width: 100, height: 100)) { V(actions: actions, kind: kind) }
        for name in ["none", "slow", "ten", "none"] {
            try ui.scroll(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1e9))
            #expect(ui.texts.contains("99999"))
            ui.run(name, actions)
            let rows = ui.texts.filter { $0 != "head" }
            #expect(rows.isEmpty == (name != "ten"), "\(name) \(rows)")
            if name == "ten" { #expect(rows.contains("9")) }
            if name != "ten" { #expect(try ui.frame("end").minY == (kind == 2 ? 10 : 0)) }
            ui.run("all", actions)
            #expect(ui.texts.count > 4)
        }
        #expect(ui.host.invariantFailures == [])
    }

    @Test func heightsThatChangeWhileScrolled() throws {
        struct V: View {
            let actions: Actions
            @State private var height: CGFloat = 20
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000) { index in
                            Text("\(index)").frame(height: index % 2 == 0 ? height : 20)
                        }
                    }
                }
                .probe(actions, "0") { height = 0 }
                .probe(actions, "2000") { height = 2000 }
                .probe(actions, "nan") { height = .nan }
                .probe(actions, "20") { height = 20 }
            }
        }
        let actions = Actions()
        let ui = Harness(size: CGSize(width: 100, height: 100)) { V(actions: actions) }
        for step in ["0", "2000", "20", "nan", "2000", "0", "20"] {
            try ui.scroll(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 3000))
            ui.run(step, actions)
            _ = ui.displayList
        }
        try ui.scroll(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -1e9))
        #expect(try ui.frame("0").midY == 10)
        try ui.scroll(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1e9))
        #expect(try ui.frame("999").midY == 90)
        #expect(Set(ui.diagnostics.map(\.code)) == [.invalidFrame])
        #expect(Set(ui.diagnostics).count == ui.diagnostics.count)
    }

    @Test func aScrollViewThatGoesInFlight() async {
        struct V: View {
            let actions: Actions
            @State private var isThere = true
            @State private var isRefreshed = false
            var body: some View {
                VStack {
                    if isThere {
                        ScrollView { LazyVStack { ForEach(0..<1000) { Text("\($0)") } } }
                            .refreshable {
                                isRefreshed = true
                                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
                            }
                    }
                }
                .probe(actions, "remove") { isThere = false }
                .probe(actions, "return") { isThere = true }
                .probe(actions, "slow") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
            }
        }
        let actions = Actions()
        var ui: Harness? = Harness(size: CGSize(width: 100, height: 100), traits: .init(metrics: .touch)) {
            V(actions: actions)
        }
        let host = ui!.host
        for name in ["remove", "slow", "remove"] {
            try? await ui?.drag(CGPoint(x: 50, y: 80), by: CGSize(width: 0, height: -70), over: .milliseconds(60))
            await ui?.advance(by: .milliseconds(50))
            ui?.run(name, actions)
            await ui?.advance(by: .milliseconds(300))
            ui?.run("return", actions)
            await ui?.advance(by: .milliseconds(300))
            // Pulled down, refreshing for ever; taken away meanwhile.
            try? await ui?.drag(CGPoint(x: 50, y: 10), by: CGSize(width: 0, height: 300), over: .milliseconds(300))
            await ui?.advance(by: .milliseconds(100))
            ui?.pointerDown(at: CGPoint(x: 50, y: 50))
            ui?.pointerMove(at: CGPoint(x: 50, y: 20))
            ui?.run("remove", actions)
            ui?.pointerMove(at: CGPoint(x: 50, y: 0))
            ui?.pointerUp(at: CGPoint(x: 50, y: 0))
            await ui?.advance(by: .milliseconds(100))
            #expect(ui?.texts == [])
            ui?.run("return", actions)
        }
        #expect(host.invariantFailures == [])
        #expect(ui?.diagnostics == [])
        try? await ui?.drag(CGPoint(x: 50, y: 80), by: CGSize(width: 0, height: -70), over: .milliseconds(60))
        ui = nil
        #expect(host.attributeCount == 0)
    }

    @Test func directionAndScaleWhileScrolled() throws {
        let ui = Harness(size: CGSize(width: 100, height: 100)) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<1000) { Text("\($0)").frame(width: 30) }
                }
            }
        }
        try ui.scroll(CGPoint(x: 50, y: 50), by: CGSize(width: 3000, height: 0))
        #expect(try ui.frame("100").midX == 15)
        ui.setTraits { $0.layoutDirection = .rightToLeft }
        #expect(ui.texts.count >= 3)
        for scale in [1.25, 1.5, 2, 3, 0.5] {
            ui.setTraits { $0.displayScale = scale }
            _ = try ui.bitmap(scale: scale)
        }
        ui.setTraits { $0.layoutDirection = .leftToRight }
        #expect(try ui.frame("100").midX == 15)
        for scale in [0, -1, CGFloat.nan, .infinity] {
            ui.setTraits { $0.displayScale = scale }
            _ = ui.displayList
        }
    }

    @Test(arguments: lengths) func wheelsAndDrags(length: CGFloat) async {
        let ui = Harness(size: CGSize(width: 100, height: 100)) {
            ScrollView([.horizontal, .vertical]) {
                LazyVStack(spacing: 0) { ForEach(0..<100) { Text("\($0)").frame(width: 200, height: 20) } }
            }
        }
        try? ui.scroll(CGPoint(x: 50, y: 50), by: CGSize(width: length, height: length))
        #expect(ui.texts.count >= 5)
        try? ui.scroll(CGPoint(x: 50, y: 50), by: CGSize(width: -length, height: -length))
        #expect(ui.texts.count >= 5)
        try? ui.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: length, y: length))
        await ui.advance(by: .seconds(2))
        #expect(ui.texts.count >= 5)
        _ = ui.displayList
    }

    @Test(arguments: lengths) func marginsAndInsets(length: CGFloat) {
        let rows = ScrollView { LazyVStack { ForEach(0..<100) { Text("\($0)") } } }
        var said = survive(rows.contentMargins(length))
        #expect(said.isEmpty == length.isFinite || abs(length) > 1e29, "margins \(said)")
        said = survive(rows.contentMargins(.vertical, length, for: .scrollContent))
        #expect(said.isEmpty == length.isFinite || abs(length) > 1e29, "margins \(said)")
        survive(rows.contentMargins(.top, length, for: .scrollIndicators))
        said = survive(rows.safeAreaPadding(length))
        #expect(said.isEmpty == length.isFinite || abs(length) > 1e29, "padding \(said)")
        survive(rows.safeAreaInset(edge: .top, spacing: length) { Text("bar") })
        survive(rows.safeAreaInset(edge: .leading) { Color.red.frame(width: length) })
        survive(rows.safeAreaInset(edge: .bottom) { Color.red.frame(height: length).safeAreaPadding(length) })
        survive(rows.ignoresSafeArea().safeAreaPadding(length).frame(width: 50).safeAreaInset(edge: .top) { rows })
        survive(rows.scrollClipDisabled().frame(maxHeight: length).offset(y: length).scrollDisabled(true))
        survive(rows.defaultScrollAnchor(UnitPoint(x: length, y: length)))
        survive(rows.visualEffect { content, _ in content.offset(y: length).scaleEffect(length) })
    }

    @Test(arguments: lengths) func scrolledEffects(length: CGFloat) {
        survive(
            ScrollView {
                LazyVStack {
                    ForEach(0..<100) {
                        Text("\($0)")
                            .scrollTransition { content, phase in
                                content.offset(x: phase.value * length).opacity(phase.value * length)
                                    .rotationEffect(.degrees(phase.value * length))
                            }
                            .visualEffect { content, proxy in content.blur(radius: proxy.size.width * length) }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned))
    }

    @Test func aBarLargerThanTheWindow() throws {
        let ui = Harness(size: CGSize(width: 100, height: 100)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Text("\($0)").frame(height: 20) } } }
                .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 300).accessibilityIdentifier("bar") }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 300) }
        }
        try? ui.scroll(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 500))
        ui.resize(to: CGSize(width: 100, height: 1000))
        #expect(try ui.frame("bar").height == 300)
        #expect(ui.diagnostics == [])
        #expect(ui.texts.count >= 20)
    }

    @Test(arguments: [0, -1, Int.min, 1000, Int.max]) func countsOfARelativeFrame(count: Int) {
        for spacing in [0, 8, -8, CGFloat.nan, .infinity, 1e30] {
            let said = survive(
                ScrollView(.horizontal) {
                    HStack {
                        Text("a").containerRelativeFrame(.horizontal, count: count, spacing: spacing)
                        Text("b").containerRelativeFrame(.horizontal, count: 3, span: count, spacing: spacing)
                    }
                })
            if count < 1 { #expect(!said.isEmpty, "\(spacing)") }
        }
    }

    @Test func relativeFramesOfAnyLength() {
        for length in Self.lengths {
            let said = survive(Text("a").containerRelativeFrame([.horizontal, .vertical]) { _, _ in length })
            #expect(said.count <= 2, "\(length) \(said)")
        }
    }
}
