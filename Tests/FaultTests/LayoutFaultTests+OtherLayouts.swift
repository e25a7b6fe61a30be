@testable import MartletTesting
import SwiftUI
import Testing

/// Fitting views, careless layouts, and layouts that change.
extension LayoutFaultTests {
    @Test func nothingFits() throws {
        survive(
            VStack {
                ViewThatFits {}
                ViewThatFits { EmptyView() }
                ViewThatFits { if Bool(false) { Text("x") } }
                ViewThatFits(in: []) {
                    Text("x"); Text("y")
                }
                ViewThatFits {
                    ScrollView { LazyVStack { ForEach(0..<100) { Text("\($0)") } } }; Color.red
                }
            })
        let ui = Harness(size: CGSize(width: 10, height: 10)) {
            ViewThatFits {
                Text("much too long"); Color.red.frame(width: 50, height: 50); Text("last one")
            }
        }
        #expect(ui.texts == ["last one"])
    }

    private struct Careless: Layout {
        var length: CGFloat
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: length, height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            // Twice, never, and nowhere.
            subviews[0].place(at: CGPoint(x: 1, y: 1), proposal: .unspecified)
            subviews[0].place(at: CGPoint(x: 7, y: 3), proposal: .unspecified)
            subviews[2].place(
                at: CGPoint(x: length, y: length), anchor: UnitPoint(x: length, y: 0),
                proposal: ProposedViewSize(width: length, height: -length))
        }
    }

    @Test func aCarelessLayout() throws {
        let ui = Harness(size: CGSize(width: 100, height: 100)) {
            Careless(length: 40) {
                Color.red.frame(width: 2, height: 2).accessibilityIdentifier("twice")
                Color.red.frame(width: 2, height: 2).accessibilityIdentifier("never")
                Text("x")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        #expect(try ui.frame("twice") == CGRect(x: 7, y: 3, width: 2, height: 2))
        #expect(try ui.frame("never") == CGRect(x: 19, y: 19, width: 2, height: 2))
        for length in Self.lengths {
            let said = survive(
                Careless(length: length) {
                    Color.red; Color.blue; LazyVStack { ForEach(0..<9) { Text("\($0)") } }
                })
            #expect(said.count <= (length.isFinite ? 3 : 12), "\(length) \(said)")
        }
    }

    @Test func aLayoutThatChangesWhileRowsGo() async {
        struct V: View {
            let actions: Actions
            @State private var kind = 0
            @State private var rows = Array(0..<12)
            var layout: AnyLayout {
                switch kind {
                case 0: AnyLayout(VStackLayout(spacing: 1))
                case 1: AnyLayout(HStackLayout(spacing: 1))
                case 2: AnyLayout(GridLayout())
                default: AnyLayout(ZStackLayout())
                }
            }
            var body: some View {
                layout {
                    ForEach(rows, id: \.self) { row in
                        GridRow {
                            Text("\(row)").transition(.scale); Color.red
                        }
                    }
                }
                .probe(actions, "next") { withAnimation(.linear(duration: 1)) { kind = (kind + 1) % 4 } }
                .probe(actions, "cut") { withAnimation(.linear(duration: 1)) { rows.removeFirst(min(5, rows.count)) } }
                .probe(actions, "fill") { withAnimation(.linear(duration: 1)) { rows = Array(0..<12).reversed() } }
                .probe(actions, "clear") { withAnimation(.linear(duration: 1)) { rows = [] } }
            }
        }
        let actions = Actions()
        var ui: Harness? = Harness(size: CGSize(width: 100, height: 100)) { V(actions: actions) }
        let host = ui!.host
        for _ in 0..<2 {
            for name in ["next", "cut", "next", "fill", "next", "cut", "next", "clear", "next", "fill"] {
                ui?.run(name, actions)
                await ui?.advance(by: .milliseconds(130))
                _ = ui?.displayList
            }
        }
        await ui?.advance(by: .seconds(2))
        #expect(host.invariantFailures == [])
        #expect(ui?.diagnostics == [])
        ui?.expectSameAsFresh()
        ui?.run("clear", actions)
        await ui?.advance(by: .milliseconds(130))
        ui = nil
        #expect(host.attributeCount == 0)
    }
}
