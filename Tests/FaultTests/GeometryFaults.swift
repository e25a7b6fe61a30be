import MartletTesting
import SwiftUI
import Testing

/// Numbers that are none: said once, the rest is laid out as if they were not there.
@MainActor @Suite struct GeometryFaults {
    private func beside(_ view: some View) -> Harness {
        Harness(size: CGSize(width: 100, height: 100)) {
            VStack {
                view
                Text("well")
            }
        }
    }

    @Test(arguments: [CGFloat.nan, -1, -CGFloat.infinity, CGFloat.infinity])
    func aFrame(width: CGFloat) {
        let ui = beside(Color.red.frame(width: width, height: 10))
        ui.expectSaid(.invalidFrame, "Invalid frame dimension", "width: \(width)")
        #expect(ui.texts == ["well"])
    }

    @Test(arguments: [CGFloat.nan, -1, -CGFloat.infinity])
    func aFlexibleFrame(width: CGFloat) {
        let ui = beside(Color.red.frame(maxWidth: width, maxHeight: 10))
        ui.expectSaid(.invalidFrame, "Invalid frame dimension", "maxWidth: \(width)")
        #expect(ui.texts == ["well"])
    }

    @Test func aContradictoryFrame() {
        let ui = beside(Color.red.frame(minWidth: 50, maxWidth: 20))
        ui.expectSaid(.contradictoryFrame, "minWidth 50.0", "maxWidth 20.0")
    }

    private struct Changing: View {
        let actions: Actions
        @State private var width: CGFloat = 10
        var body: some View {
            Color.red.frame(width: width, height: 10)
                .probe(actions, "spoil") { width = .nan }
                .probe(actions, "mend") { width = 30 }
        }
    }

    @Test func aFrameThatBecomesInvalidAndGetsWell() {
        let actions = Actions()
        let ui = Harness(size: CGSize(width: 100, height: 100)) { Changing(actions: actions) }
        for _ in 0..<3 {
            ui.run("spoil", actions)
            ui.run("mend", actions)
        }
        #expect(ui.size == CGSize(width: 30, height: 10))
        ui.expectSaid(.invalidFrame, "width: nan")
    }

    @Test(arguments: [CGFloat.nan, .infinity, -CGFloat.infinity])
    func aPosition(x: CGFloat) {
        let ui = beside(Color.red.frame(width: 5, height: 5).position(x: x, y: 3))
        _ = try? ui.bitmap()
        ui.resize(to: CGSize(width: 30, height: 30))
        #expect(ui.texts == ["well"])
        #expect(ui.diagnostics.count == 1, "\(ui.diagnostics)")
    }

    @Test(arguments: [CGFloat.nan, .infinity, -CGFloat.infinity])
    func anOffset(x: CGFloat) {
        let ui = beside(Color.red.frame(width: 5, height: 5).offset(x: x, y: 3))
        _ = try? ui.bitmap()
        #expect(ui.texts == ["well"])
        #expect(ui.diagnostics.count <= 1, "\(ui.diagnostics)")
    }

    @Test(arguments: [CGFloat.nan, .infinity, -CGFloat.infinity, -1000])
    func aPadding(length: CGFloat) {
        let ui = beside(Color.red.padding(length))
        _ = try? ui.bitmap()
        _ = ui.displayList
        #expect(ui.texts == ["well"])
        #expect(ui.diagnostics.count <= 1, "\(ui.diagnostics)")
    }

    @Test(arguments: [CGFloat.nan, .infinity, -CGFloat.infinity, -1000])
    func theSpacingOfAStack(length: CGFloat) {
        let ui = beside(
            HStack(spacing: length) {
                Color.red; Color.blue; Text("inside")
            })
        _ = try? ui.bitmap()
        #expect(ui.texts.contains("well"))
        #expect(ui.diagnostics.count <= 1, "\(ui.diagnostics)")
        #expect(Set(ui.diagnostics).count == ui.diagnostics.count)
    }

    @Test(arguments: [Double.nan, Double.infinity, -Double.infinity, -5, 7])
    func anOpacity(value: Double) throws {
        let ui = beside(Color.red.opacity(value))
        _ = try ui.bitmap()
        #expect(ui.texts == ["well"])
        #expect(ui.diagnostics.count <= 1, "\(ui.diagnostics)")
    }

    @Test(arguments: [CGFloat.nan, .infinity, 0, -2])
    func aScale(value: CGFloat) throws {
        let ui = beside(Color.red.scaleEffect(value).rotationEffect(.degrees(value)).blur(radius: value))
        _ = try ui.bitmap()
        #expect(ui.texts == ["well"])
        #expect(ui.diagnostics.count <= 3, "\(ui.diagnostics)")
    }

    @Test(arguments: [CGFloat.nan, .infinity, 0, -2, 1e300])
    func theSizeOfAFont(size: CGFloat) throws {
        for text in [Harness.Traits.Text.fixedAdvance, .pango] {
            let ui = Harness(size: CGSize(width: 100, height: 100), traits: Harness.Traits(text: text)) {
                Text("a b c").font(.system(size: size))
            }
            _ = try ui.bitmap()
            #expect(ui.texts == ["a b c"])
            #expect(ui.diagnostics.count <= 1, "\(ui.diagnostics)")
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, 0, -2])
    func anAspectRatio(ratio: CGFloat) throws {
        let ui = beside(Color.red.aspectRatio(ratio, contentMode: .fit))
        _ = try ui.bitmap()
        #expect(ui.texts == ["well"])
        #expect(ui.diagnostics.count <= 1, "\(ui.diagnostics)")
    }

    private struct Skewed: View {
        var body: some View {
            VStack {
                HStack {
                    Text("one"); Spacer(); Color.red.padding()
                }.overlay(alignment: .bottom) { Circle() }
                ForEach(0..<3) { Text("row \($0)") }
                RoundedRectangle(cornerRadius: 20).stroke(.blue, lineWidth: 3)
            }
            .padding()
        }
    }

    @Test(arguments: [
        CGSize.zero, CGSize(width: 0, height: 50), CGSize(width: -10, height: -10), CGSize(width: 1e7, height: 1e7),
        CGSize(width: CGFloat.nan, height: 10), CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
        CGSize(width: 0.1, height: 0.1),
    ])
    func aWindow(size: CGSize) {
        let ui = Harness(size: size) { Skewed() }
        _ = ui.displayList
        _ = ui.tree
        _ = ui.accessibility
        // What cannot be allocated is an error, not a trap.
        _ = try? ui.bitmap()
        ui.resize(to: CGSize(width: 100, height: 100))
        ui.resize(to: size)
        // Said once, of the window: no node is asked with such a number.
        #expect(ui.diagnostics.count <= 1, "\(ui.diagnostics)")
        #expect(Set(ui.diagnostics).count == ui.diagnostics.count)
        ui.resize(to: CGSize(width: 100, height: 100))
        let fresh = Harness(size: CGSize(width: 100, height: 100)) { Skewed() }
        #expect(ui.tree == fresh.tree)
    }
}
