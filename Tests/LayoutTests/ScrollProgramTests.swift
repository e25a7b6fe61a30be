import MartletDrawing
import Observation
import SplitMix
import Testing

@testable import MartletCore

/// Scrolling by the program, against frames and numbers measured on SwiftUI.
@MainActor @Suite struct ScrollProgramTests {
    @Test func scrollTo() throws {
        let golden = try Golden("scroll-scroll-to")
        let jump = Jump()
        let host = ViewHost.make(golden.size.width, golden.size.height) { JumpingRows(jump: jump) }
        golden.check(host)
        let steps: [(Int, UnitPoint?)] = [(15, nil), (3, .top), (10, .center), (0, nil)]
        for (index, step) in steps.enumerated() {
            jump.anchor = step.1
            jump.target = step.0
            host.flush()
            golden.check(host, step: index + 1)
        }
    }

    @Test func anIDThatIsThereAtFirstDoesNotScroll() throws {
        let golden = try Golden("scroll-position-center")
        let model = PositionModel()
        let host = ViewHost.make(golden.size.width, golden.size.height) { CentredPosition(model: model) }
        golden.check(host)
        model.jump = 7
        host.flush()
        golden.check(host, step: 1)
        #expect(model.current == 10, "a reader's scroll leaves the binding")
    }

    /// scroll/geometry of iamcgn/swiftui-web: the numbers are in its notes.
    @Test func geometryAndPhase() throws {
        let golden = try Golden("scroll-geometry")
        let log = GeometryLog()
        let host = ViewHost.make(golden.size.width, golden.size.height) { Measured(log: log) }
        golden.check(host)
        let rest = try #require(log.latest)
        #expect(rest.contentOffset == CGPoint(x: 0, y: -20))
        #expect(rest.contentSize == CGSize(width: 120, height: 400))
        #expect(rest.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        #expect(rest.containerSize == CGSize(width: 120, height: 130))
        #expect(rest.visibleRect == rect(0, -20, 120, 150))
        #expect(rest.bounds == rect(0, -20, 120, 130))
        #expect(log.calls == 2)
        #expect(log.phases == 1)
        log.jump = 10
        host.flush()
        golden.check(host, step: 1)
        let after = try #require(log.latest)
        #expect(after.contentOffset.y == 180)
        #expect(after.visibleRect == rect(0, 180, 120, 150))
        #expect(after.bounds == rect(0, 180, 120, 130))
        #expect(log.calls == 3)
        #expect(log.phases == 1)
    }

    /// Without an anchor the movement is the smallest, and twice is once.
    @Test(arguments: 0..<30) func theSmallestMovement(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let heights = (0..<20).map { _ in CGFloat.random(in: 5...130, using: &random) }
        let host = ViewHost.make(100, 100) {
            ScrollView {
                VStack(spacing: 3) {
                    ForEach(0..<20, id: \.self) { i in Box(80, heights[i]).id("row\(i)").named("\(i)") }
                }
            }
            .contentMargins(.vertical, 8, for: .scrollContent)
        }
        let scroll = host.scroller!
        for _ in 0..<20 {
            let row = Int.random(in: 0..<20, using: &random)
            let before = host["\(row)"]!
            scroll.show(.view("row\(row)", nil), Transaction())
            host.flush()
            let after = host["\(row)"]!
            let fits = after.height <= 84
            if fits { #expect(after.minY >= 8 - 1e-9 && after.maxY <= 92 + 1e-9) }
            let isSeen = before.minY >= 8 && before.maxY <= 92 || before.minY <= 8 && before.maxY >= 92
            if isSeen {
                #expect(after == before)
            } else if before.minY < 8 {
                #expect(abs((fits ? after.minY - 8 : after.maxY - 92)) < 1e-9, "it has come from above")
            } else {
                #expect(abs((fits ? after.maxY - 92 : after.minY - 8)) < 1e-9, "it has come from below")
            }
            scroll.show(.view("row\(row)", nil), Transaction())
            host.flush()
            #expect(host["\(row)"]! == after)
        }
    }

    @Test func aRowThatComesInTheSameActionIsFound() {
        let model = CountModel()
        model.count = 5
        var proxy: ScrollViewProxy!
        let host = ViewHost.make(100, 100) { Chat(model: model) { proxy = $0 } }
        model.count = 30
        proxy.scrollTo(29, anchor: .bottom)
        host.flush()
        #expect(host["row29"]!.maxY == 100)
    }

    @Test func aMissingIDIsSaidWithTheCure() {
        var said: [Diagnostic] = []
        var proxy: ScrollViewProxy!
        let host = ViewHost.make(100, 100) { Chat(model: CountModel()) { proxy = $0 } }
        host.onDiagnostic = { said.append($0) }
        proxy.scrollTo("nowhere")
        host.flush()
        #expect(said.map(\.code) == [.missingScrollTarget])
        #expect(said[0].message.contains(".id(nowhere)"))
    }

    /// Under an animation the content moves in time, and what is read on the way is true.
    @Test func animated() {
        var proxy: ScrollViewProxy!
        let model = CountModel()
        model.count = 40
        let host = ViewHost.make(100, 100) { Chat(model: model) { proxy = $0 } }
        withAnimation(.linear(duration: 1)) { proxy.scrollTo(30, anchor: .top) }
        host.flush()
        #expect(host.scroller!.phase == .animating)
        #expect(host["row0"]!.minY == 0)
        for step in 1...4 {
            host.advance(to: Double(step) / 4)
            host.flush()
            #expect(abs(host["row0"]!.minY + 600 * CGFloat(step) / 4) < 0.001)
        }
        #expect(host.scroller!.phase == .idle)
        #expect(host["row30"]!.minY == 0)
    }

    @Test func aViewInANestedScrollViewIsShownByAll() {
        var proxy: ScrollViewProxy!
        let host = ViewHost.make(100, 100) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    VStack(spacing: 0) {
                        Box(80, 300)
                        ScrollView(.horizontal) {
                            HStack(spacing: 0) { ForEach(0..<10) { i in Box(40, 50).named("\(i)") } }
                        }
                    }
                }
            }
        }
        proxy.scrollTo(6, anchor: .leading)
        host.flush()
        #expect(host["6"] == rect(0, 50, 40, 50))
    }
}

@Observable final class Jump { var target: Int?; var anchor: UnitPoint? }
@Observable final class PositionModel { var current: Int? = 10; var jump: Int?; var jumpAnchor: UnitPoint? = .top }
@Observable final class GeometryLog { var latest: ScrollGeometry?; var calls = 0; var phases = 0; var jump: Int? }

private struct JumpingRows: View {
    let jump: Jump

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { i in Box(120, 20).named("row\(i)").id(i) } }
                    .named("content")
            }
            .named("scroller")
            .onChange(of: jump.target) { _, target in
                if let target { proxy.scrollTo(target, anchor: jump.anchor) }
            }
        }
    }
}

private struct CentredPosition: View {
    let model: PositionModel

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<30, id: \.self) { i in Box(120, 30).named("row\(i)").id(i) } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: Bindable(model).current, anchor: .center)
                .named("scroller")
                .onChange(of: model.jump) { _, target in
                    if let target { proxy.scrollTo(target, anchor: model.jumpAnchor) }
                }
            }
            Box(CGFloat(model.current ?? -1) + 100, 1).named("reading")
        }
    }
}

private struct Measured: View {
    let log: GeometryLog

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20, id: \.self) { i in Box(120, 20).named("g\(i)").id(i) } }
                }
                .contentMargins(.top, 20, for: .scrollContent)
                .frame(height: 150)
                .named("scroller")
                .onScrollGeometryChange(for: ScrollGeometry.self) {
                    $0
                } action: { _, new in
                    log.latest = new
                    log.calls += 1
                }
                .onScrollPhaseChange { _, _ in log.phases += 1 }
                .onChange(of: log.jump) { _, target in
                    if let target { proxy.scrollTo(target, anchor: .top) }
                }
            }
            Box().frame(height: 8)
        }
    }
}

private struct Chat: View {
    let model: CountModel
    let give: (ScrollViewProxy) -> Void

    var body: some View {
        ScrollViewReader { proxy in
            let _ = give(proxy)
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { i in Box(80, 20).named("row\(i)") } }
            }
        }
    }
}
