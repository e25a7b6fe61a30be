import MartletDrawing
import Testing

@testable import MartletCore

/// The spaces that gestures and hovering count in.
@MainActor struct GestureSpaceTests {
    private func drag(_ host: ViewHost) {
        host.input.pointerDown(at: CGPoint(x: 100, y: 60))
        host.advance(to: 1)
        host.input.pointerMoved(to: CGPoint(x: 120, y: 70))
        host.input.pointerUp(at: CGPoint(x: 120, y: 70))
        host.flush()
    }

    @Test func dragsCountInTheirSpace() {
        var seen: [String: DragGesture.Value] = [:]
        func heard(_ name: String) -> (DragGesture.Value) -> Void { { seen[name] = $0 } }
        let host = ViewHost.make(200, 120) {
            Box(80, 40)
                .gesture(DragGesture(minimumDistance: 1).onEnded(heard("local")))
                .simultaneousGesture(DragGesture(coordinateSpace: .global).onEnded(heard("global")))
                .simultaneousGesture(DragGesture(coordinateSpace: .named("card")).onEnded(heard("named")))
                .simultaneousGesture(
                    DragGesture(minimumDistance: 1, coordinateSpace: CoordinateSpace.named("none"))
                        .onEnded(heard("none"))
                )
                .scaleEffect(0.5).padding(10).coordinateSpace(.named("card"))
        }
        drag(host)
        #expect(seen["local"]?.location == CGPoint(x: 80, y: 40))
        #expect(seen["local"]?.startLocation == CGPoint(x: 40, y: 20))
        #expect(
            seen["local"]?.velocity == CGSize(width: 40, height: 20), "in the space of the view, twice as many points")
        #expect(seen["global"]?.location == CGPoint(x: 120, y: 70))
        #expect(seen["global"]?.velocity == CGSize(width: 20, height: 10))
        #expect(seen["named"]?.location == CGPoint(x: 70, y: 40))
        #expect(seen["none"]?.location == CGPoint(x: 120, y: 70))
    }

    @Test func tapsCountInTheirSpace() {
        var seen: [CGPoint] = []
        let host = ViewHost.make(200, 120) {
            Box(80, 40)
                .onTapGesture { seen.append($0) }
                .simultaneousGesture(SpatialTapGesture(coordinateSpace: .global).onEnded { seen.append($0.location) })
                .simultaneousGesture(
                    SpatialTapGesture(coordinateSpace: .named("card")).onEnded { seen.append($0.location) }
                )
                .padding(10).coordinateSpace(.named("card"))
        }
        host.input.pointerDown(at: CGPoint(x: 90, y: 60))
        host.input.pointerUp(at: CGPoint(x: 90, y: 60))
        host.flush()
        #expect(Set(seen.map(\.x)) == [30, 90, 40])
    }

    @Test func hoveringTellsTheWay() {
        var seen: [HoverPhase] = []
        let host = ViewHost.make(200, 120) {
            Box(80, 40).onContinuousHover { seen.append($0) }.offset(x: 10)
        }
        for x in [20, 80, 81, 199] { host.input.hover(at: CGPoint(x: x, y: 60)) }
        #expect(seen == [.active(CGPoint(x: 10, y: 20)), .active(CGPoint(x: 11, y: 20)), .ended])
    }
}
