import MartletDrawing
import Observation
import SplitMix
import Testing

@testable import MartletCore

@Observable private final class Model { var tree: RandomTree; init(_ tree: RandomTree) { self.tree = tree } }

private struct Shown: View {
    let model: Model
    var body: some View { model.tree.view }
}

extension ViewHost {
    fileprivate var boxes: [CGRect] {
        var result: [CGRect] = []
        walk { node, frame in if node is BoxNode || node is SpacerNode { result.append(frame) } }
        return result
    }
}

private func areClose(_ a: [CGRect], _ b: [CGRect]) -> Bool {
    a.count == b.count
        && zip(a, b).allSatisfy {
            abs($0.minX - $1.minX) + abs($0.minY - $1.minY) + abs($0.width - $1.width) + abs($0.height - $1.height)
                < 1e-6
        }
}

/// Laws that hold for any tree, on random ones; the seed is in the message.
@MainActor @Suite struct LawTests {
    /// Whether a host that is changed step by step shows what a new one shows.
    private func keepsItsWord(_ tree: RandomTree, _ seed: UInt64) -> Bool {
        var random = SplitMix64(seed: seed)
        let model = Model(tree)
        let host = ViewHost.make { Shown(model: model) }
        defer { host.end() }
        for _ in 1...8 {
            let tree = model.tree.changed(&random)
            model.tree = tree
            host.flush()
            let fresh = ViewHost.make { tree.view }
            defer { fresh.end() }
            if !areClose(host.boxes, fresh.boxes) { return false }
        }
        return true
    }

    @Test func whatIsKeptNeverChangesTheResult() {
        for seed in 1...60 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            let start = RandomTree.make(4, &random)
            guard !keepsItsWord(start, seed) else { continue }
            Issue.record("seed \(seed): \(start.simplest { !keepsItsWord($0, seed) })")
        }
    }

    private func isMirrored(_ tree: RandomTree) -> Bool {
        let host = ViewHost.make { tree.view }
        let mirror = ViewHost.make { tree.view.environment(\.layoutDirection, .rightToLeft) }
        return areClose(host.boxes, mirror.boxes.map { rect(300 - $0.maxX, $0.minY, $0.width, $0.height) })
    }

    @Test func rightToLeftIsTheMirrorOfLeftToRight() {
        for seed in 1000...1150 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            let tree = RandomTree.make(4, &random)
            if !isMirrored(tree) { Issue.record("seed \(seed): \(tree.simplest { !isMirrored($0) })") }
        }
    }

    @Test func containerSizes() {
        for seed in 2000...2150 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            let tree = RandomTree.make(3, &random)
            let host = ViewHost.make {
                ZStack {
                    tree.view.named("plain")
                    tree.view.background { Box(500, 500) }.named("backed")
                    tree.view.offset(x: 50, y: -3).named("moved")
                    tree.view.padding(7).frame(width: 200, height: 150).named("framed")
                }
                .named("pile")
            }
            let named = host.named
            #expect(named["backed"]?.size == named["plain"]?.size, "seed \(seed)")
            #expect(named["moved"]?.size == named["plain"]?.size, "seed \(seed)")
            #expect(named["framed"]?.size == CGSize(width: 200, height: 150), "seed \(seed)")
        }
    }
}
