import MartletDrawing
import SplitMix
import Testing

@testable import MartletCore

/// The queues of layout: whatever the order in which nodes come, the next one is taken.
@MainActor @Suite struct NodeHeapTests {
    @Test(arguments: [true, false]) func theNextComesFirst(_ deepestFirst: Bool) {
        let host = ViewHost(shaper: FixedAdvanceShaper())
        defer { host.end() }
        let nodes = (0..<60).map { _ in ViewNode(host: host) }
        for seed in 1...40 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            var heap = NodeHeap(deepestFirst: deepestFirst)
            var waiting: Set<UInt32> = []
            // Upwards, downwards, or anyhow, and taken in between.
            let order = [nodes, nodes.reversed(), nodes.shuffled(using: &random)].randomElement(using: &random)!
            let takes = Bool.random(using: &random)
            func take() {
                let next = heap.popNext()?.id
                #expect(next == (deepestFirst ? waiting.max() : waiting.min()), "seed \(seed)")
                if let next { waiting.remove(next) }
                #expect(heap.isEmpty == waiting.isEmpty)
            }
            for node in order {
                heap.insert(node)
                waiting.insert(node.id)
                while takes, Int.random(in: 0...2, using: &random) == 0, !waiting.isEmpty { take() }
            }
            for _ in 0...waiting.count { take() }
        }
    }
}
