import MartletDrawing
import Testing

@testable import MartletCore

/// Lazy containers against frames measured on SwiftUI: also that nothing else is there.
@MainActor @Suite struct LazyGoldenTests {
    @Test func grids() throws {
        try Golden.check("lazy-grids") {
            VStack(spacing: 16) {
                LazyVGrid(
                    columns: [
                        GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80)),
                    ], spacing: 4
                ) {
                    ForEach(0..<6, id: \.self) { i in Box().frame(height: 20).named("mix\(i)") }
                }
                .frame(width: 280)
                .named("mixed")
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
                    ForEach(0..<5, id: \.self) { i in Box().frame(height: 24).named("auto\(i)") }
                }
                .frame(width: 240)
                .named("adaptive")
                LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
                    ForEach(0..<5, id: \.self) { i in Box().frame(width: 40).named("hor\(i)") }
                }
                .frame(height: 70)
                .named("horizontal")
            }
            .named("all")
        }
    }

    private static let columns = [
        GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
        GridItem(.fixed(60), alignment: .bottomTrailing),
    ]

    @Test func alignmentOfItemsAndOfTheGrid() throws {
        try Golden.check("lazy-grid-alignment") {
            VStack(spacing: 16) {
                LazyVGrid(columns: Self.columns, alignment: .trailing, spacing: 4) {
                    Box(20, 20).named("e0")
                    Box(20, 40).named("e1")
                    Box(20, 20).named("e2")
                    Box(20, 20).named("e3")
                }
                .frame(width: 240)
                .named("endGrid")
                LazyVGrid(columns: Self.columns, alignment: .leading, spacing: 4) {
                    Box(20, 20).named("s0")
                    Box(20, 40).named("s1")
                    Box(20, 20).named("s2")
                }
                .frame(width: 240)
                .named("startGrid")
            }
        }
    }

    @Test func sectionsInAGrid() throws {
        try Golden.check("lazy-grid-sections") {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4) {
                    Section {
                        ForEach(0..<5, id: \.self) { i in Box().frame(height: 20).named("p\(i)") }
                    } header: {
                        Box().frame(height: 24).named("pHead")
                    } footer: {
                        Box().frame(height: 16).named("pFoot")
                    }
                    Section {
                        ForEach(10..<14, id: \.self) { i in Box().frame(height: 20).named("q\(i - 10)") }
                    } header: {
                        Box(46, 16).named("qHead")
                    }
                }
                .named("table")
            }
            .frame(width: 240)
            .named("scroller")
        }
    }

    @Test func onlyWhatShowsIsThere() throws {
        let golden = try Golden("lazy-laziness")
        let host = ViewHost.make(300, 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<200, id: \.self) { i in Box(200, 20).named("r\(i)").id("r\(i)") }
                }
            }
            .named("scroller")
        }
        golden.checkAll(host, step: 0)
        host.jump(to: "r100")
        golden.checkAll(host, step: 1)
    }

    private struct Block: View {
        let tag: String

        var body: some View {
            Section {
                ForEach(0..<8, id: \.self) { i in Box(200, 20).named("\(tag)\(i)").id("\(tag)\(i)") }
            } header: {
                Box(200, 24).named("\(tag)H")
            } footer: {
                Box(200, 16).named("\(tag)F")
            }
        }
    }

    private func blocks(_ pinned: PinnedScrollableViews) -> ViewHost {
        ViewHost.make(300, 200) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    Block(tag: "a")
                    Block(tag: "b")
                    Block(tag: "c")
                }
            }
            .named("scroller")
        }
    }

    @Test func pinnedHeadersAndFooters() throws {
        let golden = try Golden("lazy-pinned-both")
        let host = blocks([.sectionHeaders, .sectionFooters])
        golden.checkAll(host, step: 0)
        host.jump(to: "b3")
        golden.checkAll(host, step: 1)
    }

    @Test func pinnedFooters() throws {
        let golden = try Golden("lazy-pinned-footers")
        let host = blocks(.sectionFooters)
        golden.checkAll(host, step: 0)
        host.jump(to: "b3")
        golden.checkAll(host, step: 1)
        host.jump(to: "b0", atBottom: true)
        golden.checkAll(host, step: 2)
    }

    /// 200 wide, a fixed column of 70, adaptive ones of at least 40. Source: objc.io, 2020/11/23 grid-layout.
    @Test func adaptiveColumnsShareWhatFixedOnesLeave() {
        let tracks = GridItem.tracks(of: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], room: 200)
        #expect(tracks.map(\.length) == [70, 57, 57])
        #expect(tracks.map(\.start) == [0, 78, 143])
    }
}

extension Golden {
    /// Checks the frames, and that no other view is there.
    func checkAll(_ host: ViewHost, step: Int, sourceLocation location: SourceLocation = #_sourceLocation) {
        check(host, step: step, sourceLocation: location)
        #expect(Set(host.named.keys) == Set(steps[step].map(\.name)), sourceLocation: location)
    }
}

extension ViewHost {
    func first<N>(_ type: N.Type) -> N! {
        var result: N?
        walk { node, _ in if result == nil { result = node as? N } }
        return result
    }

    var scrollView: ScrollNode { first(ScrollNode.self) }
    var lazyNode: LazyNode { first(LazyNode.self) }

    func scroll(_ delta: CGFloat, horizontally: Bool = false) {
        _ = scrollView.scroll(by: horizontally ? CGSize(width: delta, height: 0) : CGSize(width: 0, height: delta))
        flush()
    }

    /// Scrolls so that the view with an id is at the top, or at the bottom.
    func jump(to id: some Hashable, atBottom: Bool = false) {
        guard let target = lazyNode.targetFrame(for: AnyHashable(id)) else { return }
        let offset = atBottom ? target.maxY - scrollView.size.height : target.minY
        scroll(offset - scrollView.offset.y)
    }
}
