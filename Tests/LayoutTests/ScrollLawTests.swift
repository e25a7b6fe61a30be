import MartletDrawing
import SplitMix
import Testing

@testable import MartletCore

/// What holds for every scroll view, whatever its sizes.
@MainActor @Suite struct ScrollLawTests {
    /// The wheel adds up, the offset never leaves its range, and what is not used is handed back.
    @Test(arguments: 0..<40) func wheelSumsUntilItClamps(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let axes: Axis.Set = [[.vertical], [.horizontal], [.vertical, .horizontal]].randomElement(using: &random)!
        let content = CGSize(
            width: .random(in: 10...500, using: &random), height: .random(in: 10...500, using: &random))
        let margin = CGFloat.random(in: 0...40, using: &random)
        let host = ViewHost.make(200, 200) {
            ScrollView(axes) { Box(content.width, content.height) }.contentMargins(margin, for: .scrollContent)
        }
        let scroll = host.scroller!
        var wanted = scroll.offset
        for _ in 0..<20 {
            let delta = CGSize(
                width: .random(in: -200...200, using: &random), height: .random(in: -200...200, using: &random))
            let before = scroll.offset
            let used = scroll.scroll(by: delta)
            host.flush()
            wanted = scroll.extent.clamped(CGPoint(x: wanted.x + delta.width, y: wanted.y + delta.height))
            #expect(abs(scroll.offset.x - wanted.x) < 1e-9 && abs(scroll.offset.y - wanted.y) < 1e-9)
            #expect(abs(scroll.offset.x - before.x - used.width) < 1e-9)
            #expect(abs(scroll.offset.y - before.y - used.height) < 1e-9)
            let frame = scroll.content.frame(in: scroll, width: scroll.size.width, .leftToRight)!
            #expect(frame.origin == CGPoint(x: -scroll.offset.x, y: -scroll.offset.y))
        }
    }

    /// Scrolling right to left is the mirror of left to right.
    @Test(arguments: 0..<20) func rightToLeftIsTheMirror(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let widths = (0..<6).map { _ in CGFloat.random(in: 20...90, using: &random) }
        let margins = EdgeInsets(top: 3, leading: .random(in: 0...30, using: &random), bottom: 5, trailing: 7)
        let deltas = (0..<5).map { _ in CGFloat.random(in: -150...200, using: &random) }
        func frames(_ direction: LayoutDirection) -> [CGRect] {
            let host = ViewHost.make(150, 80) {
                ScrollView(.horizontal) {
                    HStack(spacing: 4) { ForEach(0..<6, id: \.self) { i in Box(widths[i], 20).named("\(i)") } }
                }
                .contentMargins(.all, margins, for: .scrollContent)
                .environment(\.layoutDirection, direction)
            }
            for delta in deltas {
                _ = host.scroller!.scroll(
                    by: CGSize(width: direction == .leftToRight ? delta : -delta, height: 0))
                host.flush()
            }
            return (0..<6).map { host["\($0)"]! }
        }
        for (left, right) in zip(frames(.leftToRight), frames(.rightToLeft)) {
            #expect(abs(150 - left.maxX - right.minX) < 1e-9)
            #expect(left.minY == right.minY && left.size == right.size)
        }
    }

    /// The wheel over nested scroll views: nothing of the delta is lost or used twice.
    @Test(arguments: 0..<20) func nestingConservesTheDelta(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let host = ViewHost.make(100, 100) {
            ScrollView {
                Box(100, 30)
                ScrollView { Box(80, 160) }.frame(height: 90)
                Box(100, 60)
            }
        }
        let scrolls = host.scrollers
        #expect(scrolls.count == 2)
        for _ in 0..<20 {
            let delta = CGFloat.random(in: -120...120, using: &random)
            let before = scrolls.map(\.offset.y)
            let inner = scrolls[1]
            let wanted = inner.extent.clamped(inner.offset.y + delta, .vertical) - inner.offset.y
            let isOver = host.rootNode.hitTest(CGPoint(x: 50, y: 60))?.isInside(inner) == true
            host.input.scroll(at: CGPoint(x: 50, y: 60), by: CGSize(width: 0, height: delta))
            host.flush()
            let moved = zip(scrolls, before).map { $0.offset.y - $1 }
            if isOver { #expect(abs(moved[1] - wanted) < 1e-9, "the inner one takes what it can") }
            let rest = delta - moved[1]
            let outer = scrolls[0].extent.clamped(before[0] + rest, .vertical) - before[0]
            #expect(abs(moved[0] - outer) < 1e-9, "the outer one takes the rest")
        }
    }

    /// A step of plain content places one node and measures nothing.
    @Test func aStepLaysOutNothingBelow() {
        let host = ViewHost.make(100, 100) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<500, id: \.self) { _ in Box(80, 20) } } }
        }
        _ = host.frame()
        let (measures, places, draws) = (host.layout.measureCount, host.layout.placeCount, host.layout.drawCount)
        for _ in 0..<10 {
            host.input.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 7))
            _ = host.frame()
        }
        #expect(host.layout.measureCount == measures)
        #expect(host.layout.placeCount == places + 10)
        #expect(host.layout.drawCount - draws <= 10 * 3, "the root, the scroll view and the node around it")
    }

    /// What is seen stays where it is when plain content before it grows; at the start the start stays.
    @Test(arguments: [0, 70, 400] as [CGFloat]) func contentThatGrowsBeforeDoesNotMoveWhatIsSeen(offset: CGFloat) {
        let model = CountModel()
        model.count = 2
        let host = ViewHost.make(100, 100) { Growing(model: model) }
        _ = host.scroller!.scroll(by: CGSize(width: 0, height: offset))
        host.flush()
        let before = host["row8"]!.minY
        model.count = 5
        host.flush()
        #expect(host["row8"]!.minY == (offset == 0 ? before + 60 : before))
        model.count = 3
        host.flush()
        #expect(host["row8"]!.minY == (offset == 0 ? before + 20 : before))
    }
}

private struct Growing: View {
    let model: CountModel

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<model.count, id: \.self) { _ in Box(80, 20) }
                ForEach(0..<30, id: \.self) { i in Box(80, 20).named("row\(i)") }
            }
        }
    }
}

extension ViewHost {
    /// All scroll views, outer before inner.
    var scrollers: [ScrollNode] {
        var result: [ScrollNode] = []
        walk { node, _ in if let found = node as? ScrollNode { result.append(found) } }
        return result
    }

    var scroller: ScrollNode? { scrollers.first }
}
