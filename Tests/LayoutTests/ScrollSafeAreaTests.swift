import MartletDrawing
import Testing

@testable import MartletCore

private let notch = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)

/// Scroll views where something keeps room free, and what their content knows of them.
@MainActor struct ScrollSafeAreaTests {
    private struct Rows: View {
        var count = 20
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Box(100, 30).background(Color.red).named("row\($0)") }
            }
            .named("rows")
        }
    }

    private func scroll(_ host: ViewHost, by distance: CGFloat) {
        host.input.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: distance))
        host.flush()
    }

    @Test func contentBeginsBelowTheNotchAndScrollsUnderIt() {
        let host = ViewHost.make(safeArea: notch) { ScrollView { Rows() }.named("scroller") }
        #expect(host["scroller"] == rect(100, 40, 100, 140))
        #expect(host["row0"]?.minY == 40)
        scroll(host, by: 25)
        #expect(host["row0"]?.minY == 15)
        #expect(host.input.hitTest(CGPoint(x: 150, y: 17)) != nil, "rows under the notch are there")
        #expect(host.fills.contains(rect(100, 15, 100, 30)))
        scroll(host, by: 10_000)
        #expect(host["row19"]?.maxY == 180)
    }

    @Test func shortContentStandsAtTheStart() {
        let host = ViewHost.make(safeArea: notch) { ScrollView { Rows(count: 2) } }
        #expect(host["rows"] == rect(100, 40, 100, 60))
        scroll(host, by: 30)
        #expect(host["rows"] == rect(100, 40, 100, 60))
    }

    @Test func aScrollViewInTheMiddleHasNoInsets() {
        let host = ViewHost.make(safeArea: notch) { ScrollView { Rows() }.padding(.vertical, 10) }
        #expect(host["row0"]?.minY == 50)
        scroll(host, by: 10_000)
        #expect(host["row19"]?.maxY == 170)
    }

    @Test func barsAndWindowAddUp() {
        let host = ViewHost.make(safeArea: notch) {
            ScrollView { Rows() }
                .safeAreaInset(edge: .top, spacing: 0) { Box().frame(height: 15) }
                .safeAreaPadding(.bottom, 5)
        }
        #expect(host["row0"]?.minY == 55)
        scroll(host, by: 10_000)
        #expect(host["row19"]?.maxY == 175)
        host.setSafeArea(EdgeInsets())
        host.flush()
        scroll(host, by: -10_000)
        #expect(host["row0"]?.minY == 15)
    }

    @Test func whatRowsPaintAcrossIsSeenInTheSafeAreaThere() {
        let host = ViewHost.make(safeArea: EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { _ in Box().frame(height: 30).background(Color.red) }
                }
            }
        }
        #expect(host.fills.contains(rect(0, 0, 300, 30)))
        #expect(host.fills.contains(rect(0, 30, 300, 30)))
    }

    @Test func theSpaceOfAScrollViewCountsFromItsContentAtRest() {
        var frames: [CGRect] = []
        var bounds: [CGRect?] = []
        let host = ViewHost.make(safeArea: notch) {
            ScrollView {
                Box(100, 400)
                    .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .scrollView) }) { frames.append($0) }
                    .onGeometryChange(for: CGRect?.self, of: { $0.bounds(of: .scrollView(axis: .vertical)) }) {
                        bounds.append($0)
                    }
                    .onGeometryChange(for: CGRect?.self, of: { $0.bounds(of: .scrollView(axis: .horizontal)) }) {
                        #expect($0 == nil)
                    }
            }
        }
        #expect(frames == [rect(0, 0, 100, 400)])
        #expect(bounds == [rect(0, 0, 100, 140)])
        scroll(host, by: 25)
        #expect(frames.last == rect(0, -25, 100, 400))
        #expect(bounds.last == rect(0, 25, 100, 140))
    }

    @Test func aScrollViewIsAContainer() {
        let host = ViewHost.make(safeArea: notch) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<4, id: \.self) { index in
                        Box().containerRelativeFrame(.horizontal, count: 2, spacing: 10).named("page\(index)")
                    }
                }
            }
            .contentMargins(.horizontal, 20, for: .scrollContent)
            .frame(width: 230)
        }
        #expect(host["page0"]?.width == 90)
        #expect(abs((host["page3"]?.minX ?? 0) - 355) < 1e-9)
        let vertical = ViewHost.make(safeArea: notch) {
            ScrollView { Box().containerRelativeFrame([.horizontal, .vertical]).named("page") }
        }
        #expect(vertical["page"] == rect(0, 40, 300, 140))
        vertical.setSize(ProposedViewSize(width: 120, height: 160))
        vertical.flush()
        #expect(vertical["page"] == rect(0, 40, 120, 100))
    }

    @Test func visualEffectsFollowScrolling() {
        let host = ViewHost.make {
            ScrollView {
                Box(100, 400).visualEffect { content, proxy in
                    content.offset(y: -proxy.frame(in: .scrollView).minY / 2)
                }
            }
        }
        let places = host.layout.placeCount
        scroll(host, by: 40)
        #expect(host.fills.first == rect(100, -20, 100, 400))
        #expect(host.layout.placeCount - places <= 4, "nothing inside is laid out")
    }
}
