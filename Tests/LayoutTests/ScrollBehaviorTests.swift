import MartletDrawing
import Testing

@testable import MartletCore

/// Where scrolls come to rest.
@MainActor @Suite struct ScrollBehaviorTests {
    private func pages(_ behavior: some ScrollTargetBehavior, spacing: CGFloat = 0) -> ViewHost {
        ViewHost.make(100, 60) {
            ScrollView(.horizontal) {
                HStack(spacing: spacing) { ForEach(0..<10) { i in Box(100, 50).id(i) } }.scrollTargetLayout()
            }
            .scrollTargetBehavior(behavior)
        }
    }

    /// Drags to the left by `distance` within `time`; without it time stands still.
    private func settle(_ host: ViewHost, _ distance: CGFloat, in time: Double = 0) -> CGFloat {
        let start = CGPoint(x: 50, y: 30)
        host.input.pointerDown(at: start)
        let begin = host.now
        for step in 1...5 {
            host.advance(to: begin + time * Double(step) / 5)
            host.input.pointerMoved(to: CGPoint(x: start.x - distance * CGFloat(step) / 5, y: start.y))
        }
        host.input.pointerUp(at: CGPoint(x: start.x - distance, y: start.y))
        host.flush()
        host.run(for: 3)
        #expect(host.scroller!.phase == .idle)
        return host.scroller!.offset.x
    }

    @Test func paging() {
        let host = pages(.paging)
        #expect(settle(host, 40) == 0)
        #expect(settle(host, 60) == 100)
        #expect(settle(host, 20, in: 0.05) == 200, "a flick goes on to the next page")
        #expect(settle(host, 90, in: 0.02) == 300, "never more than one page")
        #expect(settle(host, -80, in: 0.02) == 200)
        for _ in 0..<12 { _ = settle(host, 80, in: 0.02) }
        #expect(host.scroller!.offset.x == 900)
    }

    @Test func theWheelComesToRestOnAPage() {
        let host = pages(.paging)
        for _ in 0..<6 {
            host.input.scroll(at: CGPoint(x: 50, y: 30), by: CGSize(width: 12, height: 0))
            host.run(for: 0.05)
        }
        #expect(host.scroller!.offset.x == 72)
        host.run(for: 2)
        #expect(host.scroller!.offset.x == 100)
    }

    @Test func anotherSizeKeepsThePage() {
        let host = pages(.paging)
        _ = settle(host, 60)
        host.setSize(ProposedViewSize(width: 90, height: 60))
        host.flush()
        #expect(host.scroller!.offset.x == 90)
    }

    @Test func viewAligned() {
        let host = pages(.viewAligned(limitBehavior: .never), spacing: 10)
        #expect(settle(host, 40) == 0)
        #expect(settle(host, 60) == 110)
        #expect(settle(host, 90, in: 0.09) > 300, "it runs out as far as it would")
        let rest = host.scroller!.offset.x
        #expect((rest / 110).rounded() * 110 == rest)
    }

    @Test func limits() {
        #expect(settle(pages(.viewAligned(limitBehavior: .alwaysByOne), spacing: 10), 90, in: 0.03) == 110)
        #expect(settle(pages(.viewAligned(limitBehavior: .always), spacing: 0), 90, in: 0.03) == 100)
    }

    @Test func anchoredInTheMiddle() {
        let host = ViewHost.make(100, 60) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<10) { i in Box(60, 50).id(i) } }.scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(anchor: .center))
        }
        // The third view from 120 to 180 has its middle at 150; that of the window is 50 behind the offset.
        #expect(settle(host, 90) == 100)
    }

    @Test func aBehaviourOfOnesOwn() {
        struct Tens: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                target.rect.origin.x = (target.rect.minX / 10).rounded() * 10
                #expect(context.containerSize == CGSize(width: 80, height: 50))
                #expect(context.axes == .horizontal)
                #expect(context.layoutDirection == .leftToRight)
            }
        }
        let host = ViewHost.make(100, 60) {
            ScrollView(.horizontal) { Box(900, 50) }
                .contentMargins(.horizontal, 10, for: .scrollContent)
                .scrollTargetBehavior(Tens())
        }
        #expect(settle(host, 47) == 40, "50 of the content are behind the margin of 10")
    }
}
