import MartletDrawing
import Observation
import Testing

@testable import MartletCore

/// Margins and anchors of scroll views, against frames measured on SwiftUI.
@MainActor @Suite struct ScrollGoldenTests {
    @Test func padding() throws {
        try Golden.check("scroll-padding") {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { i in Box(120, 20).named("row\(i)") } }
                    .padding()
                    .named("padded")
            }
            .named("scroller")
        }
    }

    @Test func margins() throws {
        try Golden.check("scroll-margins") {
            HStack(spacing: 20) {
                ScrollView { Strip(tag: "a", count: 20) }
                    .contentMargins(20, for: .scrollContent)
                    .named("allEdges")
                ScrollView { Strip(tag: "b", count: 3) }
                    .contentMargins(.horizontal, 12, for: .scrollContent)
                    .named("sides")
                ScrollView { Strip(tag: "c", count: 3) }
                    .contentMargins(.top, 30)
                    .named("topAuto")
                ScrollView { Strip(tag: "d", count: 20) }
                    .contentMargins(20, for: .scrollIndicators)
                    .named("bars")
            }
        }
    }

    @Test func anchorRoles() throws {
        let golden = try Golden("scroll-anchor-roles")
        let model = CountModel()
        let host = ViewHost.make(golden.size.width, golden.size.height) { AnchorRoles(model: model) }
        golden.check(host)
        model.count = 25
        host.flush()
        golden.check(host, step: 1)
    }
}

@Observable final class CountModel { var count = 20 }

private struct AnchorRoles: View {
    let model: CountModel

    var body: some View {
        HStack(spacing: 20) {
            ScrollView { Strip(tag: "a", count: 3) }
                .defaultScrollAnchor(.bottom, for: .alignment)
                .named("lowAligned")
            ScrollView { Strip(tag: "b", count: 3) }
                .defaultScrollAnchor(.center, for: .alignment)
                .named("midAligned")
            ScrollView { Strip(tag: "c", count: model.count) }
                .defaultScrollAnchor(.bottom, for: .sizeChanges)
                .named("keepTop")
            ScrollView { Strip(tag: "d", count: model.count) }
                .defaultScrollAnchor(.bottom)
                .defaultScrollAnchor(.bottom, for: .sizeChanges)
                .named("keepEnd")
        }
    }
}

/// Rows of 120 x 20.
struct Strip: View {
    let tag: String
    let count: Int

    var body: some View {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { i in Box(120, 20).named("\(tag)\(i)") } }
    }
}
