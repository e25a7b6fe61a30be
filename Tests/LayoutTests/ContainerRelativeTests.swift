import MartletDrawing
import Observation
import SplitMix
import Testing

@testable import MartletCore

@Observable private final class Driver {
    var inset: CGFloat = 10
    var radius: CGFloat = 30
}

/// Sizes and shapes taken from a container.
@MainActor struct ContainerRelativeTests {
    @Test func theWindowWithoutItsSafeAreaIsTheContainer() {
        let host = ViewHost.make(300, 200, safeArea: EdgeInsets(top: 40, leading: 10, bottom: 0, trailing: 0)) {
            VStack(spacing: 0) {
                Box().containerRelativeFrame(.horizontal).frame(height: 10).named("wide")
                Box(20, 10).containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing) {
                    length, axis in
                    axis == .horizontal ? length / 2 : length - 100
                }
                .named("part")
                Spacer(minLength: 0)
            }
            .frame(width: 50)
        }
        #expect(host["wide"]?.size == CGSize(width: 290, height: 10))
        #expect(host["part"]?.size == CGSize(width: 145, height: 60))
        host.setSize(ProposedViewSize(width: 110, height: 200))
        host.flush()
        #expect(host["wide"]?.size == CGSize(width: 100, height: 10))
        host.setSafeArea(EdgeInsets())
        host.flush()
        #expect(host["wide"]?.size == CGSize(width: 110, height: 10))
    }

    @Test func aWindowOfNoSizeLeavesTheViewAsItIs() {
        let host = ViewHost.make(nil, nil) { Box(30, 20).containerRelativeFrame(.horizontal).named("a") }
        #expect(host["a"]?.size == CGSize(width: 30, height: 20))
    }

    // Law: cells with the spacing between them fill the container exactly, whatever spans they are taken in.
    @Test(arguments: 0..<60) func spansTile(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let width = CGFloat(Int.random(in: 200...400, using: &random))
        let spacing = CGFloat(Int.random(in: 0...12, using: &random))
        var spans: [Int] = []
        for _ in 0..<Int.random(in: 1...5, using: &random) { spans.append(Int.random(in: 1...3, using: &random)) }
        let count = spans.reduce(0, +)
        let host = ViewHost.make(width, 50) {
            HStack(spacing: spacing) {
                ForEach(spans.indices, id: \.self) { index in
                    Box().containerRelativeFrame(.horizontal, count: count, span: spans[index], spacing: spacing)
                }
            }
            .named("all")
        }
        #expect(abs((host["all"]?.width ?? 0) - width) < 1e-9)
    }

    @Test func whatCannotBeIsSaidOnce() {
        var said: [Diagnostic] = []
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.onDiagnostic = { said.append($0) }
        host.setSize(ProposedViewSize(width: 100, height: 100))
        host.setContent {
            Box().containerRelativeFrame(.horizontal, count: 3, spacing: 80).containerRelativeFrame(.vertical) { _, _ in
                .nan
            }
        }
        host.flush()
        #expect(said.count == 2)
        #expect(said.allSatisfy { $0.code == .invalidGeometry && $0.message.contains("containerRelativeFrame") })
    }

    // MARK: Shapes

    private struct Card: View {
        let driver: Driver
        var body: some View {
            ContainerRelativeShape().padding(driver.inset).frame(width: 120, height: 80)
                .containerShape(RoundedRectangle(cornerRadius: driver.radius, style: .circular))
        }
    }

    private func paths(_ host: ViewHost) -> [Path] {
        var found: [Path] = []
        func look(_ item: DisplayItem) {
            switch item.content {
            case .group(let placed): placed.forEach { look($0.item) }
            case .effect(_, let inner): look(inner)
            case .fill(let path, _, _): found.append(path)
            default: break
            }
        }
        look(host.frame().root)
        return found
    }

    @Test func cornersInsideHaveTheSameCentre() {
        let driver = Driver()
        let host = ViewHost.make { Card(driver: driver) }
        func rounded(_ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> Path {
            Path(
                roundedRect: CGRect(x: 0, y: 0, width: width, height: height),
                cornerSize: CGSize(width: radius, height: radius), style: .circular)
        }
        #expect(paths(host) == [rounded(100, 60, 20)])
        driver.inset = 4
        host.flush()
        #expect(paths(host) == [rounded(112, 72, 26)])
        driver.radius = 12
        host.flush()
        #expect(paths(host) == [rounded(112, 72, 8)])
        driver.inset = 35
        host.flush()
        #expect(paths(host) == [rounded(50, 10, 0)])
    }

    @Test func aMoveInsideTheContainerIsSeen() {
        let driver = Driver()
        struct Moving: View {
            let driver: Driver
            var body: some View {
                Color.clear.frame(width: 40, height: 40).background(Color.red, in: ContainerRelativeShape())
                    .padding([.top, .leading], driver.inset).frame(width: 100, height: 100, alignment: .topLeading)
                    .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
            }
        }
        let host = ViewHost.make { Moving(driver: driver) }
        let first = paths(host)
        driver.inset = 2
        host.flush()
        #expect(paths(host) != first)
    }

    @Test func withoutAContainerItIsARectangle() {
        let host = ViewHost.make(50, 40) { ContainerRelativeShape().inset(by: 5) }
        #expect(paths(host) == [Path(rect(5, 5, 40, 30))])
    }
}
