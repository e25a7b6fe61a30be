import MartletDrawing
import Testing

@testable import MartletCore

/// How often a view is asked for its size: no more than the rules of its container need.
@MainActor @Suite struct QuestionLawTests {
    /// Questions for each further view, in a host of `width` by 200.
    private func questions<V: View>(
        _ width: CGFloat?, _ few: Int, _ many: Int, views: Int = 1, @ViewBuilder _ content: @escaping (Int) -> V
    ) -> Double {
        func count(_ n: Int) -> Int { ViewHost.make(width, 200) { content(n) }.layout.measureCount }
        return Double(count(many) - count(few)) / Double((many - few) * views)
    }

    /// Its minimum, its maximum, its share; placing asks nothing new.
    @Test func aStackAsksThreeTimes() {
        let finite = questions(300, 60, 120) { n in
            HStack(spacing: 1) { ForEach(0..<n, id: \.self) { _ in Box().frame(minWidth: 1, maxWidth: 5) } }
        }
        #expect(finite <= 2 * 3, "each box and its frame: \(finite)")
        let ideal = questions(nil, 20, 60) { n in HStack { ForEach(0..<n, id: \.self) { _ in Box(5, 5) } } }
        #expect(ideal <= 2, "\(ideal)")
    }

    /// Three questions for the width, three for the height, and one for both.
    @Test func aGridAsksSevenTimes() {
        let finite = questions(300, 5, 15, views: 4) { n in
            Grid {
                ForEach(0..<n, id: \.self) { _ in
                    GridRow {
                        Box(); Box(5, 5); Box(); Box(7, 3)
                    }
                }
            }
        }
        #expect(finite <= 7, "\(finite)")
        let ideal = questions(300, 5, 15, views: 2) { n in
            Grid {
                ForEach(0..<n, id: \.self) { _ in
                    GridRow {
                        Box(5, 5); Box(7, 3)
                    }
                }
            }.fixedSize()
        }
        #expect(ideal <= 3, "\(ideal)")
    }

    @Test func aNestOfGridsCostsAPolynomial() {
        func nest(_ depth: Int) -> AnyView {
            if depth == 0 { return AnyView(Box()) }
            return AnyView(
                Grid {
                    GridRow {
                        nest(depth - 1); Box(3, 3)
                    }; Box(2, 2)
                })
        }
        var counts: [Int: Int] = [:]
        for depth in [4, 8, 16] {
            counts[depth] = ViewHost.make(1000, 1000) { nest(depth) }.layout.measureCount
        }
        // As for stacks: the questions at a level grow with the levels above, not with their product.
        #expect(counts[16]! < 9 * counts[8]!, "\(counts)")
    }
}
