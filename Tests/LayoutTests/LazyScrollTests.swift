import MartletDrawing
import Observation
import SplitMix
import Testing

@testable import MartletCore

/// Scroll views with lazy content.
@MainActor @Suite struct LazyScrollTests {
    @Test func position() throws {
        let golden = try Golden("scroll-position")
        let model = PositionModel()
        let host = ViewHost.make(golden.size.width, golden.size.height) { LazyPosition(model: model) }
        golden.check(host)
        model.current = 20
        host.flush()
        golden.check(host, step: 1)
        model.jump = 5
        host.flush()
        golden.check(host, step: 2)
        model.jumpAnchor = .center
        model.jump = 7
        host.flush()
        golden.check(host, step: 3)
        #expect(model.current == 20, "a reader's scroll leaves the binding")
    }

    /// Rows of differing heights, whose places are only estimated before they are made.
    private func uneven(_ seed: UInt64, _ count: Int = 1000) -> (ViewHost, ScrollNode) {
        var random = SplitMix64(seed: seed)
        let heights = (0..<count).map { _ in CGFloat.random(in: 8...70, using: &random) }
        let host = ViewHost.make(100, 200) {
            ScrollView {
                LazyVStack(spacing: 2) {
                    ForEach(0..<count, id: \.self) { i in Box(80, heights[i]).named("\(i)") }
                }
                .scrollTargetLayout()
            }
        }
        return (host, host.scroller!)
    }

    @Test(arguments: 0..<10) func whatIsAimedAtIsMet(seed: UInt64) throws {
        let (host, scroll) = uneven(seed)
        var random = SplitMix64(seed: seed)
        for _ in 0..<8 {
            let row = Int.random(in: 0..<1000, using: &random)
            let anchor: UnitPoint? = [nil, .top, .center, .bottom].randomElement(using: &random)!
            scroll.show(.view(row, anchor), Transaction())
            host.flush()
            let frame = try #require(host["\(row)"])
            let isAtEnd = scroll.offset.y >= scroll.extent.most.y - 0.01 || scroll.offset.y <= 0.01
            switch anchor {
            case .top?: #expect(isAtEnd || abs(frame.minY) < 0.01)
            case .center?: #expect(isAtEnd || abs(frame.midY - 100) < 0.01)
            case .bottom?: #expect(isAtEnd || abs(frame.maxY - 200) < 0.01)
            default: #expect(frame.minY > -0.01 && frame.maxY < 200.01)
            }
            #expect(scroll.aim == nil)
        }
        scroll.show(.edge(.bottom), Transaction())
        host.flush()
        #expect(abs(host["999"]!.maxY - 200) < 0.01)
        scroll.show(.edge(.top), Transaction())
        host.flush()
        #expect(host["0"]!.minY == 0)
    }

    /// To scroll twice to the same view is to scroll there once.
    @Test(arguments: 0..<10) func aimingTwiceIsAimingOnce(seed: UInt64) throws {
        let (host, scroll) = uneven(seed)
        var random = SplitMix64(seed: seed)
        for _ in 0..<8 {
            let row = Int.random(in: 0..<1000, using: &random)
            let anchor: UnitPoint? = [nil, .top, .center, .bottom].randomElement(using: &random)!
            scroll.show(.view(row, anchor), Transaction())
            host.flush()
            let once = (host.named, scroll.offset)
            scroll.show(.view(row, anchor), Transaction())
            host.flush()
            #expect(host.named == once.0 && scroll.offset == once.1, "row \(row), \(String(describing: anchor))")
        }
    }

    @Test func aFlightMeetsItsAimToo() throws {
        let (host, scroll) = uneven(3)
        var transaction = Transaction()
        transaction.animation = .easeInOut(duration: 0.5)
        scroll.show(.view(700, .top), transaction)
        host.flush()
        host.run(for: 1)
        #expect(abs(try #require(host["700"]).minY) < 0.01)
        #expect(scroll.phase == .idle)
    }

    /// What is seen moves as the finger's velocity says, however wrong the estimates were.
    @Test(arguments: 0..<6) func momentumNeverJumps(seed: UInt64) {
        let (host, scroll) = uneven(seed)
        scroll.show(.view(Int(seed) * 150, .top), Transaction())
        host.flush()
        for direction in [-1, 1] as [CGFloat] {
            host.flick(from: CGPoint(x: 50, y: 100), by: 60 * direction, in: 0.03)
            var before = host.named
            while scroll.phase == .decelerating {
                let velocity = scroll.movement!.velocity.dy
                host.advance(to: host.now + 1.0 / 60)
                host.flush()
                let now = host.named
                let beyond = scroll.offset.y < 0.5 || scroll.offset.y > scroll.extent.most.y - 0.5
                for (name, frame) in now where !beyond {
                    guard let old = before[name] else { continue }
                    #expect(abs(old.minY - frame.minY - velocity / 60) < abs(velocity) / 60 * 0.05 + 0.5)
                }
                before = now
            }
        }
    }

    @Test func aFlickRestsOnAViewThatWasNotMade() {
        let host = ViewHost.make(100, 200) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { i in Box(80, 50).named("\(i)") } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
        }
        host.flick(from: CGPoint(x: 50, y: 190), by: -120, in: 0.03)
        host.run(for: 4)
        let place = host.scroller!.offset.y
        #expect(place > 1500)
        #expect(abs((place / 50).rounded() * 50 - place) < 1e-6)
    }
}

private struct LazyPosition: View {
    let model: PositionModel

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<30, id: \.self) { i in Box(120, 20).named("row\(i)").id(i) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: Bindable(model).current, anchor: nil)
                .named("scroller")
                .onChange(of: model.jump) { _, target in
                    if let target { proxy.scrollTo(target, anchor: model.jumpAnchor) }
                }
            }
            Box(CGFloat(model.current ?? -1) + 100, 1).named("reading")
        }
    }
}
