import MartletDrawing
import Testing

@testable import MartletCore

/// Grids against frames measured on SwiftUI. Boxes with the measured sizes and distances stand for the texts.
@MainActor @Suite struct GridGoldenTests {
    private func text(_ width: CGFloat) -> Box { .text(width, 16, baseline: 13, ScrollTests.text) }
    private func tile(_ width: CGFloat, _ height: CGFloat) -> some View { Box().frame(width: width, height: height) }

    @Test func widthsHeightsAndDefaultGaps() throws {
        try Golden.check("grid-basic") {
            Grid {
                GridRow {
                    text(9).named("t00")
                    text(17).named("t01")
                    text(28).named("t02")
                }
                GridRow {
                    tile(30, 20).named("b10")
                    text(8).named("t11")
                    tile(50, 40).named("b12")
                }
                GridRow {
                    text(10).named("t20")
                    text(10).named("t21")
                }
            }
            .named("table")
        }
    }

    @Test func bottomTrailingAgainstCenter() throws {
        func table(_ name: String, _ alignment: Alignment, _ cells: String) -> some View {
            Grid(alignment: alignment) {
                GridRow {
                    text(9).named(cells + "t")
                    tile(40, 40).named(cells + "b")
                }
                GridRow {
                    tile(60, 20).named(cells + "c")
                    text(10).named(cells + "d")
                }
            }
            .named(name)
        }
        try Golden.check("grid-alignment") {
            HStack(alignment: .top, spacing: 16) {
                table("leftTable", .bottomTrailing, "l")
                table("rightTable", .center, "r")
            }
            .named("pair")
        }
    }

    @Test func flexibleColumnsShareEqually() throws {
        try Golden.check("grid-flexible") {
            Grid {
                GridRow {
                    text(9).named("t00")
                    Box().frame(height: 20).named("f01")
                    text(28).named("t02")
                }
                GridRow {
                    Box().frame(height: 30).named("f10")
                    text(8).named("t11")
                    Box().frame(height: 30).named("f12")
                }
            }
            .frame(width: 280)
            .named("table")
        }
    }

    @Test func cellModifiersAndAViewOutsideOfRows() throws {
        try Golden.check("grid-modifiers") {
            Grid(alignment: .leading) {
                GridRow {
                    text(44.5).gridCellColumns(2).named("span")
                    text(28).named("t02")
                }
                GridRow {
                    text(9).gridColumnAlignment(.trailing).named("t10")
                    tile(60, 40).named("b11")
                    text(8).gridCellAnchor(.bottomTrailing).named("t12")
                }
                Box().frame(height: 4).named("ruleRow")
                GridRow {
                    Box().gridCellUnsizedAxes(.horizontal).frame(height: 20).named("b30")
                    text(10).named("t31")
                }
            }
            .named("table")
        }
    }

    @Test func explicitSpacing() throws {
        try Golden.check("grid-spacing") {
            Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
                GridRow {
                    tile(9, 16).named("t00")
                    tile(30, 30).named("b01")
                }
                GridRow {
                    tile(60, 20).named("b10")
                    tile(10, 16).named("t11")
                }
            }
            .named("table")
        }
    }
}
