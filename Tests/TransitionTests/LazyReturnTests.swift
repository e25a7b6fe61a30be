import MartletTesting
import SwiftUI
import Testing

/// A conditional row of a lazy container that comes back while it still leaves is there again.
@MainActor @Suite struct LazyReturnTests {
    enum Kind: CaseIterable {
        case stack, rows, branches, branch, grid
    }

    struct Rows: View {
        let kind: Kind
        @State private var isOn = true

        var body: some View {
            VStack {
                Button("flip") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                switch kind {
                case .stack: LazyVStack { row }
                case .rows: LazyVStack { ForEach(0..<2) { _ in row } }
                case .branches: LazyVStack { ForEach(0..<2) { _ in either } }
                case .branch: LazyVStack { either }
                case .grid: LazyVGrid(columns: [GridItem()]) { ForEach(0..<2) { _ in either } }
                }
            }
        }

        @ViewBuilder private var row: some View { if isOn { Text("row") } }
        @ViewBuilder private var either: some View { if isOn { Text("row") } else { Text("other") } }
    }

    @Test("a row comes back while it still leaves", arguments: Kind.allCases) func back(_ kind: Kind) async throws {
        let ui = Harness(size: CGSize(width: 200, height: 300)) { Rows(kind: kind) }
        let before = ui.texts
        try ui.tap("flip")
        await ui.advance(by: .milliseconds(400))
        try ui.tap("flip")
        await ui.advance(by: .seconds(3))
        #expect(ui.texts == before)
        ui.resize(to: CGSize(width: 220, height: 310))
        #expect(ui.texts == before)
        ui.expectSameAsFresh()
    }
}
