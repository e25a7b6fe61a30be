import MartletDrawing
import Testing

@testable import MartletCore

@MainActor @Suite struct MovingViewTests {
    struct Sliding: View {
        let log: Log
        @State private var isWide = false
        var body: some View {
            HStack(spacing: 0) {
                Leaf(isWide ? 100 : 0, 10)
                Leaf(10, 10)
            }
            .probe(log, "go") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
        }
    }

    @Test func layoutJumpsAndThePictureFollows() throws {
        let log = Log()
        let host = ViewHost.make { Sliding(log: log) }
        let target = try #require(host.rootNode.children.first?.children.last)
        #expect(target.origin.x == 0)
        log.run("go", in: host)
        #expect(target.origin.x == 100)
        #expect(target.presentedOrigin.x == 0)
        host.advance(to: 0.25)
        #expect(abs(target.presentedOrigin.x - 25) < 1e-9)
        // Turned back half-way: both runs add up, without a jump.
        host.advance(to: 0.5)
        log.run("go", in: host)
        #expect(abs(target.presentedOrigin.x - 50) < 1e-9)
        host.advance(to: 2)
        #expect(target.presentedOrigin.x == 0)
        #expect(host.motions.isEmpty)
    }

    struct Fading: View {
        let log: Log
        @State private var isOn = true
        var body: some View {
            VStack {
                if isOn { Leaf(10, 10).onDisappear { log("gone") } }
                Leaf(20, 20)
            }
            .probe(log, "go") {
                withAnimation(.linear(duration: 1)) {
                    isOn.toggle()
                } completion: {
                    log("complete")
                }
            }
        }
    }

    @Test func aRemovedViewLeavesLayoutAtOnceAndFades() {
        let log = Log()
        let host = ViewHost.make { Fading(log: log) }
        log.run("go", in: host)
        #expect(host.rootNode.children[0].children.count == 2)
        #expect(host.rootNode.children[0].size.height == 20)
        host.advance(to: 0.5)
        #expect(host.rootNode.children[0].children[0].transition?.opacity == 0.5)
        #expect(log.take() == [])
        host.advance(to: 1)
        host.flush()
        #expect(host.rootNode.children[0].children.count == 1)
        #expect(log.take().sorted() == ["complete", "gone"])
        #expect(host.graph.invariants() == [])
    }
}
