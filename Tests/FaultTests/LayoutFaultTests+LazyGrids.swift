@testable import MartletTesting
import SwiftUI
import Testing

/// Lazy grids with impossible tracks, and windows of any size.
extension LayoutFaultTests {
    @Test(arguments: lengths) func theLengthOfATrack(length: CGFloat) {
        for item in [
            GridItem(.fixed(length)), GridItem(.flexible(minimum: length)), GridItem(.flexible(maximum: length)),
            GridItem(.flexible(minimum: 50, maximum: length)), GridItem(.adaptive(minimum: length)),
            GridItem(.adaptive(minimum: 20, maximum: length)), GridItem(.adaptive(minimum: 20), spacing: length),
            GridItem(.fixed(20), spacing: length),
        ] {
            let said = survive(
                ScrollView {
                    LazyVGrid(columns: [item, item], spacing: 2) {
                        ForEach(0..<30) { Text("\($0)").frame(height: 10) }
                    }
                })
            if abs(length) < 1e100 || !length.isFinite { #expect(said.count <= 1, "\(item) \(said)") }
            survive(
                ScrollView(.horizontal) {
                    LazyHGrid(rows: [item, item], spacing: 2) {
                        ForEach(0..<30) { Text("\($0)").frame(width: 10) }
                    }
                })
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -20])
    func anImpossibleTrackIsNamed(length: CGFloat) {
        let ui = Harness(size: CGSize(width: 100, height: 100)) {
            LazyVGrid(columns: [GridItem(.fixed(length)), GridItem(.flexible())]) {
                Text("a"); Text("b")
            }
        }
        ui.flush()
        #expect(ui.diagnostics.count == 1)
        #expect(ui.diagnostics.first?.message.contains("\(length)") == true)
    }

    @Test func anAdaptiveTrackInEndlessRoom() {
        for width in [1e7, 1e20, 1e30, CGFloat.greatestFiniteMagnitude] {
            survive(
                resizing: false,
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { ForEach(0..<5) { Text("\($0)") } }
                    .frame(width: width, height: 20))
        }
        survive(
            ScrollView([.horizontal, .vertical]) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { ForEach(0..<5) { Text("\($0)") } }
            })
    }

    /// A lazy grid in a lazy stack is as high as its lines, whatever size the window had before.
    @Test(arguments: [CGFloat(150), 400, 2000, 1e7]) func aGridWhoseLinesBecomeMore(width: CGFloat) throws {
        let ui = Harness(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 0)], spacing: 0) {
                        ForEach(0..<20) { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c\($0)") }
                    }
                    Color.blue.frame(height: 20).accessibilityIdentifier("below")
                }
            }
        }
        #expect(try ui.frame("below").minY == 40)
        ui.resize(to: CGSize(width: width, height: 100))
        ui.resize(to: CGSize(width: 100, height: 100))
        #expect(try ui.frame("below").minY == 40)
        #expect(try ui.frame("c19").minY == 30)
        ui.expectSameAsFresh()
    }

    /// Nothing stands over what follows, and the end can be reached, when lines have become more or longer.
    @Test(arguments: [CGFloat(150), 400, 1000, 1e7]) func linesThatDoNotAllShow(width: CGFloat) throws {
        let ui = Harness(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 0)], spacing: 0) {
                        ForEach(0..<40) { Color.red.frame(width: 10, height: 20).accessibilityIdentifier("c\($0)") }
                    }
                    LazyVStack(spacing: 0) {
                        ForEach(0..<6) { _ in Text("seven words that may need some lines") }
                        Color.blue.frame(height: 10).accessibilityIdentifier("last")
                    }
                    Color.blue.frame(height: 20).accessibilityIdentifier("below")
                }
            }
        }
        ui.resize(to: CGSize(width: width, height: 100))
        ui.resize(to: CGSize(width: 100, height: 100))
        try ui.scroll(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 80))
        // The end is an estimate until it is there.
        for _ in 0..<8 { try? ui.scroll(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1e9)) }
        #expect(try ui.frame("below").maxY == 100)
        #expect(try ui.frame("last").maxY == 80)
        try ui.scroll(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -1e9))
        #expect(try ui.frame("c0").minY == 0)
        #expect(try ui.frame("c20").minY == 80)
    }

    /// Rows that become longer in a narrow window are not taken for as short as they were.
    @Test func rowsThatBecomeLonger() throws {
        let ui = Harness(size: CGSize(width: 1000, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<5) { index in
                        ViewThatFits {
                            Color.red.frame(width: 500, height: 20)
                            Color.red.frame(width: 50, height: 80)
                        }
                        .accessibilityIdentifier("r\(index)")
                    }
                }
            }
        }
        ui.resize(to: CGSize(width: 100, height: 100))
        for _ in 0..<8 { try? ui.scroll(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1e9)) }
        #expect(try ui.frame("r4") == CGRect(x: 25, y: 20, width: 50, height: 80))
    }

    @Test(arguments: windows) func aWindow(size: CGSize) {
        struct V: View {
            var body: some View {
                ScrollView {
                    LazyVStack {
                        LazyVGrid(columns: [GridItem(.adaptive(minimum: 0)), GridItem(.flexible())]) {
                            ForEach(0..<40) { Text("\($0)") }
                        }
                        ForEach(0..<200) { Text("row \($0)").containerRelativeFrame(.horizontal, count: 3, spacing: 8) }
                        ScrollView(.horizontal) { LazyHStack { ForEach(0..<50) { Text("c\($0)") } } }
                    }
                }
                .safeAreaInset(edge: .bottom) { Text("bar") }
                .safeAreaPadding(5)
            }
        }
        let ui = Harness(size: CGSize(width: 100, height: 100)) { V() }
        ui.resize(to: size)
        _ = ui.displayList
        try? ui.scroll(CGPoint(x: 1, y: 1), by: CGSize(width: 0, height: 1e9))
        ui.resize(to: CGSize(width: 100, height: 100))
        #expect(ui.diagnostics == [])
        #expect(ui.host.invariantFailures == [])
    }
}
