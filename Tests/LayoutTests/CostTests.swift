import MartletDrawing
import Observation
import Testing

@testable import MartletCore

@Observable private final class Driver { var size = CGSize(width: 20, height: 10); var tick = 0 }

/// A rectangle of a fixed area: narrower is taller, like a text.
private nonisolated struct Area: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = min(max(proposal.width ?? 120, 12), 120)
        return CGSize(width: width, height: (1200 / width).rounded(.up))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Rows: View {
    let driver: Driver
    let count: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in
                if row == 3 { Changing(driver: driver) } else { Box(20, 10) }
            }
        }
    }
}

private struct Changing: View {
    let driver: Driver
    var body: some View {
        let _ = driver.tick
        Box(least: driver.size, most: driver.size, ideal: CGSize(width: CGFloat(driver.tick), height: 1))
    }
}

@MainActor private func nest(_ depth: Int) -> AnyView {
    if depth == 0 { return AnyView(Box()) }
    return depth % 2 == 0
        ? AnyView(
            HStack(spacing: 1) {
                Area()() {}; nest(depth - 1); Box(3, 3)
            })
        : AnyView(
            VStack(spacing: 1) {
                Area()() {}; nest(depth - 1); Box(3, 3)
            })
}

/// What layout costs, in sizes computed: bounds that a change of the algorithm must not break.
@MainActor @Suite struct CostTests {
    @Test func nestsOfStacksCostAPolynomial() {
        var counts: [Int: Int] = [:]
        for depth in [10, 20, 40] {
            let host = ViewHost.make(10_000, 10_000) { nest(depth) }
            counts[depth] = host.layout.measureCount
        }
        // Each level is asked a number of questions that grows with the depth above it: twice as deep, four times.
        #expect(counts[20]! < 5 * counts[10]!, "\(counts)")
        #expect(counts[40]! < 5 * counts[20]!, "\(counts)")
    }

    @Test func aLeafThatKeepsItsSizeCostsTheSameInLongAndShortColumns() {
        func cost(_ count: Int) -> Int {
            let driver = Driver()
            let host = ViewHost.make { Rows(driver: driver, count: count) }
            let before = host.layout.measureCount
            driver.tick += 1
            host.flush()
            return host.layout.measureCount - before
        }
        #expect(cost(10) == cost(1000))
        #expect(cost(1000) <= 8)
    }

    @Test func aLeafThatGrowsMeasuresOnlyItselfAndWhatIsAbove() {
        func cost(_ count: Int) -> Int {
            let driver = Driver()
            let host = ViewHost.make { Rows(driver: driver, count: count) }
            let before = host.layout.measureCount
            driver.size.height = 15
            host.flush()
            return host.layout.measureCount - before
        }
        #expect(cost(1000) <= 24)
    }

    @Test func nothingChangedCostsNothing() {
        let driver = Driver()
        let host = ViewHost.make { Rows(driver: driver, count: 100) }
        let before = (host.layout.measureCount, host.layout.placeCount)
        host.setSize(ProposedViewSize(width: 300, height: 200))
        host.flush()
        #expect((host.layout.measureCount, host.layout.placeCount) == before)
    }

    @Test func insideAFixedFrameAChangeStaysInside() {
        let driver = Driver()
        let host = ViewHost.make {
            VStack {
                Changing(driver: driver).frame(width: 50, height: 50); Box(10, 10)
            }
        }
        let before = host.layout.measureCount
        driver.size.height = 30
        host.flush()
        #expect(host.layout.measureCount - before <= 4)
    }
}
