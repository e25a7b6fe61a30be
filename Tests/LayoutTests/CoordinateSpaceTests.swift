import MartletDrawing
import Observation
import SplitMix
import Testing

@testable import MartletCore

@Observable private final class Driver {
    var shift: CGFloat = 0
    var size: CGFloat = 100
    var name = "a"
    var angle = Angle.zero
}

private struct PointsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

private struct MixKey: PreferenceKey {
    static var defaultValue: Anchor<[CGRect]>? { nil }
    static func reduce(value: inout Anchor<[CGRect]>?, nextValue: () -> Anchor<[CGRect]>?) {
        value = value ?? nextValue()
    }
}

/// Frames in spaces: moved, turned, scaled, named.
@MainActor struct CoordinateSpaceTests {
    /// Tells `hear` what `read` makes of the geometry of a rigid view.
    private struct Reader<T: Equatable & Sendable>: View {
        let read: @Sendable (GeometryProxy) -> T
        let hear: (T) -> Void
        var body: some View {
            Box(40, 20).onGeometryChange(for: T.self, of: read) { hear($0) }
        }
    }

    // The frame under an effect is the smallest rectangle around what is seen; scale and rotation are documented to
    // be seen by layout reads (GeometryEffect.ignoredByLayout is the way to leave them out).
    @Test func effectsAroundCount() {
        var frames: [CGRect] = []
        let read: @Sendable (GeometryProxy) -> CGRect = { $0.frame(in: .global) }
        func frame<V: View>(_ wrap: (Reader<CGRect>) -> V) -> CGRect? {
            frames = []
            let view = wrap(Reader(read: read) { frames.append($0) })
            _ = ViewHost.make(100, 100) { view }
            return frames.last
        }
        #expect(frame { $0 } == rect(30, 40, 40, 20))
        #expect(frame { $0.offset(x: 7, y: -3) } == rect(37, 37, 40, 20))
        #expect(frame { $0.scaleEffect(2) } == rect(10, 30, 80, 40))
        #expect(frame { $0.scaleEffect(x: 0.5, y: 1, anchor: .topLeading) } == rect(30, 40, 20, 20))
        #expect(frame { $0.rotationEffect(.degrees(90)) }.map { isNear($0, rect(40, 30, 20, 40)) } == true)
        #expect(
            frame { $0.transformEffect(CGAffineTransform(translationX: 5, y: 6)).offset(x: 1) } == rect(36, 46, 40, 20))
        #expect(frame { $0.visualEffect { content, _ in content.offset(x: 9).scaleEffect(2) } } == rect(28, 30, 80, 40))
        #expect(frame { $0.opacity(0.5).blur(radius: 3).clipped() } == rect(30, 40, 40, 20))
    }

    private struct Doubled: GeometryEffect {
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        }
    }

    @Test func geometryEffectsCountUnlessLayoutIgnoresThem() {
        var frames: [CGRect] = []
        _ = ViewHost.make(100, 100) {
            Reader(read: { $0.frame(in: .global) }) { frames.append($0) }.modifier(Doubled())
        }
        _ = ViewHost.make(100, 100) {
            Reader(read: { $0.frame(in: .global) }) { frames.append($0) }.modifier(Doubled().ignoredByLayout())
        }
        #expect(frames == [rect(30, 40, 80, 40), rect(30, 40, 40, 20)])
    }

    @Test func aSpaceInsideTheEffectDoesNotSeeIt() {
        var frames: [CGRect] = []
        _ = ViewHost.make(100, 100) {
            Reader(read: { $0.frame(in: .named("inner")) }) { frames.append($0) }
                .padding(5).coordinateSpace(.named("inner")).rotationEffect(.degrees(33)).scaleEffect(3)
        }
        #expect(frames == [rect(5, 5, 40, 20)])
    }

    @Test func theNearestOfANameIsMeantAndAnUnknownNameIsTheRoot() {
        var frames: [[CGRect]] = []
        _ = ViewHost.make(100, 100) {
            Reader(read: { [$0.frame(in: .named("a")), $0.frame(in: .named("nobody")), $0.frame(in: .local)] }) {
                frames.append($0)
            }
            .padding(5).coordinateSpace(name: "a").padding(5).coordinateSpace(name: "a")
        }
        #expect(frames == [[rect(5, 5, 40, 20), rect(30, 40, 40, 20), rect(0, 0, 40, 20)]])
    }

    // The view itself stays in the root while the space around it moves or changes its size.
    @Test func aMoveOfTheSpaceAloneIsHeard() {
        let driver = Driver()
        var frames: [[CGRect]] = []
        struct Outer<Inner: View>: View {
            let driver: Driver
            let inner: Inner
            var body: some View {
                inner.frame(width: driver.size, height: 50).coordinateSpace(name: driver.name)
            }
        }
        let reader = Reader(read: { [$0.frame(in: .named("a")), $0.bounds(of: .named("a")) ?? .null] }) {
            frames.append($0)
        }
        let host = ViewHost.make(300, 100) { Outer(driver: driver, inner: reader) }
        #expect(frames.last == [rect(30, 15, 40, 20), rect(-30, -15, 100, 50)])
        driver.size = 60
        host.flush()
        #expect(frames.last == [rect(10, 15, 40, 20), rect(-10, -15, 60, 50)])
        driver.name = "b"
        host.flush()
        #expect(frames.last == [rect(130, 40, 40, 20), .null])
        #expect(frames.count == 3)
    }

    @Test func aChangedEffectIsHeardAtItsEndAlsoUnderAnAnimation() {
        let driver = Driver()
        var frames: [CGRect] = []
        struct Turned<Inner: View>: View {
            let driver: Driver
            let inner: Inner
            var body: some View { inner.rotationEffect(driver.angle) }
        }
        let reader = Reader(read: { $0.frame(in: .global) }) { frames.append($0) }
        let host = ViewHost.make(100, 100) { Turned(driver: driver, inner: reader) }
        withAnimation(.linear(duration: 1)) { driver.angle = .degrees(90) }
        host.flush()
        #expect(frames.count == 2)
        #expect(isNear(frames[1], rect(40, 30, 20, 40)))
    }

    @Test func anchorsCanBeListedAndMissing() {
        var seen: [[CGRect]] = []
        _ = ViewHost.make(100, 100) {
            Box(40, 20)
                .anchorPreference(
                    key: MixKey.self, value: .init([.bounds, .rect(CGRect(x: 1, y: 2, width: 3, height: 4))])
                ) { $0 }
                .padding(10)
                .overlayPreferenceValue(MixKey.self) { anchor in
                    GeometryReader { proxy in
                        let _ = seen.append(anchor.map { proxy[$0] } ?? [])
                        Box()
                    }
                }
        }
        #expect(seen.last == [rect(10, 10, 40, 20), rect(11, 12, 3, 4)])
        let missing = Anchor<CGRect?>.Source(nil as Anchor<CGRect>.Source?)
        #expect(missing.anchor(of: .zero, at: .identity).value(in: .identity) == nil)
    }

    // Law: what one view marks and another reads comes back where it was.
    @Test(arguments: 0..<40) func anchorsComeBack(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let angle = Angle.degrees(Double.random(in: -180...180, using: &random))
        let scale = CGFloat.random(in: 0.2...3, using: &random)
        let shift = CGFloat.random(in: -50...50, using: &random)
        let point = CGPoint(
            x: CGFloat.random(in: -20...60, using: &random), y: CGFloat.random(in: -20...60, using: &random))
        var seen: [CGPoint] = []
        _ = ViewHost.make(200, 200) {
            Box(40, 20)
                .background { GeometryReader { _ in Box() } }
                .anchorPreference(key: PointsKey.self, value: .point(point)) { [$0] }
                .overlayPreferenceValue(PointsKey.self) { anchors in
                    GeometryReader { proxy in
                        let _ = seen.append(anchors.first.map { proxy[$0] } ?? .zero)
                        Box()
                    }
                }
                .rotationEffect(angle).offset(x: shift).scaleEffect(scale, anchor: .topLeading)
        }
        #expect(abs((seen.last?.x ?? .infinity) - point.x) < 1e-9 && abs((seen.last?.y ?? .infinity) - point.y) < 1e-9)
    }

    @Test func aProxyKeptOutsideTellsTheGeometryOfTheMoment() {
        let driver = Driver()
        var kept: GeometryProxy?
        struct Moving<Inner: View>: View {
            let driver: Driver
            let inner: Inner
            var body: some View { inner.frame(width: driver.size).padding(.leading, driver.shift) }
        }
        let reader = GeometryReader { proxy in
            let _ = kept = proxy
            Box()
        }
        let host = ViewHost.make(300, 100) { Moving(driver: driver, inner: reader) }
        #expect(kept?.frame(in: .global) == rect(100, 0, 100, 100))
        driver.shift = 20
        driver.size = 50
        host.flush()
        #expect(kept?.frame(in: .global) == rect(135, 0, 50, 100))
        #expect(kept?.size.width == 50)
    }
}

/// Whether two rectangles are the same but for rounding.
func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9 && abs(a.width - b.width) < 1e-9
        && abs(a.height - b.height) < 1e-9
}
