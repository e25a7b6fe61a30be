import MartletDrawing
import Observation
import SplitMix
import Testing

@testable import MartletCore

@Observable private final class Model {
    var lists: [[Int]]
    var flag = true
    init(_ lists: [[Int]]) { self.lists = lists }

    /// The lists without what repeats an earlier one.
    var filtered: Model {
        var seen: Set<Int> = []
        let result = Model(
            lists.map { list in
                defer { seen.formUnion(list) }
                return list.filter { !seen.contains($0) }
            })
        result.flag = flag
        return result
    }
}

private struct Grid: View {
    let model: Model

    private func cell(_ list: Int, _ id: Int) -> some View { Box(20, 20).named("\(list) \(id)") }

    var body: some View {
        ScrollView {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(30)), count: 3), spacing: 4) {
                Section {
                    ForEach(model.lists[0], id: \.self) { cell(0, $0) }
                } header: {
                    Box(100, 20).named("header 0")
                }
                Section {
                    ForEach(model.lists[1], id: \.self) { cell(1, $0) }
                    if model.flag { Box(20, 20).named("flag") }
                } header: {
                    Box(100, 20).named("header 1")
                } footer: {
                    Box(100, 20).named("footer 1")
                }
                Section { ForEach(model.lists[2], id: \.self) { cell(2, $0) } }
            }
        }
    }
}

/// Cells of a lazy grid whose id repeats one of an earlier section. Measured: they are not created (lazy/grid-sections of
/// iamcgn/swiftui-web).
@MainActor @Suite struct LazyRepeatTests {
    private func columns(_ second: Range<Int>) -> ViewHost {
        ViewHost.make(240, 300) {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(60)), count: 3), spacing: 4) {
                    Section { ForEach(0..<5, id: \.self) { i in Box().frame(height: 20).named("p\(i)") } }
                    Section {
                        ForEach(second, id: \.self) { i in Box().frame(height: 20).named("q\(i)") }
                    } header: {
                        Box(46, 16).named("qHead")
                    }
                }
            }
        }
    }

    @Test func repeatedCellsAreLeftOut() {
        let all = columns(0..<4)
        #expect(Set(all.named.keys) == ["p0", "p1", "p2", "p3", "p4", "qHead"])
        #expect(all.scrollView.extent.content.height == 64)
        let some = columns(3..<8)
        #expect(Set(some.named.keys) == ["p0", "p1", "p2", "p3", "p4", "qHead", "q5", "q6", "q7"])
        #expect(some["q5"]?.minX == some["p0"]?.minX)
        #expect(some["q7"]?.minY == 68)
        #expect(some.lazyNode.targetFrame(for: 3)?.minY == 24, "the id means the cell that is there")
    }

    /// A repeated range costs nothing, however long.
    @Test func longRangesAreComparedAtOnce() {
        let host = ViewHost.make(120, 200) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 0) {
                    Section { ForEach(0..<10_000_000, id: \.self) { Box(20, 20).named("p\($0)") } }
                    Section { ForEach(1..<10_000_002, id: \.self) { Box(20, 20).named("q\($0)") } }
                }
            }
        }
        #expect(host.scrollView.extent.content.height == 100_000_020)
        host.scroll(1e9)
        #expect(host["q10000001"]?.maxY == 200)
        #expect(host["q9999999"] == nil)
    }

    /// Whatever the data and its history: the grid is that of data without repeats.
    @Test func aGridWithRepeatsIsTheGridWithoutThem() {
        for seed in 1...8 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            let model = Model([Array(0..<20), Array(10..<40), Array(30..<60)])
            let host = ViewHost.make(120, 200) { Grid(model: model) }
            for step in 1...8 {
                let list = Int.random(in: 0..<3, using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0: model.lists[list] = Array(0..<Int.random(in: 1...70, using: &random)).shuffled(using: &random)
                case 1: if model.lists[list].count > 6 { model.lists[list].removeSubrange(2..<5) }
                case 2:
                    let new = (60..<90).filter { !model.lists[list].contains($0) }.prefix(4)
                    model.lists[list].insert(contentsOf: new, at: model.lists[list].count / 2)
                case 3: model.flag.toggle()
                default: model.lists.swapAt(0, list)
                }
                host.flush()
                host.scroll(-1e6)
                let filtered = model.filtered
                let plain = ViewHost.make(120, 200) { Grid(model: filtered) }
                // Walked over step by step, nothing is estimated.
                for _ in 0..<40 {
                    #expect(host.named == plain.named, "seed \(seed), step \(step)")
                    if plain.scrollView.offset.y >= plain.scrollView.extent.most(.vertical) { break }
                    host.scroll(70)
                    plain.scroll(70)
                }
                #expect(host.scrollView.extent.content == plain.scrollView.extent.content, "seed \(seed), step \(step)")
                plain.end()
            }
            host.end()
            #expect(host.graph.nodeCount == 0)
        }
    }

    @Test func gapsCountLikeAList() {
        for seed in 1...200 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            let runs = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                let low = Int.random(in: 0..<40, using: &random)
                return low..<low + Int.random(in: 0...8, using: &random)
            }
            let gaps = LazyGaps(runs)
            let out = Set(runs.joined())
            let made = (0..<60).filter { !out.contains($0) }
            for index in 0..<50 {
                #expect(gaps.count(below: index) == out.count { $0 < index }, "seed \(seed)")
                #expect((gaps.run(around: index) != nil) == out.contains(index), "seed \(seed)")
            }
            for number in made.indices { #expect(gaps.index(ofMade: number) == made[number], "seed \(seed)") }
        }
    }
}
