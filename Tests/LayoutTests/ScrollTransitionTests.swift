import MartletDrawing
import Testing

@testable import MartletCore

/// Effects by the phase in a scroll view.
@MainActor @Suite struct ScrollTransitionTests {
    /// The opacity of a row that is 0 where it is hidden, by how far it has come in.
    private func opacities(_ host: ViewHost) -> [Double] {
        var result: [Double] = []
        host.walk { node, _ in if node is ProbeNode { result.append(node.parent!.presentedOpacity) } }
        return result
    }

    private func column(_ configuration: ScrollTransitionConfiguration) -> ViewHost {
        ViewHost.make(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { i in
                        Box(80, 40).named("\(i)").scrollTransition(configuration) { effect, phase in
                            effect.opacity(phase.isIdentity ? 1 : 0)
                        }
                    }
                }
            }
        }
    }

    @Test func interactive() {
        let host = column(.interactive(timingCurve: .linear))
        #expect(opacities(host)[0..<4] == [1, 1, 0.5, 0], "half of the third is seen")
        host.input.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 10))
        host.flush()
        let now = opacities(host)
        #expect(abs(now[0] - 0.75) < 1e-9 && now[1] == 1 && abs(now[2] - 0.75) < 1e-9 && now[3] == 0)
        host.input.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 40))
        host.flush()
        #expect(opacities(host)[0] == 0)
    }

    @Test func thresholds() {
        let host = column(.interactive(timingCurve: .linear).threshold(.centered))
        // The way from hidden to the middle is 70 long; the second view's far edge is 80 from the top.
        let now = opacities(host)
        #expect(abs(now[0] - 40.0 / 70) < 1e-9)
        #expect(abs(now[1] - 60.0 / 70) < 1e-9, "it is nearer to the bottom edge")
        let half = column(.interactive(timingCurve: .linear).threshold(.visible(0.5)))
        #expect(opacities(half)[0..<4] == [1, 1, 1, 0])
    }

    @Test func animated() {
        let host = column(.animated(.linear(duration: 1)))
        #expect(opacities(host)[0..<4] == [1, 1, 0, 0], "the first effects are there at once")
        host.input.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 20))
        host.flush()
        #expect(opacities(host)[2] == 0)
        host.run(for: 0.5)
        #expect(abs(opacities(host)[2] - 0.5) < 0.01 && abs(opacities(host)[0] - 0.5) < 0.01)
        host.run(for: 0.6)
        #expect(opacities(host)[2] == 1 && opacities(host)[0] == 0)
    }

    /// Phases change without any body, and measure nothing.
    @Test func noBodyRuns() {
        var bodies = 0
        let host = ViewHost.make(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { i in
                        Counted { bodies += 1 }.scrollTransition { $0.scaleEffect($1.isIdentity ? 1 : 0.5) }
                    }
                }
            }
        }
        let (ran, measures) = (bodies, host.layout.measureCount)
        for _ in 0..<10 {
            host.input.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 7))
            host.flush()
        }
        #expect(bodies == ran && host.layout.measureCount == measures)
    }

    @Test func rightToLeftIsTheMirror() {
        func phases(_ direction: LayoutDirection) -> [Double] {
            let host = ViewHost.make(100, 50) {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<6) { i in
                            Box(40, 30).named("\(i)").scrollTransition(.interactive(timingCurve: .linear)) {
                                $0.opacity($1 == .topLeading ? 0.2 : $1 == .bottomTrailing ? 0.6 : 1)
                            }
                        }
                    }
                }
                .environment(\.layoutDirection, direction)
            }
            let sign: CGFloat = direction == .leftToRight ? 1 : -1
            host.input.scroll(at: CGPoint(x: 50, y: 25), by: CGSize(width: 30 * sign, height: 0))
            host.flush()
            return opacities(host)
        }
        let left = phases(.leftToRight)
        #expect(zip(left, phases(.rightToLeft)).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(abs(left[0] - 0.4) < 1e-9)
    }
}

private struct Counted: View {
    let count: () -> Void

    var body: some View {
        let _ = count()
        Box(80, 40)
    }
}
