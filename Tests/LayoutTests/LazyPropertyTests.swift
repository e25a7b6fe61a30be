import MartletDrawing
import Observation
import SplitMix
import Testing

@testable import MartletCore

@Observable private final class Model {
    var lists: [[Int]] = [Array(0..<60), Array(100..<140)]
    var flag = true
    /// Heights by row; 20 for all others.
    var heights: [Int: CGFloat] = [:]
}

/// Rows of two lists, with something between that comes and goes, and sections.
private struct Rows: View {
    let model: Model

    private func row(_ number: Int) -> some View {
        Box(100, model.heights[number] ?? 20).named("\(number)")
    }

    var body: some View {
        ForEach(model.lists[0], id: \.self) { row($0) }
        if model.flag { Box(100, model.heights[-1] ?? 20).named("flag") }
        Section {
            ForEach(model.lists[1], id: \.self) { row($0) }
        } header: {
            Box(100, 20).named("header")
        }
    }
}

private struct Lazy: View {
    let model: Model
    let isGrid: Bool

    var body: some View {
        ScrollView {
            if isGrid {
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(30)), count: 3), spacing: 4) { Rows(model: model) }
            } else {
                LazyVStack(spacing: 4) { Rows(model: model) }
            }
        }
    }
}

private struct Eager: View {
    let model: Model

    var body: some View {
        ScrollView { VStack(spacing: 4) { Rows(model: model) }.frame(maxWidth: .infinity) }
    }
}

extension ViewHost {
    /// The frames of what shows.
    fileprivate var showing: [String: CGRect] {
        named.filter { $0.value.maxY > 1e-6 && $0.value.minY < rootNode.size.height - 1e-6 }
    }
}

/// Lazy containers scrolled at random while their data changes at random; the seed is in the message.
@MainActor @Suite struct LazyPropertyTests {
    private func edit(_ model: Model, _ random: inout SplitMix64, next: inout Int) {
        let list = Int.random(in: 0..<2, using: &random)
        var rows = model.lists[list]
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                next += 1
                rows.insert(next, at: Int.random(in: 0...rows.count, using: &random))
            }
        case 1:
            for _ in 0..<3 where rows.count > 3 {
                rows.remove(at: Int.random(in: 0..<rows.count, using: &random))
            }
        case 2: rows.swapAt(Int.random(in: 0..<rows.count, using: &random), rows.count / 2)
        case 3:
            rows.append(contentsOf: [next + 1, next + 2])
            next += 2
        case 4: if rows.count > 20 { rows.removeSubrange(5..<15) }
        default: model.flag.toggle()
        }
        model.lists[list] = rows
    }

    /// Scrolls; answers by how much, wherever an end of the content turned out to be.
    private func step(_ host: ViewHost, _ random: inout SplitMix64) -> CGFloat {
        let steps: [CGFloat] = [7, -7, 33, -33, 150, -150, 700, -700, 5000, -5000]
        let step = steps[Int.random(in: 0..<steps.count, using: &random)]
        host.scroll(step)
        return step
    }

    /// With rows of one height nothing has to be estimated: what shows is what an eager stack shows there.
    @Test func uniformRowsStandWhereTheyDoInAnEagerStack() {
        for seed in 1...30 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            let model = Model()
            var next = 1000
            let host = ViewHost.make(120, 200) { Lazy(model: model, isGrid: false) }
            for number in 1...25 {
                if Bool.random(using: &random) {
                    edit(model, &random, next: &next)
                    host.flush()
                } else {
                    _ = step(host, &random)
                }
                let eager = ViewHost.make(120, 200) { Eager(model: model) }
                #expect(
                    host.scrollView.extent.content == eager.scrollView.extent.content, "seed \(seed), step \(number)")
                eager.scrollView.setOffset(host.scrollView.offset)
                eager.flush()
                #expect(host.showing == eager.showing, "seed \(seed), step \(number)")
                #expect(host.named == host.showing, "more is there than shows: seed \(seed), step \(number)")
                eager.end()
            }
            host.end()
            #expect(host.graph.nodeCount == 0)
        }
    }

    /// The cells of a grid by line, and the column of each.
    private func places(_ model: Model) -> [String: (line: Int, column: Int)] {
        var result: [String: (Int, Int)] = [:]
        let first = model.lists[0].map { "\($0)" } + (model.flag ? ["flag"] : [])
        for (index, name) in first.enumerated() { result[name] = (index / 3, index % 3) }
        let line = (first.count + 2) / 3
        result["header"] = (line, 0)
        for (index, row) in model.lists[1].enumerated() { result["\(row)"] = (line + 1 + index / 3, index % 3) }
        return result
    }

    /// The cells of a grid stand in their columns and in lines at equal distances, whatever the history.
    @Test func cellsOfAGridStandWhereTheyBelong() {
        for seed in 100...130 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            let model = Model()
            var next = 1000
            let host = ViewHost.make(120, 200) { Lazy(model: model, isGrid: true) }
            for number in 1...30 {
                if number == 29 {
                    host.scroll(1e6)
                } else if number == 30 {
                    host.scroll(-1e6)
                } else if Bool.random(using: &random) {
                    edit(model, &random, next: &next)
                    host.flush()
                } else {
                    _ = step(host, &random)
                }
                let places = places(model)
                let showing = host.showing
                let origin = showing.first.map { name, frame in frame.minY - CGFloat(places[name]!.line) * 24 } ?? 0
                for (name, frame) in showing {
                    guard let place = places[name] else {
                        Issue.record("seed \(seed), step \(number): \(name) is not in the data")
                        continue
                    }
                    // Boxes of 100 are centred in columns of 30, 8 apart, in 120.
                    let x = name == "header" ? 10 : 7 + CGFloat(place.column) * 38 - 35
                    #expect(
                        frame.minX == x && abs(frame.minY - origin - CGFloat(place.line) * 24) < 1e-6,
                        "seed \(seed), step \(number): \(name) at \(frame)")
                }
                // All of each line is there.
                let lines = Set(showing.keys.compactMap { places[$0]?.line })
                #expect(
                    Set(places.filter { lines.contains($0.value.line) }.keys) == Set(showing.keys),
                    "seed \(seed), step \(number)")
                #expect(lines.count >= 8, "seed \(seed), step \(number)")
                if number == 30 { #expect(abs(origin) < 1e-6, "seed \(seed)") }
            }
            host.end()
        }
    }

    /// With rows of any height, a scroll step moves what shows by the step and by nothing else.
    @Test func whatShowsMovesByTheStep() {
        for seed in 200...260 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            let model = Model()
            for number in -1..<200 { model.heights[number] = CGFloat.random(in: 1...90, using: &random) }
            let host = ViewHost.make(120, 200) { Lazy(model: model, isGrid: seed % 3 == 0) }
            for number in 1...40 {
                let before = host.showing
                let used = step(host, &random)
                let extent = host.scrollView.extent
                let offset = host.scrollView.offset.y
                // At the ends of the content the estimate meets the truth.
                if offset >= extent.most(.vertical) - 1e-6 || offset == 0 { continue }
                for (name, frame) in host.showing {
                    guard let old = before[name] else { continue }
                    #expect(
                        abs(frame.minY - old.minY + used) < 1e-6,
                        "seed \(seed), step \(number): \(name) from \(old) to \(frame) by \(used)")
                }
            }
            // Also where more stands before the window than was thought, one gesture comes to the start.
            host.scroll(-1e6)
            #expect(host.named["0"]?.minY == 0 || seed % 3 == 0, "seed \(seed)")
            #expect(host.lazyNode.lines[0].start == 0, "seed \(seed)")
            #expect(host.scrollView.offset.y == 0, "seed \(seed)")
            host.scroll(1e6)
            #expect(abs((host.named["139"]?.maxY ?? 0) - 200) < 1e-6 || seed % 3 == 0, "seed \(seed)")
            host.end()
        }
    }

    /// What was scrolled over step by step is known: the length of the content is that of an eager stack, and the
    /// offset that of its rows.
    @Test func whatWasScrolledOverIsKnownExactly() {
        for seed in 300...310 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            let model = Model()
            for number in -1..<200 { model.heights[number] = CGFloat.random(in: 1...90, using: &random) }
            let host = ViewHost.make(120, 200) { Lazy(model: model, isGrid: false) }
            let eager = ViewHost.make(120, 200) { Eager(model: model) }
            while host.scrollView.offset.y < host.scrollView.extent.most(.vertical) { host.scroll(90) }
            let length = eager.scrollView.extent.content.height
            for number in 0..<60 {
                #expect(abs(host.scrollView.extent.content.height - length) < 1e-6, "seed \(seed), step \(number)")
                eager.scrollView.setOffset(host.scrollView.offset)
                eager.flush()
                for (name, frame) in host.showing {
                    #expect(abs(frame.minY - eager.named[name]!.minY) < 1e-6, "seed \(seed), step \(number), \(name)")
                }
                host.scroll(number < 30 ? -110 : 90)
            }
        }
    }

    /// What comes and goes above does not move what shows.
    @Test func whatShowsStaysWhenRowsAboveChange() {
        for seed in 400...430 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            let model = Model()
            for number in -1..<2000 { model.heights[number] = CGFloat.random(in: 5...60, using: &random) }
            let host = ViewHost.make(120, 200) { Lazy(model: model, isGrid: false) }
            host.scroll(CGFloat.random(in: 700...1200, using: &random))
            var next = 1000
            for number in 1...10 {
                let before = host.showing
                guard let index = model.lists[0].firstIndex(where: { before["\($0)"] != nil }), index > 2 else { break }
                var rows = model.lists[0]
                if Bool.random(using: &random) {
                    next += 1
                    rows.insert(next, at: Int.random(in: 0..<index, using: &random))
                } else {
                    rows.remove(at: Int.random(in: 0..<index, using: &random))
                }
                model.lists[0] = rows
                host.flush()
                let after = host.showing
                #expect(Set(after.keys) == Set(before.keys), "seed \(seed), step \(number)")
                for (name, frame) in after {
                    #expect(abs(frame.minY - before[name]!.minY) < 1e-6, "seed \(seed), step \(number): \(name)")
                }
            }
        }
    }
}
