import MartletDrawing
import SplitMix
import Testing

@testable import MartletCore

/// Layout knows nothing of pixels: they are the painter's, which rounds each edge on its own.
@MainActor @Suite struct ScaleTests {
    private nonisolated static let scales: [CGFloat] = [1, 1.25, 1.5, 2, 3]

    private func host<V: View>(_ scale: CGFloat, _ content: @escaping @MainActor () -> V) -> ViewHost {
        ViewHost.make { content().environment(\.displayScale, scale) }
    }

    @Test func framesAreTheSameAtEveryScale() {
        for seed in 5000...5040 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            let tree = RandomTree.make(4, &random)
            let frames = Self.scales.map { scale in
                var result: [CGRect] = []
                host(scale) { tree.view }.walk { node, frame in if node is BoxNode { result.append(frame) } }
                return result
            }
            #expect(frames.allSatisfy { $0 == frames[0] }, "seed \(seed)")
        }
    }

    /// Source: a divider is one pixel thick (measured, ios/layout/basics: 0.5 at scale 2).
    @Test(arguments: scales) func onlyADividerIsAPixelThick(_ scale: CGFloat) {
        let host = host(scale) {
            VStack(spacing: 0) {
                Box(10, 10).named("above"); Divider().named("line"); Box(10, 10).named("below")
            }
        }
        #expect(host["line"]?.height == 1 / scale)
        #expect(abs(host["below"]!.minY - host["above"]!.maxY - 1 / scale) < 1e-9)
    }

    @Test func neighboursShareTheirEdgeExactly() {
        let host = host(1.5) {
            HStack(spacing: 0) { ForEach(0..<7, id: \.self) { Box().named("\($0)") } }.frame(width: 100)
        }
        for index in 0..<6 {
            let gap = host["\(index + 1)"]!.minX - host["\(index)"]!.maxX
            #expect(abs(gap) < 1e-9, "no gap between \(index) and \(index + 1)")
        }
    }
}
