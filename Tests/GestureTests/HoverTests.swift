import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct HoverTests {
    let log = Log()

    struct Movable: View {
        let log: Log
        @State private var isRight = false
        @State private var isThere = true

        var body: some View {
            VStack(spacing: 0) {
                Button("move") { isRight.toggle() }.keyboardShortcut("m")
                Button("slide") { withAnimation(.linear(duration: 1)) { isRight.toggle() } }.keyboardShortcut("s")
                Button("remove") { isThere.toggle() }.keyboardShortcut("r")
                HStack(spacing: 0) {
                    if isRight { Color.gray.frame(width: 100, height: 100) }
                    if isThere {
                        Color.gray.frame(width: 100, height: 100).onHover { log("\($0)") }
                            .onContinuousHover { phase in
                                if case .active(let point) = phase {
                                    log("at \(Int(point.x.rounded()))")
                                } else {
                                    log("ended")
                                }
                            }
                    }
                }
                .frame(width: 200, height: 100, alignment: .leading)
            }
        }
    }

    @Test func followsTheView() async throws {
        let log = log
        let ui = Harness(size: CGSize(width: 200, height: 200)) { Movable(log: log) }
        let top = try ui.frame(.text("remove")).maxY
        ui.pointerMove(at: CGPoint(x: 50, y: top + 50))
        #expect(log.take() == ["true", "at 50"])
        ui.flush()
        #expect(log.take() == [], "nothing has moved")
        ui.press("m", modifiers: .command)
        #expect(log.take() == ["false", "ended"])
        ui.press("m", modifiers: .command)
        #expect(log.take() == ["true", "at 50"])
        ui.press("s", modifiers: .command)
        await ui.advance(by: .seconds(0.25))
        #expect(try #require(log.take().last) == "at 25", "the place in a view that moves")
        await ui.advance(by: .seconds(0.5))
        #expect(log.take().suffix(2).contains("false"))
    }

    @Test func followsScrolling() async throws {
        let log = log
        let ui = Harness(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { row in Color.gray.frame(height: 50).onHover { log("\(row) \($0)") } }
                }
            }
        }
        ui.pointerMove(at: CGPoint(x: 20, y: 25))
        #expect(log.take() == ["0 true"])
        try ui.scroll(.at(CGPoint(x: 20, y: 25)), by: CGSize(width: 0, height: 50))
        #expect(log.take() == ["0 false", "1 true"])
    }

    @Test func goesByWhatIsInFront() async {
        let log = log
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            ZStack {
                Color.gray.onHover { log("front \($0)") }.frame(width: 100, height: 100).zIndex(1)
                Color.gray.onHover { log("back \($0)") }
            }
            .onHover { log("both \($0)") }
        }
        await ui.run("hover 10,10; hover 100,100; hover 10,10")
        #expect(
            log.take() == ["both true", "back true", "back false", "front true", "front false", "back true"])
        ui.endHover()
        #expect(log.take() == ["back false", "both false"])
    }

    @Test func aHiddenOrLeavingViewIsNotHovered() async {
        let log = log
        let ui = Harness(size: CGSize(width: 200, height: 200)) { Movable(log: log) }
        ui.pointerMove(at: CGPoint(x: 50, y: 150))
        _ = log.take()
        ui.press("r", modifiers: .command)
        #expect(log.take() == [], "it is gone and says nothing more")
        ui.press("r", modifiers: .command)
        #expect(log.take().first == "true")
    }

    @Test func nobodyHoversWhileThePointerIsDown() async {
        let log = log
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            HStack(spacing: 0) {
                Color.gray.onHover { log("a \($0)") }
                Color.gray.onHover { log("b \($0)") }
            }
        }
        await ui.run("hover 50,50; down 50,50; move 150,50; up 150,50")
        #expect(log.take() == ["a true"])
        await ui.run("hover 150,50")
        #expect(log.take() == ["a false", "b true"])
    }

    @Test func spaces() async {
        let log = log
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            Color.gray.frame(width: 50, height: 50)
                .onContinuousHover(coordinateSpace: .global) { if case .active(let p) = $0 { log("\(p.x)") } }
                .scaleEffect(2)
                .onContinuousHover(coordinateSpace: .named("x")) { if case .active(let p) = $0 { log("\(p.x)") } }
                .padding(25).coordinateSpace(.named("x"))
        }
        await ui.run("hover 80,80")
        #expect(log.take() == ["30.0", "80.0"])
    }

    @Test func effects() async throws {
        let ui = Harness(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                Color.clear.contentShape(Rectangle()).hoverEffect()
                Color.white.frame(width: 50, height: 50).hoverEffect(.lift)
                Color.clear.contentShape(Rectangle()).hoverEffect().hoverEffectDisabled()
            }
        }
        let still = ui.displayList
        await ui.run("hover 20,50; wait 0.3")
        #expect(ui.displayList != still, "a plate")
        await ui.run("hover 100,50; wait 0.3")
        #expect(ui.displayList.contains("shadow"), "lifted")
        await ui.run("hover 180,50; wait 0.3")
        #expect(ui.displayList == still, "disabled, and the others are back")
    }

    @Test func pointerStyles() async {
        var styles: [PointerStyle?] = []
        let ui = Harness(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                Color.gray.pointerStyle(.link)
                Color.gray.pointerStyle(nil)
            }
            .pointerStyle(.grabIdle)
        }
        for x in [50.0, 60, 150] {
            ui.pointerMove(at: CGPoint(x: x, y: 50))
            styles.append(ui.pointerStyle)
        }
        ui.endHover()
        styles.append(ui.pointerStyle)
        #expect(styles == [.link, .link, .grabIdle, nil])
    }
}
