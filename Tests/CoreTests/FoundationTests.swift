import MartletDrawing
import Testing

@testable import MartletCore

@MainActor private var bodies: [String] = []
@MainActor private var act: [String: () -> Void] = [:]

private struct Inner: View {
    var k: Int
    @State private var n = 0

    var body: some View {
        let _ = bodies.append("inner \(k) \(n)")
        let _ = act["inner"] = { n += 1 }
        Leaf(10 + CGFloat(n), 10)
    }
}

private struct Outer: View {
    @State private var isOn = false
    @State private var other = 0

    var body: some View {
        let _ = bodies.append("outer \(isOn)")
        let _ = act["flip"] = { isOn.toggle() }
        let _ = act["other"] = { other += 1 }
        VStack {
            if isOn { Inner(k: 1) } else { Inner(k: 2) }
            Leaf(20, 20)
        }
    }
}

@MainActor @Suite(.serialized) struct FoundationTests {
    init() { bodies = []; act = [:] }

    @Test func stateBranchesAndLayout() {
        let host = ViewHost.make { Outer() }
        #expect(bodies == ["outer false", "inner 2 0"])
        #expect(host.frames == [CGRect(x: 145, y: 81, width: 10, height: 10), CGRect(x: 140, y: 99, width: 20, height: 20)])
        bodies = []
        act["inner"]!()
        host.flush()
        #expect(bodies == ["inner 2 1"])
        #expect(host.frames[0].width == 11)
        bodies = []
        act["other"]!()
        host.flush()
        #expect(bodies == [])
        act["flip"]!()
        host.flush()
        #expect(bodies == ["outer true", "inner 1 0"])
        #expect(host.graph.invariants() == [])
        host.end()
        #expect(host.graph.nodeCount == 0)
    }
}
