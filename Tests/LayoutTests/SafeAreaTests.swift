import MartletDrawing
import Observation
import SplitMix
import Testing

@testable import MartletCore

@Observable private final class Driver {
    var shift: CGFloat = 0
    var bar: CGFloat = 30
    var shows = true
}

extension ViewHost {
    /// A host with a notch.
    static func make<V: View>(
        _ width: CGFloat? = 300, _ height: CGFloat? = 200, safeArea: EdgeInsets, keyboard: CGFloat = 0,
        direction: LayoutDirection = .leftToRight, _ content: @escaping @MainActor () -> V
    ) -> ViewHost {
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.setSafeArea(safeArea, keyboard: keyboard)
        host.updateEnvironment { $0.layoutDirection = direction }
        host.setSize(ProposedViewSize(width: width, height: height))
        host.setContent(content)
        host.flush()
        return host
    }

    /// The paths of all fills, in the root.
    var fills: [CGRect] {
        var found: [CGRect] = []
        func look(_ item: DisplayItem, _ at: CGPoint) {
            switch item.content {
            case .group(let placed):
                for one in placed { look(one.item, CGPoint(x: at.x + one.offset.x, y: at.y + one.offset.y)) }
            case .effect(.transform(let t), let inner): look(inner, CGPoint(x: at.x + t.tx, y: at.y + t.ty))
            case .effect(_, let inner): look(inner, at)
            case .fill(let path, _, _): found.append(path.boundingRect.offsetBy(dx: at.x, dy: at.y))
            default: break
            }
        }
        look(frame().root, .zero)
        return found
    }
}

private let notch = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)

/// What hosts, bars and paddings keep free, and who reaches into it.
@MainActor struct SafeAreaTests {
    // Source: iamcgn/swiftui-web, golden position/safe-area (macOS 26.2).
    @Test func insetsAsMeasured() throws {
        try Golden.check("position-safe-area") {
            HStack(spacing: 20) {
                VStack(spacing: 0) { Box().named("plainContent") }
                    .safeAreaInset(edge: .bottom) { Box().frame(height: 30).named("plainBar") }
                    .frame(width: 100, height: 200)
                    .named("plain")
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<8, id: \.self) { i in Box().frame(height: 30).named("row\(i)") }
                    }
                    .named("scrollContent")
                }
                .safeAreaInset(edge: .bottom) { Box().frame(height: 30).named("scrollBar") }
                .frame(width: 100, height: 200)
                .named("scroll")
                VStack(spacing: 0) { Box().named("ignoringContent") }
                    .ignoresSafeArea()
                    .safeAreaInset(edge: .top, spacing: 0) { Box().frame(height: 30).named("ignoringBar") }
                    .frame(width: 100, height: 200)
                    .named("ignoring")
            }
            .named("row")
        }
    }

    // Source: iamcgn/swiftui-web, golden position/safe-area-padding (macOS 26.2).
    @Test func paddingAsMeasured() throws {
        try Golden.check("position-safe-area-padding") {
            HStack(spacing: 20) {
                Box().safeAreaPadding(20).frame(width: 100, height: 150).named("padded")
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<6, id: \.self) { i in Box().frame(height: 30).named("prow\(i)") }
                    }
                    .named("paddedScrollContent")
                }
                .safeAreaPadding(.vertical, 20)
                .frame(width: 100, height: 150)
                .named("paddedScroll")
            }
            .named("row")
        }
    }

    @Test func contentStaysInsideAndIgnoringContentReachesTheEdge() {
        let host = ViewHost.make(safeArea: notch) {
            Box().named("plain").overlay { Box().named("over").ignoresSafeArea() }
        }
        #expect(host["plain"] == rect(0, 40, 300, 140))
        #expect(host["over"] == rect(0, 0, 300, 200))
        host.setSafeArea(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0))
        host.flush()
        #expect(host["plain"] == rect(10, 0, 290, 200))
        #expect(host["over"] == rect(0, 0, 300, 200))
        host.setSafeArea(EdgeInsets())
        host.flush()
        #expect(host["plain"] == rect(0, 0, 300, 200))
    }

    @Test func onlyEdgesAtTheBoundaryGrow() {
        let host = ViewHost.make(safeArea: notch) {
            VStack(spacing: 0) {
                Box().named("first").ignoresSafeArea()
                Box().named("second").ignoresSafeArea().padding(.bottom, 10)
            }
        }
        #expect(host["first"] == rect(0, 0, 300, 110))
        #expect(host["second"] == rect(0, 110, 300, 60), "padded away from the edge by 10")
    }

    @Test func onlyTheGivenEdgesGrow() {
        let insets = EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 5)
        let host = ViewHost.make(safeArea: insets) { Box().named("a").ignoresSafeArea(edges: [.top, .trailing]) }
        #expect(host["a"] == rect(10, 0, 290, 180))
        let other = ViewHost.make(safeArea: insets, direction: .rightToLeft) {
            Box().named("a").edgesIgnoringSafeArea([.top, .trailing])
        }
        #expect(other["a"] == rect(0, 0, 290, 180))
    }

    // Law: what is ignored twice is ignored.
    @Test func twiceIsOnce() {
        let host = ViewHost.make(safeArea: notch) { Box().named("a").ignoresSafeArea().ignoresSafeArea() }
        #expect(host["a"] == rect(0, 0, 300, 200))
    }

    @Test func aRigidViewAtTheTopMovesUp() {
        let host = ViewHost.make(safeArea: notch) {
            VStack(spacing: 0) {
                Box(50, 30).named("bar").ignoresSafeArea(edges: .top)
                Spacer()
            }
        }
        #expect(host["bar"]?.minY == 0)
    }

    @Test func keyboardsAreIgnoredOnTheirOwn() {
        func frame<V: View>(_ content: @escaping () -> V) -> CGRect? {
            ViewHost.make(safeArea: notch, keyboard: 90) { content() }["a"]
        }
        #expect(frame { Box().named("a") } == rect(0, 40, 300, 70))
        #expect(frame { Box().named("a").ignoresSafeArea(.keyboard) } == rect(0, 40, 300, 140))
        #expect(frame { Box().named("a").ignoresSafeArea(.container) } == rect(0, 0, 300, 110))
        #expect(frame { Box().named("a").ignoresSafeArea() } == rect(0, 0, 300, 200))
    }

    @Test func barsStandOnOneAnotherAndAtEachEdge() {
        let host = ViewHost.make(safeArea: notch) {
            Box().named("content")
                .background { Box().named("behind").ignoresSafeArea() }
                .safeAreaInset(edge: .bottom, spacing: 0) { Box().frame(height: 10).named("low") }
                .safeAreaInset(edge: .bottom, spacing: 0) { Box().frame(height: 15).named("lower") }
                .safeAreaInset(edge: .leading) { Box(20, 20).named("side") }
                .safeAreaInset(edge: .top, alignment: .trailing, spacing: 3) { Box(20, 7).named("top") }
        }
        #expect(host["top"] == rect(280, 40, 20, 7))
        #expect(host["side"] == rect(0, 105, 20, 20))
        #expect(host["content"] == rect(28, 50, 272, 105))
        #expect(host["low"] == rect(28, 155, 272, 10))
        #expect(host["lower"] == rect(28, 165, 272, 15))
        #expect(host["behind"] == rect(0, 0, 300, 200))
    }

    @Test func barsMirror() {
        let host = ViewHost.make(
            safeArea: EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 0), direction: .rightToLeft
        ) {
            Box().named("content").safeAreaInset(edge: .leading) { Box(20, 20).named("side") }
        }
        #expect(host["side"] == rect(268, 90, 20, 20))
        #expect(host["content"] == rect(0, 0, 260, 200))
    }

    @Test func aBarWithoutViewsKeepsNothing() {
        let driver = Driver()
        struct Barred: View {
            let driver: Driver
            var body: some View {
                Box().named("content").background { Box().named("behind").ignoresSafeArea() }
                    .safeAreaInset(edge: .bottom) { if driver.shows { Box().frame(height: driver.bar) } }
            }
        }
        let host = ViewHost.make { Barred(driver: driver) }
        #expect(host["content"]?.height == 162)
        driver.bar = 50
        host.flush()
        #expect(host["content"]?.height == 142)
        #expect(host["behind"]?.height == 200)
        driver.shows = false
        host.flush()
        #expect(host["content"]?.height == 200)
    }

    @Test func styleBackgroundsAreDrawnIntoTheSafeArea() {
        let host = ViewHost.make(safeArea: notch) {
            VStack(spacing: 0) {
                Box(300, 50).background(Color.red)
                Box(300, 50).background(Color.red, ignoresSafeAreaEdges: [])
                Box(300, 40).background { Color.red }
            }
        }
        #expect(Set(host.fills.map(\.height)).contains(90))
        #expect(host.fills.contains(rect(0, 0, 300, 90)))
        #expect(host.fills.filter { $0.maxY == 200 }.isEmpty, "a view in the background stays inside")
        host.setSafeArea(EdgeInsets())
        host.flush()
        #expect(!host.fills.contains { $0.height == 90 })
    }

    // A view that comes to the boundary, or leaves it, without a change of its own size.
    @Test func movesAreHeard() {
        let driver = Driver()
        struct Moving: View {
            let driver: Driver
            var body: some View {
                Box().named("a").ignoresSafeArea().frame(width: 50, height: 50).background(Color.red)
                    .padding(.top, driver.shift).frame(maxHeight: .infinity, alignment: .top)
            }
        }
        let host = ViewHost.make(safeArea: notch) { Moving(driver: driver) }
        #expect(host["a"] == rect(125, 0, 50, 90))
        #expect(host.fills.contains(rect(125, 0, 50, 90)))
        driver.shift = 10
        host.flush()
        #expect(host["a"] == rect(125, 50, 50, 50))
        #expect(!host.fills.contains { $0.height == 90 })
        driver.shift = 0
        host.flush()
        #expect(host["a"] == rect(125, 0, 50, 90))
    }

    @Test func readersKnowTheInsetsAtTheirEdges() {
        let driver = Driver()
        var insets: [EdgeInsets] = []
        struct Read: View {
            let driver: Driver
            let hear: (EdgeInsets) -> Void
            var body: some View {
                Box().onGeometryChange(for: EdgeInsets.self, of: { $0.safeAreaInsets }) { hear($0) }
                    .padding(.bottom, driver.shift)
                    .safeAreaInset(edge: .bottom, spacing: 0) { Box().frame(height: driver.bar) }
            }
        }
        let host = ViewHost.make(safeArea: notch) { Read(driver: driver) { insets.append($0) } }
        #expect(insets == [EdgeInsets(top: 40, leading: 0, bottom: 50, trailing: 0)])
        driver.shift = 1
        host.flush()
        #expect(insets.last == EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0))
        driver.shift = 0
        driver.bar = 5
        host.flush()
        #expect(insets.last == EdgeInsets(top: 40, leading: 0, bottom: 25, trailing: 0))
        host.setSafeArea(EdgeInsets())
        host.flush()
        #expect(insets.last == EdgeInsets(top: 0, leading: 0, bottom: 5, trailing: 0))
        let ignoring = ViewHost.make(safeArea: notch) { Read(driver: driver) { insets.append($0) }.ignoresSafeArea() }
        #expect(insets.last == EdgeInsets(top: 0, leading: 0, bottom: 5, trailing: 0))
        _ = ignoring
    }

    @Test func aWindowAsLargeAsItsContentHasTheSafeAreaAround() {
        let host = ViewHost.make(nil, nil, safeArea: notch) { Box(50, 30).named("a") }
        #expect(host["a"] == rect(0, 40, 50, 30))
        #expect(host.rootSize == CGSize(width: 50, height: 90))
    }

    // Law: without a safe area the modifiers change nothing, whatever the tree.
    @Test(arguments: 0..<60) func withoutASafeAreaIgnoringChangesNothing(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let tree = RandomTree.make(4, &random)
        let plain = ViewHost.make { tree.view }
        let ignoring = ViewHost.make(safeArea: EdgeInsets()) { tree.view.ignoresSafeArea() }
        #expect(plain.named == ignoring.named)
        #expect(ignoring.layout.measureCount <= plain.layout.measureCount * 2 + 10)
    }

    // Law: the safe room and the insets together are the container.
    @Test(arguments: 0..<60) func roomAndInsetsTile(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        func length() -> CGFloat { CGFloat(Int.random(in: 0...40, using: &random)) }
        let insets = EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length())
        let keyboard = length()
        var read: [EdgeInsets] = []
        let host = ViewHost.make(safeArea: insets, keyboard: keyboard) {
            Box().onGeometryChange(for: EdgeInsets.self, of: { $0.safeAreaInsets }) { read.append($0) }.named("a")
        }
        let own = host["a"]!
        let known = read.last!
        #expect(own.minX == known.leading && own.maxX + known.trailing == 300)
        #expect(own.minY == known.top && own.maxY + known.bottom == 200)
    }
}
