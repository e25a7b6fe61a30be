import MartletDrawing
import Testing

@testable import MartletCore

/// A finger on scroll views.
@MainActor @Suite struct ScrollDragTests {
    private func column(_ rows: Int = 50, metrics: PlatformMetrics = .desktop) -> ViewHost {
        ViewHost.make(100, 100) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { _ in Box(80, 20) } } }
                .environment(\.platformMetrics, metrics)
        }
    }

    @Test func theContentFollowsTheFinger() {
        let host = column()
        let scroll = host.scroller!
        host.input.pointerDown(at: CGPoint(x: 50, y: 90))
        #expect(scroll.phase == .tracking)
        host.input.pointerMoved(to: CGPoint(x: 50, y: 85))
        host.flush()
        #expect(scroll.offset.y == 0, "it may still be a tap")
        host.input.pointerMoved(to: CGPoint(x: 50, y: 60))
        host.flush()
        #expect(scroll.phase == .interacting)
        #expect(scroll.offset.y == 30)
        host.input.pointerMoved(to: CGPoint(x: 50, y: 70))
        host.input.pointerUp(at: CGPoint(x: 50, y: 70))
        host.flush()
        #expect(scroll.offset.y == 20)
        #expect(scroll.phase == .idle, "time stood still: nothing runs on")
    }

    @Test func aMouseDoesNotDrag() {
        let host = column()
        host.input.pointerDown(at: CGPoint(x: 50, y: 90), kind: .mouse)
        host.input.pointerMoved(to: CGPoint(x: 50, y: 20))
        host.input.pointerUp(at: CGPoint(x: 50, y: 20))
        host.flush()
        #expect(host.scroller!.offset.y == 0)
    }

    @Test func aMouseDragsTheIndicator() {
        let host = column()
        let scroll = host.scroller!
        host.input.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 10))
        host.flush()
        // The column is 80 wide, in the middle of the window.
        func bar() -> CGRect {
            ScrollBars.Look(scroll.settings)
                .frame(.vertical, scroll.extent, scroll.offset, scroll.settings, sharesCorner: false)
                .offsetBy(dx: 10, dy: 0)
        }
        let begin = bar()
        host.input.pointerDown(at: CGPoint(x: begin.midX, y: begin.midY), kind: .mouse)
        host.input.pointerMoved(to: CGPoint(x: begin.midX, y: begin.midY + 30))
        host.flush()
        #expect(abs(bar().minY - begin.minY - 30) < 1e-6, "the bar stays under the pointer")
        host.input.pointerMoved(to: CGPoint(x: begin.midX, y: 500))
        host.input.pointerUp(at: CGPoint(x: begin.midX, y: 500))
        host.flush()
        #expect(scroll.offset.y == scroll.extent.most.y && scroll.phase == .idle)
        host.run(for: 2)
        host.input.pointerDown(at: CGPoint(x: begin.midX, y: bar().midY), kind: .mouse)
        #expect(scroll.phase == .idle, "what cannot be seen cannot be held")
    }

    @Test func aDisabledOneStays() {
        let host = ViewHost.make(100, 100) { ScrollView { Box(80, 900) }.scrollDisabled(true) }
        host.drag(from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -60))
        #expect(!host.input.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 20)))
        host.flush()
        #expect(host.scroller!.offset.y == 0)
        host.scroller!.show(.edge(.bottom), Transaction())
        host.flush()
        #expect(host.scroller!.offset.y == 800, "the program may")
    }

    /// The same movement at any frame rate, and by the closed form.
    @Test(arguments: [30, 60, 144] as [Double]) func momentum(rate: Double) {
        let host = column(500)
        let scroll = host.scroller!
        host.flick(from: CGPoint(x: 50, y: 90), by: -50, in: 0.05)
        let (begin, start) = (scroll.offset.y, host.now)
        #expect(begin == 50)
        #expect(scroll.phase == .decelerating)
        let course = ScrollCourse(from: 50, velocity: 1000, least: 0, most: scroll.extent.most.y, bounces: true)
        var frame = 1.0
        while scroll.phase != .idle {
            host.advance(to: start + frame / rate)
            host.flush()
            #expect(abs(scroll.offset.y - course.place(at: frame / rate)) < 0.3)
            frame += 1
        }
        #expect(abs(scroll.offset.y - (50 + 1000 / ScrollCourse.friction)) < 1e-6)
        host.advance(to: host.now + 2)
        #expect(host.motions.isEmpty, "nothing is asked of the host at rest")
    }

    @Test func contentIsPulledBeyondItsEndAndComesBack() {
        let host = column()
        let scroll = host.scroller!
        host.input.pointerDown(at: CGPoint(x: 50, y: 20))
        host.input.pointerMoved(to: CGPoint(x: 50, y: 80))
        host.flush()
        #expect(abs(scroll.offset.y + RubberBand.stretch(60, length: 100)) < 1e-9)
        host.input.pointerMoved(to: CGPoint(x: 50, y: 50))
        host.flush()
        #expect(abs(scroll.offset.y + RubberBand.stretch(30, length: 100)) < 1e-9, "the way back is the same")
        host.input.pointerMoved(to: CGPoint(x: 50, y: 10))
        host.flush()
        #expect(abs(scroll.offset.y - 10) < 1e-9, "and goes on into the content")
        host.input.pointerMoved(to: CGPoint(x: 50, y: 70))
        host.input.pointerUp(at: CGPoint(x: 50, y: 70))
        host.flush()
        #expect(scroll.offset.y < 0)
        host.run(for: 2)
        #expect(scroll.offset.y == 0)
        #expect(scroll.phase == .idle && scroll.looseAxes.isEmpty)
    }

    @Test func aFlickAtTheEndBouncesOnlyWhereItMay() {
        for (metrics, rows, bounces) in [(PlatformMetrics.desktop, 3, false), (.touch, 3, true), (.desktop, 8, true)] {
            let host = column(rows, metrics: metrics)
            let scroll = host.scroller!
            host.flick(from: CGPoint(x: 50, y: 90), by: -80, in: 0.05)
            var farthest = scroll.offset.y
            for _ in 0..<120 {
                host.advance(to: host.now + 1.0 / 60)
                host.flush()
                farthest = max(farthest, scroll.offset.y)
            }
            #expect((farthest > scroll.extent.most.y + 1) == bounces)
            #expect(scroll.offset == scroll.extent.clamped(scroll.offset))
        }
    }

    @Test func aFingerCatchesWhatMoves() {
        let host = column(500)
        let scroll = host.scroller!
        host.flick(from: CGPoint(x: 50, y: 90), by: -50, in: 0.05)
        host.run(for: 0.1)
        let place = scroll.offset.y
        host.input.pointerDown(at: CGPoint(x: 50, y: 50))
        host.flush()
        #expect(scroll.phase == .interacting)
        host.run(for: 0.5)
        #expect(scroll.offset.y == place)
        host.input.pointerUp(at: CGPoint(x: 50, y: 50))
        host.flush()
        #expect(scroll.phase == .idle && scroll.offset.y == place)
    }

    /// What the inner one cannot use goes to the outer one, in the middle of a drag; nothing is lost.
    @Test func theOuterOneTakesTheRest() {
        let host = ViewHost.make(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Box(80, 140) }.frame(height: 100)
                    Box(80, 200)
                }
            }
        }
        let (outer, inner) = (host.scrollers[0], host.scrollers[1])
        host.input.pointerDown(at: CGPoint(x: 50, y: 95))
        for y in stride(from: CGFloat(85), through: 15, by: -10) {
            host.input.pointerMoved(to: CGPoint(x: 50, y: y))
            host.flush()
            let whole = 95 - y
            #expect(inner.offset.y == min(whole, 40))
            #expect(abs(outer.offset.y - max(whole - 40, 0)) < 1e-9)
        }
        host.input.pointerUp(at: CGPoint(x: 50, y: 15))
        host.flush()
        #expect(inner.phase == .idle && outer.phase == .idle)
    }

    @Test func eachAxisFindsItsScrollView() {
        let host = ViewHost.make(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Box(500, 60) }
                    Box(80, 200)
                }
            }
        }
        let (outer, inner) = (host.scrollers[0], host.scrollers[1])
        host.drag(from: CGPoint(x: 50, y: 30), by: CGSize(width: 3, height: -25))
        #expect(outer.offset.y == 25 && inner.offset.x == 0)
        host.drag(from: CGPoint(x: 50, y: 20), by: CGSize(width: -30, height: 4))
        #expect(outer.offset.y == 25 && inner.offset.x == 30)
    }

    @Test func scrollingCancelsAPressAndATapStaysATap() {
        var taps = 0
        var presses: [Bool] = []
        let host = ViewHost.make(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Box(80, 40).onTapGesture { taps += 1 }
                    Box(80, 40).onLongPressGesture(minimumDuration: 5) {
                    } onPressingChanged: {
                        presses.append($0)
                    }
                    Box(80, 400)
                }
            }
        }
        host.drag(from: CGPoint(x: 50, y: 20), by: .zero)
        #expect(taps == 1)
        host.drag(from: CGPoint(x: 50, y: 60), by: CGSize(width: 0, height: -30))
        #expect(presses == [true, false])
        host.drag(from: CGPoint(x: 50, y: 5), by: CGSize(width: 0, height: 30))
        #expect(taps == 1)
        #expect(host.scroller!.offset.y == 0)
    }

    @Test func aDragInsideGoesFirst() {
        var moves = 0
        let host = ViewHost.make(100, 100) {
            ScrollView { Box(80, 400).gesture(DragGesture().onChanged { _ in moves += 1 }) }
        }
        host.drag(from: CGPoint(x: 50, y: 80), by: CGSize(width: 0, height: -40))
        #expect(moves > 0)
        #expect(host.scroller!.offset.y == 0)
        #expect(host.scroller!.phase == .idle)
    }

    @Test func rightToLeftIsTheMirror() {
        func run(_ direction: LayoutDirection) -> [CGFloat] {
            let host = ViewHost.make(100, 50) {
                ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<20) { _ in Box(30, 30) } } }
                    .environment(\.layoutDirection, direction)
            }
            let sign: CGFloat = direction == .leftToRight ? 1 : -1
            let begin: CGFloat = direction == .leftToRight ? 90 : 10
            host.input.pointerDown(at: CGPoint(x: begin, y: 25))
            for step in 1...5 {
                host.advance(to: host.now + 0.01)
                host.input.pointerMoved(to: CGPoint(x: begin - sign * CGFloat(step) * 10, y: 25))
            }
            host.input.pointerUp(at: CGPoint(x: begin - sign * 50, y: 25))
            host.flush()
            var places: [CGFloat] = []
            for _ in 0..<30 {
                host.advance(to: host.now + 0.05)
                host.flush()
                places.append(host.scroller!.offset.x)
            }
            return places
        }
        let places = run(.leftToRight)
        #expect(places.last! > 100)
        #expect(zip(places, run(.rightToLeft)).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test func phases() {
        var phases: [String] = []
        let host = ViewHost.make(100, 100) {
            ScrollView { Box(80, 5000) }
                .onScrollPhaseChange { old, new in phases.append("\(old)>\(new)") }
        }
        host.flick(from: CGPoint(x: 50, y: 90), by: -50, in: 0.05)
        host.run(for: 4)
        #expect(
            phases == [
                "idle>idle", "idle>tracking", "tracking>interacting", "interacting>decelerating", "decelerating>idle",
            ])
        phases = []
        host.input.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 10))
        host.run(for: 0.3)
        #expect(phases == ["idle>interacting", "interacting>idle"])
        phases = []
        host.drag(from: CGPoint(x: 50, y: 50), by: .zero)
        #expect(phases == ["idle>tracking", "tracking>idle"])
    }

    /// A list that grows before the window in the middle of a movement shifts it without a jump.
    @Test func growthDuringMomentumIsNoJump() {
        let model = CountModel()
        model.count = 0
        let host = ViewHost.make(100, 100) { GrowingColumn(model: model) }
        let scroll = host.scroller!
        host.flick(from: CGPoint(x: 50, y: 90), by: -50, in: 0.05)
        host.run(for: 0.1)
        let (place, velocity) = (host["row10"]!.minY, scroll.movement!.velocity.dy)
        model.count = 5
        host.flush()
        #expect(abs(host["row10"]!.minY - place) < 1e-6)
        #expect(abs(scroll.movement!.velocity.dy - velocity) < 1e-6)
        host.advance(to: host.now + 0.01)
        host.flush()
        #expect(abs(host["row10"]!.minY - (place - velocity * 0.01)) < 0.5)
    }
}

private struct GrowingColumn: View {
    let model: CountModel

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<model.count, id: \.self) { _ in Box(80, 33) }
                ForEach(0..<300, id: \.self) { i in Box(80, 20).named("row\(i)") }
            }
        }
    }
}

extension ViewHost {
    /// A drag in steps of a tenth, while time stands still.
    func drag(from start: CGPoint, by distance: CGSize) {
        input.pointerDown(at: start)
        for step in 1...10 {
            let part = CGFloat(step) / 10
            input.pointerMoved(to: CGPoint(x: start.x + distance.width * part, y: start.y + distance.height * part))
        }
        input.pointerUp(at: CGPoint(x: start.x + distance.width, y: start.y + distance.height))
        flush()
    }

    /// A drag up or down at an even pace that is let go at its end.
    func flick(from start: CGPoint, by distance: CGFloat, in time: Double) {
        input.pointerDown(at: start)
        let begin = now
        for step in 1...5 {
            advance(to: begin + time * Double(step) / 5)
            input.pointerMoved(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 5))
        }
        input.pointerUp(at: CGPoint(x: start.x, y: start.y + distance))
        flush()
    }

    /// Lets time pass at 60 frames a second.
    func run(for time: Double) {
        let end = now + time
        while now < end - 1e-9 {
            advance(to: min(now + 1.0 / 60, end))
            flush()
        }
    }
}
