import MartletDrawing
import Observation
import Testing

@testable import MartletCore

@Observable private final class Driver {
    var count = 2
    var hasRow = true
    var columns = 1
    var alignment = VerticalAlignment.center
    var isGrid = true
    var spacing: CGFloat = 10
}

private nonisolated enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

/// The rules of Grid that no measured frame shows. Source: the public documentation of Grid, GridRow and the cell
/// modifiers.
@MainActor @Suite struct GridTests {
    private struct Changing: View {
        let driver: Driver

        var body: some View {
            Grid(horizontalSpacing: 10, verticalSpacing: driver.spacing) {
                ForEach(0..<driver.count, id: \.self) { row in
                    GridRow(alignment: driver.alignment) {
                        ForEach(0..<3, id: \.self) { column in Box(20, 10).named("\(row)-\(column)") }
                        if driver.hasRow { Box(5, 30).named("\(row)-x") }
                    }
                }
                GridRow {
                    Box(10, 10).padding(.leading, 1).gridCellColumns(driver.columns).background { Box() }.named("last")
                    Box(10, 10).named("next")
                }
            }
            .named("table")
        }
    }

    @Test func loopsAndConditionalsGiveRowsAndCells() {
        let driver = Driver()
        let host = ViewHost.make { Changing(driver: driver) }
        #expect(host["table"]?.size == CGSize(width: 95, height: 90))
        #expect(host["1-x"]?.midY == host["1-0"]?.midY)
        driver.hasRow = false
        host.flush()
        #expect(host["table"]?.size == CGSize(width: 80, height: 50))
        driver.count = 4
        host.flush()
        #expect(host["table"]?.size == CGSize(width: 80, height: 90))
        driver.hasRow = true
        driver.count = 1
        driver.alignment = .bottom
        driver.spacing = 0
        host.flush()
        #expect(host["table"]?.size == CGSize(width: 95, height: 40))
        #expect(host["0-x"]?.maxY == host["0-0"]?.maxY)
    }

    @Test func aCellModifierUnderOtherModifiersReachesTheGridWhenItChanges() {
        let driver = Driver()
        let host = ViewHost.make { Changing(driver: driver) }
        #expect(host["next"]?.minX == host["0-1"].map { $0.minX + 5 })
        driver.columns = 3
        host.flush()
        #expect(host["next"]?.midX == host["0-x"]?.midX)
        #expect(host["last"]?.midX == host["0-1"]?.midX)
    }

    @Test func aRowAlignmentThatChangesMovesTheCells() {
        let driver = Driver()
        let host = ViewHost.make { Changing(driver: driver) }
        driver.alignment = .top
        host.flush()
        #expect(host["0-x"]?.minY == host["0-0"]?.minY)
    }

    @Test func baselinesLineUpARow() {
        let host = ViewHost.make {
            Grid(alignment: .topLeading) {
                GridRow(alignment: .firstTextBaseline) {
                    Box.text(20, 16, baseline: 13, ViewSpacing()).named("small")
                    Box.text(20, 38, baseline: 30, ViewSpacing()).named("big")
                    Box(20, 20).named("box")
                }
            }
            .named("table")
        }
        #expect(host["table"]?.height == 38)
        #expect(host["small"].map { $0.minY + 13 } == host["big"].map { $0.minY + 30 })
        #expect(host["box"]?.maxY == host["big"].map { $0.minY + 30 })
    }

    @Test func guidesLineUpAColumn() {
        let third = HorizontalAlignment(Third.self)
        let host = ViewHost.make {
            Grid(verticalSpacing: 0) {
                GridRow { Box(30, 10).gridColumnAlignment(third).named("a") }
                GridRow { Box(60, 10).named("b") }
                GridRow { Box(10, 10).alignmentGuide(third) { _ in 50 }.named("c") }
            }
            .named("table")
        }
        // The lines meet 50 from the left of the last, which reaches 40 to the left of the middle one's start.
        #expect(host["table"]?.width == 90)
        #expect(host["a"].map { $0.minX + 10 } == host["b"].map { $0.minX + 20 })
        #expect(host["c"].map { $0.minX + 50 } == host["b"].map { $0.minX + 20 })
    }

    @Test func cellsFillTheirColumnsAndRows() {
        let host = ViewHost.make {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box().gridCellUnsizedAxes([.horizontal, .vertical]).named("corner")
                    Box(50, 20).named("head")
                }
                GridRow {
                    Box(30, 40).named("side")
                    Box(10, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 1)).named("pinned")
                }
            }
            .fixedSize().named("table")
        }
        #expect(host["table"] == rect(110, 70, 80, 60))
        #expect(host["corner"] == rect(110, 70, 30, 20))
        #expect(host["pinned"] == rect(150, 120, 10, 10))
    }

    @Test func flexibleRowsShareTheHeight() {
        let host = ViewHost.make(100, 100) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box(10, 20).named("rigid") }
                GridRow { Box().named("a") }
                Box().named("b")
            }
        }
        #expect(host["a"] == rect(0, 20, 100, 40))
        #expect(host["b"] == rect(0, 60, 100, 40))
    }

    @Test func aColumnOfSpansOnlyHasItsPart() {
        let host = ViewHost.make(324, 100) {
            Grid {
                GridRow {
                    Box().named("a")
                    Box().named("b")
                    Box().gridCellColumns(2).named("wide")
                }
            }
        }
        #expect(host["a"] == rect(0, 0, 75, 100))
        #expect(host["wide"] == rect(166, 0, 158, 100))
    }

    @Test func aSpanThatNeedsMoreWidensItsColumnsByTheSame() {
        let host = ViewHost.make {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Box(10, 5).named("a"); Box(30, 5).named("b"); Box(7, 5).named("c")
                }
                GridRow { Box(90, 5).gridCellColumns(2).named("span") }
            }
            .named("table")
        }
        #expect(host["table"]?.width == 107)
        #expect(host["b"].map { $0.minX - host["a"]!.minX } == 40)
    }

    @Test func outsideOfAGridARowIsAGroup() {
        let host = ViewHost.make {
            VStack(spacing: 0) {
                GridRow {
                    Box(10, 10).named("a"); Box(20, 10).named("b")
                }.padding(.leading, 4)
            }
            .named("stack")
        }
        #expect(host["stack"]?.size == CGSize(width: 24, height: 20))
    }

    @Test func aRowInARowIsAGroup() {
        let host = ViewHost.make {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    GridRow {
                        Box(10, 10); Box(20, 10)
                    }.padding(.top, 1)
                    Box(5, 10)
                }
            }
            .named("table")
        }
        #expect(host["table"]?.size == CGSize(width: 35, height: 11))
    }

    @Test func emptyGridsAndRowsTakeNothing() {
        let host = ViewHost.make {
            VStack {
                Grid {}.named("empty")
                Grid {
                    GridRow {}; GridRow { Box(10, 10) }; GridRow { EmptyView() }
                }.named("one")
            }
            .named("all")
        }
        #expect(host["empty"]?.size == .zero)
        #expect(host["one"]?.size == CGSize(width: 10, height: 10))
        #expect(host["all"]?.height == 10, "an empty grid keeps no distance, like an empty stack")
    }

    private struct Switching: View {
        let driver: Driver

        var body: some View {
            let layout =
                driver.isGrid
                ? AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            layout {
                GridRow {
                    Box(10, 10).named("a"); Box(20, 10).named("b")
                }
                GridRow {
                    Box(30, 10).named("c"); Box(5, 10).named("d")
                }
            }
            .named("layout")
        }
    }

    @Test func aGridIsALayoutAmongOthers() {
        let driver = Driver()
        let host = ViewHost.make { Switching(driver: driver) }
        let first = host.box(of: "d")
        #expect(host["layout"]?.size == CGSize(width: 50, height: 20))
        driver.isGrid = false
        host.flush()
        #expect(host["layout"]?.size == CGSize(width: 65, height: 10))
        driver.isGrid = true
        host.flush()
        #expect(host["layout"]?.size == CGSize(width: 50, height: 20))
        #expect(host.box(of: "d") === first)
    }

    @Test func lessThanOneColumnIsReported() {
        var heard: [Diagnostic] = []
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.onDiagnostic = { heard.append($0) }
        host.setContent { Grid { GridRow { Box(10, 10).gridCellColumns(0) } } }
        host.flush()
        #expect(heard.map(\.code) == [.invalidGeometry])
    }
}
