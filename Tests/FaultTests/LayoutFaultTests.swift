@testable import MartletTesting
import SwiftUI
import Testing

/// Bad numbers, odd nestings and sudden ends in grids, lazy containers, scroll views and safe areas.
@MainActor @Suite(.timeLimit(.minutes(3))) struct LayoutFaultTests {
    nonisolated static let lengths: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, -1000, 0, 1e30, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    nonisolated static let windows = [
        CGSize.zero, CGSize(width: 0, height: 50), CGSize(width: 50, height: 0), CGSize(width: 1e7, height: 100),
        CGSize(width: 100, height: 1e7), CGSize(width: 1e7, height: 1e7), CGSize(width: 0.1, height: 0.1),
    ]

    /// Shows `view` above a text, moves the windows and pointers about, and ends it: the text stays well, nothing is
    /// said twice, nothing is left. Answers what was said.
    @discardableResult
    private func survive(
        resizing: Bool = true, sourceLocation: SourceLocation = #_sourceLocation, _ view: some View
    ) -> [Diagnostic] {
        var ui: Harness? = Harness(size: CGSize(width: 100, height: 100)) {
            VStack(spacing: 0) {
                view
                Text("well")
            }
        }
        let host = ui!.host
        if let ui {
            func look() {
                ui.flush()
                _ = ui.displayList
                _ = ui.tree
                _ = ui.accessibility
                try? ui.scroll(CGPoint(x: 50, y: 20), by: CGSize(width: 30, height: 30))
                try? ui.drag(from: CGPoint(x: 50, y: 30), to: CGPoint(x: 40, y: 10))
                ui.flush()
            }
            look()
            _ = try? ui.bitmap()
            #expect(ui.texts.contains("well"), sourceLocation: sourceLocation)
            if resizing {
                ui.resize(to: CGSize(width: 140, height: 70))
                look()
                ui.setTraits { $0.layoutDirection = .rightToLeft }
                look()
                ui.setTraits { $0.displayScale = 1.25 }
                look()
            }
            if let frame = try? ui.frame("well") {
                #expect(
                    frame.minX.isFinite && frame.minY.isFinite && frame.width == 28 || frame.width.isFinite,
                    sourceLocation: sourceLocation)
                #expect(!frame.minX.isNaN && !frame.minY.isNaN, sourceLocation: sourceLocation)
            }
            #expect(host.invariantFailures == [], sourceLocation: sourceLocation)
        }
        let said = ui!.diagnostics
        #expect(Set(said).count == said.count, "\(said)", sourceLocation: sourceLocation)
        ui = nil
        #expect(host.attributeCount == 0, sourceLocation: sourceLocation)
        return said
    }

    // MARK: Grids

    @Test(arguments: lengths) func theSpacingOfAGrid(length: CGFloat) {
        let said = survive(
            Grid(horizontalSpacing: length, verticalSpacing: length) {
                GridRow {
                    Color.red; Text("a")
                }
                Divider()
                GridRow {
                    Text("b"); Color.blue.gridCellUnsizedAxes(.vertical)
                }
            })
        #expect(said.isEmpty == length.isFinite || abs(length) > 1e29, "\(said)")
    }

    @Test(arguments: [0, -1, 1000, Int.min, 100_000, Int.max]) func theColumnsOfACell(count: Int) {
        let said = survive(
            Grid {
                GridRow {
                    Text("a"); Text("b").gridCellColumns(count)
                }
                GridRow { Text("c") }
            })
        #expect(said.count == ((1...1000).contains(count) ? 0 : 1))
    }

    @Test func gridsOfNothing() {
        let empty: [Int] = []
        let said = survive(
            VStack {
                Grid {}
                Grid { GridRow {} }
                Grid { ForEach(empty, id: \.self) { _ in GridRow { Text("x") } } }
                Grid { GridRow { ForEach(empty, id: \.self) { _ in Text("x") } } }
                Grid {
                    GridRow { EmptyView() }; EmptyView()
                }
                Grid {
                    GridRow {
                        GridRow {
                            Text("in"); GridRow { Text("inner") }
                        }
                    }
                }
                Grid { GridRow { Grid { GridRow { Text("x") } } } }
                LazyVGrid(columns: []) { Text("none") }
                LazyHGrid(rows: []) { Text("none") }
                LazyVGrid(columns: [GridItem()]) {}
                LazyVStack {}
                LazyHStack { ForEach(empty, id: \.self) { _ in Text("x") } }
                LazyVStack { Section {} }
            })
        #expect(said.isEmpty)
    }

    @Test func aGridOfTenThousandCells() {
        let ui = Harness(size: CGSize(width: 400, height: 400)) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<100) { row in
                    GridRow {
                        ForEach(0..<100) { column in
                            Color.red.frame(width: 2, height: 3).accessibilityIdentifier("\(row) \(column)")
                        }
                    }
                }
            }
        }
        #expect(ui.size == CGSize(width: 200, height: 300))
    }

    @Test func aThousandColumns() {
        let ui = Harness(size: CGSize(width: 400, height: 400)) {
            Grid(horizontalSpacing: 1, verticalSpacing: 0) {
                GridRow { ForEach(0..<1000) { _ in Color.red.frame(width: 2, height: 3) } }
                Color.blue.frame(height: 5)
            }
        }
        #expect(ui.size == CGSize(width: 2999, height: 8))
    }

    // MARK: Lazy grids

    @Test(arguments: lengths) func theLengthOfATrack(length: CGFloat) {
        for item in [
            GridItem(.fixed(length)), GridItem(.flexible(minimum: length)), GridItem(.flexible(maximum: length)),
            GridItem(.flexible(minimum: 50, maximum: length)), GridItem(.adaptive(minimum: length)),
            GridItem(.adaptive(minimum: 20, maximum: length)), GridItem(.adaptive(minimum: 20), spacing: length),
            GridItem(.fixed(20), spacing: length),
        ] {
            let said = survive(
                ScrollView {
                    LazyVGrid(columns: [item, item], spacing: 2) {
                        ForEach(0..<30) { Text("\($0)").frame(height: 10) }
                    }
                })
            if abs(length) < 1e100 || !length.isFinite { #expect(said.count <= 1, "\(item) \(said)") }
            survive(
                ScrollView(.horizontal) {
                    LazyHGrid(rows: [item, item], spacing: 2) {
                        ForEach(0..<30) { Text("\($0)").frame(width: 10) }
                    }
                })
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -20])
    func anImpossibleTrackIsNamed(length: CGFloat) {
        let ui = Harness(size: CGSize(width: 100, height: 100)) {
            LazyVGrid(columns: [GridItem(.fixed(length)), GridItem(.flexible())]) {
                Text("a"); Text("b")
            }
        }
        ui.flush()
        #expect(ui.diagnostics.count == 1)
        #expect(ui.diagnostics.first?.message.contains("\(length)") == true)
    }

    @Test func anAdaptiveTrackInEndlessRoom() {
        for width in [1e7, 1e20, 1e30, CGFloat.greatestFiniteMagnitude] {
            survive(
                resizing: false,
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { ForEach(0..<5) { Text("\($0)") } }
                    .frame(width: width, height: 20))
        }
        survive(
            ScrollView([.horizontal, .vertical]) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { ForEach(0..<5) { Text("\($0)") } }
            })
    }

    /// A lazy grid in a lazy stack is as high as its lines, whatever size the window had before.
    @Test(arguments: [CGFloat(150), 400, 2000, 1e7]) func aGridWhoseLinesBecomeMore(width: CGFloat) throws {
        let ui = Harness(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 0)], spacing: 0) {
                        ForEach(0..<20) { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c\($0)") }
                    }
                    Color.blue.frame(height: 20).accessibilityIdentifier("below")
                }
            }
        }
        #expect(try ui.frame("below").minY == 40)
        ui.resize(to: CGSize(width: width, height: 100))
        ui.resize(to: CGSize(width: 100, height: 100))
        #expect(try ui.frame("below").minY == 40)
        #expect(try ui.frame("c19").minY == 30)
        ui.expectSameAsFresh()
    }

    /// Nothing stands over what follows, and the end can be reached, when lines have become more or longer.
    @Test(arguments: [CGFloat(150), 400, 1000, 1e7]) func linesThatDoNotAllShow(width: CGFloat) throws {
        let ui = Harness(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 0)], spacing: 0) {
                        ForEach(0..<40) { Color.red.frame(width: 10, height: 20).accessibilityIdentifier("c\($0)") }
                    }
                    LazyVStack(spacing: 0) {
                        ForEach(0..<6) { _ in Text("seven words that may need some lines") }
                        Color.blue.frame(height: 10).accessibilityIdentifier("last")
                    }
                    Color.blue.frame(height: 20).accessibilityIdentifier("below")
                }
            }
        }
        ui.resize(to: CGSize(width: width, height: 100))
        ui.resize(to: CGSize(width: 100, height: 100))
        try ui.scroll(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 80))
        // The end is an estimate until it is there.
        for _ in 0..<8 { try? ui.scroll(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1e9)) }
        #expect(try ui.frame("below").maxY == 100)
        #expect(try ui.frame("last").maxY == 80)
        try ui.scroll(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -1e9))
        #expect(try ui.frame("c0").minY == 0)
        #expect(try ui.frame("c20").minY == 80)
    }

    /// Rows that become longer in a narrow window are not taken for as short as they were.
    @Test func rowsThatBecomeLonger() throws {
        let ui = Harness(size: CGSize(width: 1000, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<5) { index in
                        ViewThatFits {
                            Color.red.frame(width: 500, height: 20)
                            Color.red.frame(width: 50, height: 80)
                        }
                        .accessibilityIdentifier("r\(index)")
                    }
                }
            }
        }
        ui.resize(to: CGSize(width: 100, height: 100))
        for _ in 0..<8 { try? ui.scroll(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1e9)) }
        #expect(try ui.frame("r4") == CGRect(x: 25, y: 20, width: 50, height: 80))
    }

    @Test(arguments: windows) func aWindow(size: CGSize) {
        struct V: View {
            var body: some View {
                ScrollView {
                    LazyVStack {
                        LazyVGrid(columns: [GridItem(.adaptive(minimum: 0)), GridItem(.flexible())]) {
                            ForEach(0..<40) { Text("\($0)") }
                        }
                        ForEach(0..<200) { Text("row \($0)").containerRelativeFrame(.horizontal, count: 3, spacing: 8) }
                        ScrollView(.horizontal) { LazyHStack { ForEach(0..<50) { Text("c\($0)") } } }
                    }
                }
                .safeAreaInset(edge: .bottom) { Text("bar") }
                .safeAreaPadding(5)
            }
        }
        let ui = Harness(size: CGSize(width: 100, height: 100)) { V() }
        ui.resize(to: size)
        _ = ui.displayList
        try? ui.scroll(CGPoint(x: 1, y: 1), by: CGSize(width: 0, height: 1e9))
        ui.resize(to: CGSize(width: 100, height: 100))
        #expect(ui.diagnostics == [])
        #expect(ui.host.invariantFailures == [])
    }

    // MARK: Lazy stacks

    @Test(arguments: lengths) func theSpacingOfALazyStack(length: CGFloat) {
        let said = survive(
            ScrollView {
                LazyVStack(spacing: length) { ForEach(0..<1000) { Text("\($0)") } }
            })
        #expect(said.isEmpty == length.isFinite || abs(length) > 1e100, "\(said)")
        survive(ScrollView(.horizontal) { LazyHStack(spacing: length) { ForEach(0..<1000) { Text("\($0)") } } })
    }

    @Test(arguments: lengths) func theLengthOfARow(length: CGFloat) {
        survive(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { Color.red.frame(height: $0 % 3 == 1 ? length : 10) }
                }
            })
        survive(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { _ in Color.red.padding(length) } } })
    }

    @Test func rowsOfNoHeight() {
        survive(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<2000) { _ in Color.red.frame(height: 0) } } })
        survive(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<2000) { _ in EmptyView() } } })
        survive(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<2000) { index in if index > 1990 { Text("\(index)") } } }
            })
        survive(
            ScrollView {
                LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(0..<300) { index in
                        Section {
                        } header: {
                            if index % 2 == 0 { Text("h") }
                        } footer: {
                            EmptyView()
                        }
                    }
                }
            })
    }

    @Test func oneIDForAll() {
        let rows = Array(repeating: 7, count: 500)
        let said = survive(ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text("\($0)") } } })
        #expect(said.map(\.code) == [.duplicateID], "\(said)")
        let grid = survive(
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(rows, id: \.self) { Text("\($0)") } }
            })
        #expect(grid.map(\.code) == [.duplicateID], "\(grid)")
    }

    @Test func rowsOfAGridInALazyStack() throws {
        let ui = Harness(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    GridRow {
                        Color.red.frame(height: 10); Color.blue.frame(height: 20).accessibilityIdentifier("b")
                    }
                    ForEach(0..<100) { row in GridRow { Text("\(row)").frame(height: 5) } }
                }
            }
        }
        #expect(try ui.frame("b").minY == 10)
        #expect(try ui.frame("3").midY == 47.5)
    }

    @Test func nestedScrollViews() {
        survive(
            ScrollView {
                ScrollView {
                    ScrollView { LazyVStack { ForEach(0..<500) { Text("\($0)") } } }
                    LazyVStack { ForEach(0..<500) { Text("\($0)") } }
                }
                ScrollView { Text("x") }.frame(height: 30)
            })
        survive(
            ScrollView([.horizontal, .vertical]) {
                HStack {
                    LazyVStack { ForEach(0..<500) { Text("\($0)") } }
                    LazyHStack { ForEach(0..<500) { Text("\($0)") } }
                    LazyVStack { LazyVStack { LazyHStack { ForEach(0..<500) { Text("\($0)") } } } }
                }
            })
        survive(ScrollView([]) { LazyVStack { ForEach(0..<500) { Text("\($0)") } } })
        survive(
            LazyHStack { ScrollView { LazyVStack { ScrollView(.horizontal) { LazyHStack { Text("x") } } } } })
    }

    @Test func geometryThatFeedsItself() {
        struct Row: View {
            @State private var width: CGFloat = 0
            var body: some View {
                GeometryReader { proxy in
                    Color.red.onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minY
                    } action: {
                        width = $0
                    }
                    .frame(width: max(min(proxy.size.width, width), 0))
                }
                .frame(height: 10 + abs(width).truncatingRemainder(dividingBy: 7))
            }
        }
        let said = survive(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<200) { _ in Row() } } })
        #expect(said.allSatisfy { $0.code == .updateLoop }, "\(said)")
    }

    @Test func geometryThatNeverSettles() {
        struct V: View {
            @State private var height: CGFloat = 10
            var body: some View {
                Color.red.frame(height: height)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.height
                    } action: {
                        height = $0 == 10 ? 11 : 10
                    }
            }
        }
        let said = survive(V())
        #expect(said.count == 1, "\(said)")
        #expect(said.first?.code == .updateLoop)
    }

    @Test func geometryThatIsNoNumber() {
        struct V: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)")
                    .onGeometryChange(for: CGFloat.self) { _ in
                        .nan
                    } action: { _ in
                        count += 1
                    }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width / 0 - $0.size.width / 0
                    } action: { _ in
                        count += 1
                    }
            }
        }
        let ui = Harness { V() }
        ui.flush()
        #expect(ui.texts != [])
        #expect(ui.diagnostics.count <= 1, "\(ui.diagnostics)")
        struct Scrolled: View {
            @State private var count = 0
            var body: some View {
                ScrollView { Color.red.frame(height: 10 + CGFloat(count % 5)) }
                    .onScrollGeometryChange(for: CGFloat.self) { _ in
                        .nan
                    } action: { _, _ in
                        count += 1
                    }
            }
        }
        survive(Scrolled())
    }

    // MARK: Scrolling

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

    // MARK: Other layouts

    @Test func nothingFits() throws {
        survive(
            VStack {
                ViewThatFits {}
                ViewThatFits { EmptyView() }
                ViewThatFits { if Bool(false) { Text("x") } }
                ViewThatFits(in: []) {
                    Text("x"); Text("y")
                }
                ViewThatFits {
                    ScrollView { LazyVStack { ForEach(0..<100) { Text("\($0)") } } }; Color.red
                }
            })
        let ui = Harness(size: CGSize(width: 10, height: 10)) {
            ViewThatFits {
                Text("much too long"); Color.red.frame(width: 50, height: 50); Text("last one")
            }
        }
        #expect(ui.texts == ["last one"])
    }

    private struct Careless: Layout {
        var length: CGFloat
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: length, height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            // Twice, never, and nowhere.
            subviews[0].place(at: CGPoint(x: 1, y: 1), proposal: .unspecified)
            subviews[0].place(at: CGPoint(x: 7, y: 3), proposal: .unspecified)
            subviews[2].place(
                at: CGPoint(x: length, y: length), anchor: UnitPoint(x: length, y: 0),
                proposal: ProposedViewSize(width: length, height: -length))
        }
    }

    @Test func aCarelessLayout() throws {
        let ui = Harness(size: CGSize(width: 100, height: 100)) {
            Careless(length: 40) {
                Color.red.frame(width: 2, height: 2).accessibilityIdentifier("twice")
                Color.red.frame(width: 2, height: 2).accessibilityIdentifier("never")
                Text("x")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        #expect(try ui.frame("twice") == CGRect(x: 7, y: 3, width: 2, height: 2))
        #expect(try ui.frame("never") == CGRect(x: 19, y: 19, width: 2, height: 2))
        for length in Self.lengths {
            let said = survive(
                Careless(length: length) {
                    Color.red; Color.blue; LazyVStack { ForEach(0..<9) { Text("\($0)") } }
                })
            #expect(said.count <= (length.isFinite ? 3 : 12), "\(length) \(said)")
        }
    }

    @Test func aLayoutThatChangesWhileRowsGo() async {
        struct V: View {
            let actions: Actions
            @State private var kind = 0
            @State private var rows = Array(0..<12)
            var layout: AnyLayout {
                switch kind {
                case 0: AnyLayout(VStackLayout(spacing: 1))
                case 1: AnyLayout(HStackLayout(spacing: 1))
                case 2: AnyLayout(GridLayout())
                default: AnyLayout(ZStackLayout())
                }
            }
            var body: some View {
                layout {
                    ForEach(rows, id: \.self) { row in
                        GridRow {
                            Text("\(row)").transition(.scale); Color.red
                        }
                    }
                }
                .probe(actions, "next") { withAnimation(.linear(duration: 1)) { kind = (kind + 1) % 4 } }
                .probe(actions, "cut") { withAnimation(.linear(duration: 1)) { rows.removeFirst(min(5, rows.count)) } }
                .probe(actions, "fill") { withAnimation(.linear(duration: 1)) { rows = Array(0..<12).reversed() } }
                .probe(actions, "clear") { withAnimation(.linear(duration: 1)) { rows = [] } }
            }
        }
        let actions = Actions()
        var ui: Harness? = Harness(size: CGSize(width: 100, height: 100)) { V(actions: actions) }
        let host = ui!.host
        for _ in 0..<2 {
            for name in ["next", "cut", "next", "fill", "next", "cut", "next", "clear", "next", "fill"] {
                ui?.run(name, actions)
                await ui?.advance(by: .milliseconds(130))
                _ = ui?.displayList
            }
        }
        await ui?.advance(by: .seconds(2))
        #expect(host.invariantFailures == [])
        #expect(ui?.diagnostics == [])
        ui?.expectSameAsFresh()
        ui?.run("clear", actions)
        await ui?.advance(by: .milliseconds(130))
        ui = nil
        #expect(host.attributeCount == 0)
    }
}
