import MartletDrawing
import Observation
import Testing

@testable import MartletCore

/// Positions that are tied to a binding.
@MainActor @Suite struct ScrollPositionTests {
    @Test func aPersonsScrollingIsTold() {
        let model = Tied()
        let host = ViewHost.make(100, 100) { TiedRows(model: model) }
        #expect(model.id == nil)
        host.input.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 45))
        host.flush()
        #expect(model.id == 2)
        #expect(host.scroller!.offset.y == 45, "what is told does not scroll")
        model.id = 20
        host.flush()
        #expect(host["row20"]!.maxY == 100, "by the smallest movement")
        host.drag(from: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -60))
        #expect(host.scroller!.offset.y == 380)
        #expect(model.id == 19)
        withAnimation(.linear(duration: 1)) { model.id = 0 }
        host.flush()
        host.run(for: 0.5)
        #expect(abs(host.scroller!.offset.y - 190) < 0.01)
        host.run(for: 0.6)
        #expect(host.scroller!.offset.y == 0)
    }

    @Test func rowsThatComeBeforeLeaveThePlace() {
        let model = Tied()
        let host = ViewHost.make(100, 100) { TiedRows(model: model) }
        host.input.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 65))
        host.flush()
        let before = host["row5"]!
        model.first = -4
        host.flush()
        #expect(host["row5"]! == before)
        #expect(model.id == 3)
        model.first = 2
        host.flush()
        #expect(host["row5"]! == before)
    }

    @Test func positions() {
        let model = Placed(ScrollPosition(idType: Int.self, edge: .bottom))
        let host = ViewHost.make(100, 100) { PlacedRows(model: model) }
        let scroll = host.scroller!
        #expect(scroll.offset.y == 900, "30 rows, a margin of 10 at both ends, a window of 100")
        #expect(model.position.edge == .bottom && !model.position.isPositionedByUser)
        model.position.scrollTo(edge: .top)
        host.flush()
        #expect(scroll.offset.y == -10)
        model.position.scrollTo(y: 100)
        host.flush()
        #expect(scroll.offset.y == 90)
        #expect(model.position.y == 100 && model.position.point == nil)
        model.position.scrollTo(id: 12, anchor: .top)
        host.flush()
        #expect(host["row12"]!.minY == 10)
        #expect(model.position.viewID(type: Int.self) == 12)
        host.input.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 35))
        host.flush()
        #expect(model.position.isPositionedByUser && model.position.y == nil)
        #expect(model.position.viewID(type: Int.self) == 13)
        model.position.scrollTo(id: 12, anchor: .top)
        host.flush()
        #expect(host["row12"]!.minY == 10, "the same wish again")
        #expect(!model.position.isPositionedByUser)
    }

    @Test func onlyTheNextScrollViewInside() {
        var offsets: [CGFloat] = []
        let host = ViewHost.make(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Box(80, 30)
                    ScrollView { Box(80, 300) }.frame(height: 40)
                    Box(80, 300)
                }
            }
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { offsets.append($1) }
        }
        offsets = []
        host.input.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 20))
        host.flush()
        #expect(offsets.isEmpty)
        host.input.scroll(at: CGPoint(x: 50, y: 10), by: CGSize(width: 0, height: 20))
        host.flush()
        #expect(offsets == [20])
    }

    @Test func visibility() {
        var seen: [String] = []
        var ids: [[Int]] = []
        let host = ViewHost.make(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { i in
                        Box(80, 40).onScrollVisibilityChange { seen.append("\(i)\($0 ? "+" : "-")") }
                    }
                }
                .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { ids.append($0) }
        }
        #expect(Set(seen) == ["0+", "1+", "2+"])
        #expect(ids == [[0, 1, 2]])
        seen = []
        host.input.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30))
        host.flush()
        #expect(Set(seen) == ["0-"])
        #expect(ids.last == [1, 2])
        host.input.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 10))
        host.flush()
        #expect(Set(seen) == ["0-", "3+"])
        #expect(ids.last == [1, 2, 3])
    }

    @Test func keys() {
        let host = ViewHost.make(100, 100) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<50) { _ in Box(80, 20) } } }
        }
        func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> CGFloat {
            host.input.keyPress(key, modifiers)
            host.flush()
            return host.scroller!.offset.y
        }
        #expect(press(.downArrow) == 40)
        #expect(press(.upArrow) == 0)
        #expect(press(.pageDown) == 60)
        #expect(press(.space) == 120)
        #expect(press(.space, .shift) == 60)
        #expect(press(.end) == 900)
        #expect(!host.input.keyPress(.pageDown), "there is no more")
        #expect(press(.home) == 0)
        #expect(!host.input.keyPress(.rightArrow))
    }
}

@Observable private final class Tied { var id: Int?; var first = 0 }

private struct TiedRows: View {
    let model: Tied

    var body: some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(model.first..<30, id: \.self) { i in Box(80, 20).named("row\(i)") } }
                .scrollTargetLayout()
        }
        .scrollPosition(id: Bindable(model).id)
    }
}

@Observable private final class Placed {
    var position: ScrollPosition

    init(_ position: ScrollPosition) { self.position = position }
}

private struct PlacedRows: View {
    let model: Placed

    var body: some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<30, id: \.self) { i in Box(80, 33).named("row\(i)") } }
                .scrollTargetLayout()
        }
        .contentMargins(.vertical, 10, for: .scrollContent)
        .scrollPosition(Bindable(model).position)
    }
}
