@testable import MartletTesting
import SwiftUI
import Testing

/// Grids with impossible lengths, columns and sizes.
extension LayoutFaultTests {
    @Test(arguments: lengths) func theSpacingOfAGrid(length: CGFloat) {
        let said = survive(
            Grid(horizontalSpacing: length, verticalSpacing: length) {
                GridRow {
                    Color.red; Text("a")
                }
                Divider()
                GridRow {
                    Text("b"); Color.blue.gridCellUnsizedAxes(.vertical)
                }
            })
        #expect(said.isEmpty == length.isFinite || abs(length) > 1e29, "\(said)")
    }

    @Test(arguments: [0, -1, 1000, Int.min, 100_000, Int.max]) func theColumnsOfACell(count: Int) {
        let said = survive(
            Grid {
                GridRow {
                    Text("a"); Text("b").gridCellColumns(count)
                }
                GridRow { Text("c") }
            })
        #expect(said.count == ((1...1000).contains(count) ? 0 : 1))
    }

    @Test func gridsOfNothing() {
        let empty: [Int] = []
        let said = survive(
            VStack {
                Grid {}
                Grid { GridRow {} }
                Grid { ForEach(empty, id: \.self) { _ in GridRow { Text("x") } } }
                Grid { GridRow { ForEach(empty, id: \.self) { _ in Text("x") } } }
                Grid {
                    GridRow { EmptyView() }; EmptyView()
                }
                Grid {
                    GridRow {
                        GridRow {
                            Text("in"); GridRow { Text("inner") }
                        }
                    }
                }
                Grid { GridRow { Grid { GridRow { Text("x") } } } }
                LazyVGrid(columns: []) { Text("none") }
                LazyHGrid(rows: []) { Text("none") }
                LazyVGrid(columns: [GridItem()]) {}
                LazyVStack {}
                LazyHStack { ForEach(empty, id: \.self) { _ in Text("x") } }
                LazyVStack { Section {} }
            })
        #expect(said.isEmpty)
    }

    @Test func aGridOfTenThousandCells() {
        let ui = Harness(size: CGSize(width: 400, height: 400)) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<100) { row in
                    GridRow {
                        ForEach(0..<100) { column in
                            Color.red.frame(width: 2, height: 3).accessibilityIdentifier("\(row) \(column)")
                        }
                    }
                }
            }
        }
        #expect(ui.size == CGSize(width: 200, height: 300))
    }

    @Test func aThousandColumns() {
        let ui = Harness(size: CGSize(width: 400, height: 400)) {
            Grid(horizontalSpacing: 1, verticalSpacing: 0) {
                GridRow { ForEach(0..<1000) { _ in Color.red.frame(width: 2, height: 3) } }
                Color.blue.frame(height: 5)
            }
        }
        #expect(ui.size == CGSize(width: 2999, height: 8))
    }
}
