import MartletDrawing
import Testing

@testable import MartletCore

@MainActor @Suite struct AnimationTests {
    // Source: SWIFTUI-FACTS section 4, sampled curves.
    @Test func curves() {
        let times = [0.1, 0.25, 0.5, 0.75, 0.9]
        let expected: [(UnitCurve, [Double])] = [
            (.easeInOut, [0.0197, 0.1292, 0.5, 0.8708, 0.9803]),
            (.easeIn, [0.0170, 0.0935, 0.3154, 0.6219, 0.8394]),
            (.easeOut, [0.1606, 0.3781, 0.6846, 0.9065, 0.9830]),
        ]
        for (curve, values) in expected {
            for (time, value) in zip(times, values) { #expect(abs(curve.value(at: time) - value) < 1e-4) }
        }
        #expect(abs(UnitCurve.easeInOut.velocity(at: 0.5) - 1.72) < 0.01)
    }

    // Source: SWIFTUI-FACTS section 4, unit response.
    @Test func springs() {
        let times = [0.1, 0.2, 0.3, 0.5, 1.0]
        let expected: [(Spring, [Double])] = [
            (.smooth, [0.3577, 0.7154, 0.8900, 0.9864, 1.000]),
            (.snappy, [0.3881, 0.7864, 0.9564, 1.0060, 1.000]),
            (.bouncy, [0.4233, 0.8737, 1.0339, 1.0145, 1.0001]),
        ]
        for (spring, values) in expected {
            for (time, value) in zip(times, values) {
                #expect(abs(spring.value(target: 1.0, time: time) - value) < 1e-4)
            }
        }
        #expect(abs(Spring.smooth.stiffness - 157.914) < 1e-3)
        #expect(abs(Spring.bouncy.damping - 17.593) < 1e-3)
        #expect(abs(Spring.snappy.settlingDuration - 0.877) < 2e-3)
    }

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
