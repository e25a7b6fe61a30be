@testable import MartletTesting
import SwiftUI
import Testing

/// Lazy stacks with odd rows, nestings and geometry.
extension LayoutFaultTests {
    @Test(arguments: lengths) func theSpacingOfALazyStack(length: CGFloat) {
        let said = survive(
            ScrollView {
                LazyVStack(spacing: length) { ForEach(0..<1000) { Text("\($0)") } }
            })
        #expect(said.isEmpty == length.isFinite || abs(length) > 1e100, "\(said)")
        survive(ScrollView(.horizontal) { LazyHStack(spacing: length) { ForEach(0..<1000) { Text("\($0)") } } })
    }

    @Test(arguments: lengths) func theLengthOfARow(length: CGFloat) {
        survive(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { Color.red.frame(height: $0 % 3 == 1 ? length : 10) }
                }
            })
        survive(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { _ in Color.red.padding(length) } } })
    }

    @Test func rowsOfNoHeight() {
        survive(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<2000) { _ in Color.red.frame(height: 0) } } })
        survive(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<2000) { _ in EmptyView() } } })
        survive(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<2000) { index in if index > 1990 { Text("\(index)") } } }
            })
        survive(
            ScrollView {
                LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(0..<300) { index in
                        Section {
                        } header: {
                            if index % 2 == 0 { Text("h") }
                        } footer: {
                            EmptyView()
                        }
                    }
                }
            })
    }

    @Test func oneIDForAll() {
        let rows = Array(repeating: 7, count: 500)
        let said = survive(ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text("\($0)") } } })
        #expect(said.map(\.code) == [.duplicateID], "\(said)")
        let grid = survive(
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(rows, id: \.self) { Text("\($0)") } }
            })
        #expect(grid.map(\.code) == [.duplicateID], "\(grid)")
    }

    @Test func rowsOfAGridInALazyStack() throws {
        let ui = Harness(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    GridRow {
                        Color.red.frame(height: 10); Color.blue.frame(height: 20).accessibilityIdentifier("b")
                    }
                    ForEach(0..<100) { row in GridRow { Text("\(row)").frame(height: 5) } }
                }
            }
        }
        #expect(try ui.frame("b").minY == 10)
        #expect(try ui.frame("3").midY == 47.5)
    }

    @Test func nestedScrollViews() {
        survive(
            ScrollView {
                ScrollView {
                    ScrollView { LazyVStack { ForEach(0..<500) { Text("\($0)") } } }
                    LazyVStack { ForEach(0..<500) { Text("\($0)") } }
                }
                ScrollView { Text("x") }.frame(height: 30)
            })
        survive(
            ScrollView([.horizontal, .vertical]) {
                HStack {
                    LazyVStack { ForEach(0..<500) { Text("\($0)") } }
                    LazyHStack { ForEach(0..<500) { Text("\($0)") } }
                    LazyVStack { LazyVStack { LazyHStack { ForEach(0..<500) { Text("\($0)") } } } }
                }
            })
        survive(ScrollView([]) { LazyVStack { ForEach(0..<500) { Text("\($0)") } } })
        survive(
            LazyHStack { ScrollView { LazyVStack { ScrollView(.horizontal) { LazyHStack { Text("x") } } } } })
    }

    @Test func geometryThatFeedsItself() {
        struct Row: View {
            @State private var width: CGFloat = 0
            var body: some View {
                GeometryReader { proxy in
                    Color.red.onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minY
                    } action: {
                        width = $0
                    }
                    .frame(width: max(min(proxy.size.width, width), 0))
                }
                .frame(height: 10 + abs(width).truncatingRemainder(dividingBy: 7))
            }
        }
        let said = survive(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<200) { _ in Row() } } })
        #expect(said.allSatisfy { $0.code == .updateLoop }, "\(said)")
    }

    @Test func geometryThatNeverSettles() {
        struct V: View {
            @State private var height: CGFloat = 10
            var body: some View {
                Color.red.frame(height: height)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.height
                    } action: {
                        height = $0 == 10 ? 11 : 10
                    }
            }
        }
        let said = survive(V())
        #expect(said.count == 1, "\(said)")
        #expect(said.first?.code == .updateLoop)
    }

    @Test func geometryThatIsNoNumber() {
        struct V: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)")
                    .onGeometryChange(for: CGFloat.self) { _ in
                        .nan
                    } action: { _ in
                        count += 1
                    }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width / 0 - $0.size.width / 0
                    } action: { _ in
                        count += 1
                    }
            }
        }
        let ui = Harness { V() }
        ui.flush()
        #expect(ui.texts != [])
        #expect(ui.diagnostics.count <= 1, "\(ui.diagnostics)")
        struct Scrolled: View {
            @State private var count = 0
            var body: some View {
                ScrollView { Color.red.frame(height: 10 + CGFloat(count % 5)) }
                    .onScrollGeometryChange(for: CGFloat.self) { _ in
                        .nan
                    } action: { _, _ in
                        count += 1
                    }
            }
        }
        survive(Scrolled())
    }
}
