import MartletDrawing
import Observation
import Testing

@testable import MartletCore

@Observable private final class Model {
    var rows = Array(0..<30)
    var flag = false
    var type = 0
    var groups = [2, 3, 50]
}

private struct Padded: ViewModifier {
    func body(content: Content) -> some View { content.padding(2) }
}

/// What may stand in a lazy container.
@MainActor @Suite struct LazyContentTests {
    private struct Mixed: View {
        let model: Model

        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    Box(10, 10).named("first")
                    ForEach(model.rows.prefix(3), id: \.self) { row in
                        Box(20, 10).named("a\(row)")
                        Box(20, 10).named("b\(row)")
                    }
                    if model.flag { Box(30, 10).named("yes") } else { Box(30, 20).named("no") }
                    AnyView(ForEach(0..<2) { Box(40, 10).named("any\($0)") })
                    Group {
                        Box(50, 10).named("g0")
                        Group { Box(50, 10).named("g1") }
                    }
                    .modifier(Padded())
                    ForEach(0..<1000) { Box(60, 10).named("t\($0)") }.padding(.leading, 5)
                }
            }
        }
    }

    private func column(_ host: ViewHost) -> [String] {
        host.named.sorted { $0.value.minY < $1.value.minY }.map { "\($0.key) \($0.value.minY)" }
    }

    @Test func contentOfAllKinds() {
        let model = Model()
        let host = ViewHost.make(100, 200) { Mixed(model: model) }
        var expected = ["first 0.0"]
        for (i, name) in ["a0", "b0", "a1", "b1", "a2", "b2", "no"].enumerated() {
            expected.append("\(name) \(10 + CGFloat(i) * 10)")
        }
        expected += ["any0 90.0", "any1 100.0", "g0 112.0", "g1 126.0"]
        expected += (0..<7).map { "t\($0) \(138 + CGFloat($0) * 10)" }
        #expect(column(host) == expected)
        #expect(host["t0"]?.minX == 5)

        model.flag = true
        host.flush()
        #expect(host["yes"] == rect(0, 70, 30, 10))
        #expect(host["no"] == nil)
        #expect(host["t7"] == rect(5, 198, 60, 10))
        model.rows = [7, 0]
        host.flush()
        #expect(host["a7"] == rect(0, 10, 20, 10))
        #expect(host["a0"] == rect(0, 30, 20, 10))
        #expect(host["yes"] == rect(0, 50, 30, 10))
        #expect(host["a1"] == nil)
        host.scroll(1e6)
        #expect(host["t999"] == rect(5, 190, 60, 10))
        host.scroll(-1e6)
        #expect(host["first"] == rect(0, 0, 10, 10))
        host.end()
        #expect(host.graph.nodeCount == 0)
    }

    private struct Grouped: View {
        let model: Model

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(model.groups, id: \.self) { group in
                        Section {
                            ForEach(0..<group, id: \.self) { Box(50, 20).named("\(group).\($0)") }
                        } header: {
                            Box(50, 30).named("h\(group)")
                        }
                    }
                }
            }
        }
    }

    @Test func listsInsideOfLists() {
        let model = Model()
        let host = ViewHost.make(100, 200) { Grouped(model: model) }
        #expect(host["h2"] == rect(25, 0, 50, 30))
        #expect(host["2.1"] == rect(25, 50, 50, 20))
        #expect(host["h3"] == rect(25, 70, 50, 30))
        #expect(host["h50"] == rect(25, 160, 50, 30))
        #expect(host["50.0"] == rect(25, 190, 50, 20))
        host.scroll(60)
        // The next header pushes the pinned one away.
        #expect(host["h2"] == rect(25, -20, 50, 30))
        #expect(host["h3"] == rect(25, 10, 50, 30))
        host.scroll(1e6)
        #expect(host["50.49"] == rect(25, 180, 50, 20))
        #expect(host["h50"] == rect(25, 0, 50, 30))
        model.groups = [2, 50]
        host.flush()
        #expect(abs((host["50.49"]?.minY ?? 0) - 180) < 1e-6)
        // How many views the first groups have is forgotten when they are not there, so the start comes nearer by
        // estimate.
        for _ in 0..<4 { host.scroll(-1e6) }
        #expect(host["h2"] == rect(25, 0, 50, 30))
        #expect(host["h50"] == rect(25, 70, 50, 30))
        host.end()
        #expect(host.graph.nodeCount == 0)
    }

    @Test func sizes() {
        let host = ViewHost.make(300, 200) {
            VStack(alignment: .leading, spacing: 0) {
                LazyVStack(spacing: 5) { ForEach(0..<3, id: \.self) { _ in Box(20, 10) } }.named("wide")
                LazyVStack(spacing: 5) { ForEach(0..<3, id: \.self) { i in Box(CGFloat(20 + i), 10) } }
                    .fixedSize().named("ideal")
                LazyHStack(spacing: 5) { ForEach(0..<3, id: \.self) { _ in Box(20, 10) } }
                    .frame(height: 30).named("tall")
                LazyVStack {}.named("empty")
                LazyVStack { ForEach(0..<0, id: \.self) { _ in Box() } }.named("none")
            }
        }
        #expect(host["wide"]?.size == CGSize(width: 300, height: 40))
        #expect(host["ideal"]?.size == CGSize(width: 22, height: 40))
        #expect(host["tall"]?.size == CGSize(width: 70, height: 30))
        #expect(host["empty"]?.height == 0)
        #expect(host["none"]?.height == 0)
    }

    @Test func alignment() {
        let host = ViewHost.make(100, 200) {
            LazyVStack(alignment: .trailing, spacing: 0) {
                Box(20, 10).named("a")
                Box(30, 10).alignmentGuide(.trailing) { $0.width - 4 }.named("b")
            }
        }
        #expect(host["a"]?.minX == 80)
        #expect(host["b"]?.minX == 74)
    }

    @Test func horizontalFromRightToLeft() {
        let host = ViewHost.make(100, 50) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Box(20, 10).named("\($0)") } }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(Set(host.named.keys) == ["0", "1", "2", "3", "4"])
        #expect(host["0"] == rect(80, 20, 20, 10))
        host.scroll(-50, horizontally: true)
        #expect(Set(host.named.keys) == ["2", "3", "4", "5", "6", "7"])
        #expect(host["3"] == rect(70, 20, 20, 10))
        host.scroll(-1e6, horizontally: true)
        #expect(host["999"] == rect(0, 20, 20, 10))
    }

    @Test func containersInsideOfRows() {
        let host = ViewHost.make(100, 100) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { row in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<100, id: \.self) { column in Box(40, 30).named("\(row).\(column)") }
                            }
                        }
                    }
                }
            }
        }
        var expected: Set<String> = []
        for row in 0..<4 { for column in 0..<3 { expected.insert("\(row).\(column)") } }
        #expect(Set(host.named.keys) == expected)
        #expect(host["1.1"] == rect(40, 30, 40, 30))
        host.scroll(1e6)
        #expect(host["99.0"] == rect(0, 70, 40, 30))
    }

    @Test func lazyContainersBelowEachOther() {
        let host = ViewHost.make(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Box(40, 10).named("a\($0)") } }
                    LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Box(40, 10).named("b\($0)") } }
                }
            }
        }
        #expect(Set(host.named.keys) == Set((0..<10).map { "a\($0)" }))
        host.scroll(9950)
        #expect(Set(host.named.keys) == Set((995..<1000).map { "a\($0)" } + (0..<5).map { "b\($0)" }))
        #expect(host["a999"]?.minY == 40)
        host.scroll(1e6)
        #expect(Set(host.named.keys) == Set((990..<1000).map { "b\($0)" }))
        host.scroll(-9950)
        #expect(host["b0"]?.minY == 50)
    }

    @Test func withoutAScrollViewTheWindowIsWhatShows() {
        let host = ViewHost.make(100, 100) {
            LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Box(40, 10).named("\($0)") } }
        }
        #expect(host.named.count == 10)
        #expect(host["500"]?.minY == 50)
    }

    @Test func rowsWithoutViewsAndDuplicateIDs() {
        var said: [Diagnostic.Code] = []
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.onDiagnostic = { said.append($0.code) }
        host.setSize(ProposedViewSize(width: 100, height: 100))
        host.setContent {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { row in if row % 10 == 3 { Box(40, 30).named("\(row)") } }
                }
            }
        }
        host.flush()
        #expect(Set(host.named.keys) == ["3", "13", "23", "33"])
        host.scroll(60)
        #expect(host["23"]?.minY == 0)
        #expect(said.isEmpty)

        let other = ViewHost(shaper: FixedAdvanceShaper())
        other.onDiagnostic = { said.append($0.code) }
        other.setSize(ProposedViewSize(width: 100, height: 100))
        other.setContent {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach([1, 2, 1], id: \.self) { _ in Box(40, 30) } }
            }
        }
        other.flush()
        #expect(said == [.duplicateID])
    }
}
