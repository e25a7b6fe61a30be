import MartletDrawing
import Testing

@testable import MartletCore

/// Scroll views, against frames measured on SwiftUI and by their rules.
@MainActor @Suite struct ScrollTests {
    @Test func vertical() throws {
        try Golden.check("scroll-vertical") {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<3, id: \.self) { i in Box(120, 20).named("row\(i)") } }
                    .named("content")
            }
            .named("scroller")
        }
    }

    @Test func horizontal() throws {
        try Golden.check("scroll-horizontal") {
            ScrollView(.horizontal) {
                HStack(spacing: 8) { ForEach(0..<12, id: \.self) { i in Box(60, 40).named("cell\(i)") } }
                    .named("content")
            }
            .named("scroller")
        }
    }

    @Test func both() throws {
        try Golden.check("scroll-both") {
            ScrollView([.horizontal, .vertical]) { Box(500, 400).named("content") }.named("scroller")
        }
    }

    @Test func narrowContent() throws {
        try Golden.check("scroll-narrow-content") {
            ScrollView { Box(100, 400).named("content") }.named("scroller")
                .frame(width: 250, height: 150).named("shell")
        }
    }

    /// The 13 point system font, as measured: 4.7421875 above, 8.15087890625 below, 0 between texts.
    static let text = ViewSpacing(
        top: .text(plain: 4.742_187_5, text: 0), bottom: .text(plain: 8.150_878_906_25, text: 0))

    @Test func severalViewsFormAColumnForBothAxes() throws {
        try Golden.check("scroll-children") {
            HStack(alignment: .top, spacing: 20) {
                ScrollView {
                    Box.text(22.5, 16, baseline: 13, Self.text).named("vHead")
                    Box(60, 30).named("vBox")
                    Box.text(44.5, 16, baseline: 13, Self.text).named("vFoot")
                }
                .named("vScroller")
                ScrollView(.horizontal) {
                    Box.text(22.5, 16, baseline: 13, Self.text).named("hHead")
                    Box(60, 30).named("hBox")
                    Box.text(44.5, 16, baseline: 13, Self.text).named("hFoot")
                }
                .named("hScroller")
            }
            .named("pair")
        }
    }

    @Test func scrollingMovesTheContentAndStopsAtItsEnds() {
        let host = ViewHost.make(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Box(100, 150).named("a"); Box(100, 150).named("b")
                }
            }
        }
        var scroller: ScrollNode?
        host.walk { node, _ in if let found = node as? ScrollNode { scroller = found } }
        #expect(host.rootNode.hitTest(CGPoint(x: 50, y: 90)) === host.box(of: "a"))
        let measures = host.layout.measureCount
        #expect(scroller?.scroll(by: CGSize(width: 30, height: 120)) == CGSize(width: 0, height: 120))
        host.flush()
        #expect(host["a"] == rect(0, -120, 100, 150))
        #expect(host.layout.measureCount == measures, "scrolling measures nothing")
        #expect(host.rootNode.hitTest(CGPoint(x: 50, y: 90)) === host.box(of: "b"))
        #expect(scroller?.scroll(by: CGSize(width: 0, height: 500)) == CGSize(width: 0, height: 80))
        #expect(scroller?.scroll(by: CGSize(width: 0, height: 1)) == .zero)
        host.flush()
        #expect(host["b"] == rect(0, -50, 100, 150))
        #expect(host.frame().root.bounds == rect(0, 0, 100, 100), "what is outside is clipped")
    }
}

extension ViewHost {
    /// The box inside a named view.
    func box(of name: String) -> ViewNode? {
        var result: ViewNode?
        walk { node, _ in if let probe = node as? ProbeNode, probe.name == name { result = probe.children.first } }
        return result
    }
}

extension ViewSpacing {
    init(top: Preference, bottom: Preference) {
        self.init()
        self.top = top
        self.bottom = bottom
    }
}
