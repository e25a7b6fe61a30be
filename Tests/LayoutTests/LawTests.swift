import MartletDrawing
import Observation
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
    @Test func whatIsKeptNeverChangesTheResult() {
        for seed in 1...60 as ClosedRange<UInt64> {
            var random = Seeded(state: seed)
            let model = Model(.make(4, &random))
            let host = ViewHost.make { Shown(model: model) }
            for step in 1...8 {
                let tree = model.tree.changed(&random)
                model.tree = tree
                host.flush()
                let fresh = ViewHost.make { tree.view }
                #expect(areClose(host.boxes, fresh.boxes), "seed \(seed), step \(step): \(tree)")
                fresh.end()
            }
            host.end()
        }
    }

    @Test func rightToLeftIsTheMirrorOfLeftToRight() {
        for seed in 1000...1150 as ClosedRange<UInt64> {
            var random = Seeded(state: seed)
            let tree = RandomTree.make(4, &random)
            let host = ViewHost.make { tree.view }
            let mirror = ViewHost.make { tree.view.environment(\.layoutDirection, .rightToLeft) }
            let mirrored = mirror.boxes.map { rect(300 - $0.maxX, $0.minY, $0.width, $0.height) }
            #expect(areClose(host.boxes, mirrored), "seed \(seed): \(tree)")
        }
    }

    @Test func containerSizes() {
        for seed in 2000...2150 as ClosedRange<UInt64> {
            var random = Seeded(state: seed)
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
