@testable import MartletTesting
import SwiftUI
import Testing

// Views that follow each other.
extension MotionFaults {
    @Test func sourcesThatFollowEachOther() async {
        struct V: View {
            let actions: Actions
            @Namespace private var space
            @State private var isWide = false
            var body: some View {
                VStack {
                    ZStack {
                        Color.red.matchedGeometryEffect(id: "b", in: space, isSource: true)
                    }
                    .matchedGeometryEffect(id: "a", in: space, isSource: false)
                    ZStack {
                        Color.blue.matchedGeometryEffect(id: "a", in: space, isSource: true).padding(2)
                    }
                    .matchedGeometryEffect(id: "b", in: space, isSource: false)
                    Color.green.frame(width: isWide ? 50 : 20, height: 20)
                }
                .probe(actions, "toggle") { withAnimation(.linear(duration: 0.3)) { isWide.toggle() } }
            }
        }
        let actions = Actions()
        let ui = harness(V(actions: actions))
        ui.run("toggle", actions)
        await ui.advance(by: .seconds(2))
        #expect(ui.isAtRest)
        ui.expectNumbers()
    }

    @Test func aGroupInsideOfItself() async {
        struct V: View {
            let actions: Actions
            @Namespace private var space
            @State private var isWide = false
            var body: some View {
                HStack {
                    Color.red.padding(3)
                        .matchedGeometryEffect(id: 1, in: space, isSource: isWide)
                        .padding(3)
                        .matchedGeometryEffect(id: 1, in: space, isSource: !isWide)
                        .scaleEffect(isWide ? 0 : 1)
                    Color.blue.matchedGeometryEffect(id: 1, in: space, anchor: UnitPoint(x: .nan, y: .infinity))
                }
                .probe(actions, "toggle") { withAnimation(.linear(duration: 0.3)) { isWide.toggle() } }
            }
        }
        let actions = Actions()
        let ui = harness(V(actions: actions))
        for _ in 0..<7 {
            ui.run("toggle", actions)
            await ui.advance(by: .milliseconds(100))
            _ = try? ui.bitmap()
        }
        await ui.advance(by: .seconds(2))
        #expect(ui.isAtRest)
        _ = try? ui.bitmap()
    }

    @Test func matchedRowsThatComeAndGoInFlight() async {
        struct V: View {
            let actions: Actions
            @Namespace private var space
            @State private var n = 0
            var body: some View {
                HStack {
                    ScrollView {
                        LazyVStack {
                            ForEach(0..<60) { row in
                                if row % 3 != n % 3 {
                                    Text("\(row)").matchedGeometryEffect(id: row % 20, in: space)
                                }
                            }
                        }
                    }
                    VStack {
                        ForEach(0..<20) { row in
                            if row % 2 == n % 2 {
                                Color.red.matchedGeometryEffect(id: row, in: space, isSource: n % 5 == 0)
                            }
                        }
                    }
                }
                .environment(\.layoutDirection, n % 4 < 2 ? .leftToRight : .rightToLeft)
                .probe(actions, "next") { withAnimation(.spring(duration: 0.3)) { n += 1 } }
            }
        }
        let actions = Actions()
        var ui: Harness? = harness(V(actions: actions))
        for _ in 0..<25 {
            ui!.run("next", actions)
            await ui!.advance(by: .milliseconds(50))
        }
        await ui!.advance(by: .seconds(3))
        #expect(ui!.isAtRest)
        ui!.expectNumbers()
        ui!.run("next", actions)
        await ui!.advance(by: .milliseconds(50))
        let host = ui!.host
        ui = nil
        #expect(host.attributeCount == 0)
    }
}
