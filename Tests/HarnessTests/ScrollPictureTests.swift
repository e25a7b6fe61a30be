import MartletTesting
import Testing

/// How indicators and the sign of a refresh look; pictures are kept beside the test.
@MainActor struct ScrollPictureTests {
    private struct Cards: View {
        var body: some View {
            ScrollView([.vertical, .horizontal]) {
                VStack(spacing: 8) {
                    ForEach(0..<20) { i in
                        RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.15 + Double(i % 4) * 0.2))
                            .frame(width: 340, height: 44)
                    }
                }
                .padding()
            }
        }
    }

    @Test(arguments: [ColorScheme.light, .dark], [PlatformMetrics.desktop, .touch])
    func indicators(scheme: ColorScheme, metrics: PlatformMetrics) throws {
        let ui = Harness(
            size: CGSize(width: 240, height: 200), traits: .init(metrics: metrics, colorScheme: scheme)
        ) { Cards() }
        try ui.scroll(.at(CGPoint(x: 100, y: 100)), by: CGSize(width: 40, height: 150))
        ui.expectSnapshot("scroll-bars-\(scheme)-\(metrics)", scale: 2)
    }

    @Test func theSignOfARefresh() throws {
        let ui = Harness(size: CGSize(width: 240, height: 200), traits: .init(metrics: .touch)) {
            Cards().refreshable {}
        }
        ui.pointerDown(at: CGPoint(x: 100, y: 30))
        ui.pointerMove(at: CGPoint(x: 100, y: 130))
        ui.expectSnapshot("scroll-refresh-pull", scale: 2)
    }
}
