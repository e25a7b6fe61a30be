import MartletDrawing
import Observation
import Testing

@testable import MartletCore

@Observable private final class Driver { var shift: CGFloat = 0; var width: CGFloat = 100 }

@MainActor private var seen: [String] = []

private struct SizeKey: PreferenceKey {
    static let defaultValue = CGSize.zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Pusher: View {
    let driver: Driver
    var body: some View { Box(driver.shift, 10) }
}

private struct Narrowed<Content: View>: View {
    let driver: Driver
    let content: Content
    var body: some View { content.frame(width: driver.width, height: 40) }
}

private struct Moving: View {
    let driver: Driver
    var body: some View {
        HStack(spacing: 0) {
            Pusher(driver: driver)
            Narrowed(driver: driver, content: reader)
        }
        .frame(width: 200, alignment: .leading)
        .coordinateSpace(name: "row")
    }

    private var reader: some View {
        GeometryReader { proxy in
            let _ = seen.append("\(proxy.frame(in: .global).minX) \(proxy.frame(in: .named("row")).minX)")
            Box(5, 5).named("content")
        }
    }
}

/// What views can know of their own geometry.
@MainActor @Suite(.serialized) struct GeometryTests {
    init() { seen = [] }

    @Test func readerTakesTheProposalAndPutsContentTopLeading() {
        let host = ViewHost.make(200, 100) {
            GeometryReader { proxy in
                Box(proxy.size.width / 2, 10).named("half")
                Box(5, 5).named("second")
            }
            .named("reader")
        }
        #expect(host["reader"] == rect(0, 0, 200, 100))
        #expect(host["half"] == rect(0, 0, 100, 10))
        #expect(host["second"] == rect(0, 0, 5, 5))
        host.setSize(ProposedViewSize(width: 80, height: 100))
        host.flush()
        #expect(host["half"] == rect(0, 0, 40, 10))
    }

    @Test func readerIsTenByTenWithoutProposal() {
        let host = ViewHost.make { GeometryReader { _ in Box() }.fixedSize().named("reader") }
        #expect(host["reader"]?.size == CGSize(width: 10, height: 10))
    }

    @Test func contentIsMadeOnceWithTheRealSizeAndAgainWhereItReadAChange() {
        let driver = Driver()
        let host = ViewHost.make { Moving(driver: driver) }
        #expect(seen == ["50.0 0.0"])
        driver.shift = 20
        host.flush()
        #expect(seen == ["50.0 0.0", "70.0 20.0"])
        driver.width = 60
        host.flush()
        #expect(seen.count == 3, "\(seen)")
        driver.width = 60
        host.flush()
        #expect(seen.count == 3)
    }

    @Test func preferenceOutOfAReaderInTheBackground() {
        var sizes: [CGSize] = []
        let driver = Driver()
        struct Measured: View {
            let driver: Driver
            let hear: (CGSize) -> Void
            var body: some View {
                Box(driver.width, 20)
                    .background { GeometryReader { Box().preference(key: SizeKey.self, value: $0.size) } }
                    .onPreferenceChange(SizeKey.self, perform: hear)
            }
        }
        let host = ViewHost.make { Measured(driver: driver) { sizes.append($0) } }
        #expect(sizes == [CGSize(width: 100, height: 20)])
        driver.width = 40
        host.flush()
        #expect(sizes.last == CGSize(width: 40, height: 20))
    }

    @Test func geometryChangeIsToldAtFirstAndWhenItDiffers() {
        var told: [[CGFloat]] = []
        let driver = Driver()
        struct Watched: View {
            let driver: Driver
            let hear: (CGFloat, CGFloat) -> Void
            var body: some View {
                Box(driver.width, 20).onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { hear($0, $1) }
            }
        }
        let host = ViewHost.make { Watched(driver: driver) { told.append([$0, $1]) } }
        driver.width = 40
        host.flush()
        #expect(told == [[100, 100], [100, 40]])
    }

    @Test func anchorsAreReadInTheCoordinatesOfTheReader() {
        let driver = Driver()
        struct Marked: View {
            let driver: Driver
            var body: some View {
                HStack(spacing: 0) {
                    Box(driver.shift, 10)
                    Box(30, 20).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
                }
                .frame(width: 120, height: 60, alignment: .topLeading)
                .overlayPreferenceValue(BoundsKey.self, alignment: .topLeading) { anchors in
                    GeometryReader { proxy in
                        let frame = anchors.first.map { proxy[$0] } ?? .zero
                        Box(frame.width, frame.height).offset(x: frame.minX, y: frame.minY).named("outer")
                        Box(frame.maxX, frame.maxY).named("extent")
                    }
                }
            }
        }
        let host = ViewHost.make { Marked(driver: driver) }
        #expect(host["extent"]?.size == CGSize(width: 30, height: 20))
        driver.shift = 25
        host.flush()
        #expect(host["extent"]?.size == CGSize(width: 55, height: 20))
        #expect(host["outer"]?.size == CGSize(width: 30, height: 20))
    }

    @Test func viewThatFitsTakesTheFirstThatFits() {
        let host = ViewHost.make(100, 100) {
            ViewThatFits(in: .horizontal) {
                Box(150, 10).named("wide")
                Box(80, 200).named("tall")
                Box(10, 10).named("small")
            }
            .named("fit")
        }
        #expect(host["fit"]?.size == CGSize(width: 80, height: 200))
        host.setSize(ProposedViewSize(width: 200, height: 100))
        host.flush()
        #expect(host["fit"]?.size == CGSize(width: 150, height: 10))
        host.setSize(ProposedViewSize(width: 5, height: 100))
        host.flush()
        #expect(host["fit"]?.size == CGSize(width: 10, height: 10), "the last one, where none fits")
        #expect(host.frame().root.bounds.size == CGSize(width: 10, height: 10), "only the chosen one is drawn")
    }
}
