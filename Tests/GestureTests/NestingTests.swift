import MartletTesting
import SwiftUI
import Testing

/// Gestures inside of gestures, and what scrolls around them.
@MainActor @Suite struct NestingTests {
    let log = Log()

    @Test func aDragInAScrollView() async throws {
        let log = log
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.gray.frame(height: 50)
                        .gesture(
                            DragGesture().onChanged { log("drag \($0.translation.height)") }.onEnded { _ in log("ended")
                            })
                    Text("below")
                    Color.gray.frame(height: 600)
                }
            }
        }
        let before = try ui.frame(.text("below")).minY
        await ui.run("down 50,25; move 50,5; move 50,0; up")
        #expect(log.take() == ["drag -20.0", "drag -25.0", "ended"], "the gesture inside goes before scrolling")
        #expect(try ui.frame(.text("below")).minY == before)
        await ui.run("down 50,150; move 50,130; move 50,110; up")
        #expect(log.take() == [])
        #expect(try ui.frame(.text("below")).minY < before)
    }

    @Test func aSliderInAScrollView() async throws {
        let value = Box(0.0)
        let ui = Harness(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    Slider(value: Binding(get: { value.value }, set: { value.value = $0 }))
                    Color.gray.frame(height: 600)
                }
            }
        }
        await ui.run("down 11,8; move 100,8; up")
        #expect(abs(value.value - 0.5) < 0.01)
    }

    @Test func aButtonInADraggableRow() async {
        let log = log
        let ui = Harness(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                Button {
                    log("button")
                } label: {
                    Color.gray.frame(width: 100, height: 100)
                }.buttonStyle(.plain)
                Color.gray
            }
            .gesture(DragGesture().onChanged { log("drag \($0.translation.width)") }.onEnded { _ in log("dragged") })
        }
        await ui.run("tap 50,50")
        #expect(log.take() == ["button"])
        await ui.run("down 150,50; move 120,50; up")
        #expect(log.take() == ["drag -30.0", "dragged"])
        await ui.run("down 50,50; move 41,50; up")
        #expect(log.take() == ["button"], "as far as a press may move")
        await ui.run("down 50,50; move 30,50; up")
        #expect(log.take() == ["drag -20.0", "dragged"], "from there on it is a drag of the row")
    }

    @Test func precedence() async {
        let log = log
        func run(_ script: String, _ change: @escaping @MainActor (AnyView) -> some View) async -> [String] {
            await stage(change).run(script)
            return log.take()
        }
        func drag(_ name: String, _ distance: CGFloat = 10) -> some Gesture {
            DragGesture(minimumDistance: distance).onChanged { _ in log(name) }
        }
        #expect(await run("down 50,50; move 80,50; up") { $0.gesture(drag("in")).gesture(drag("out")) } == ["in"])
        #expect(
            await run("down 50,50; move 80,50; up") { $0.gesture(drag("in", 50)).gesture(drag("out")) } == [],
            "the outer one waits for the inner one to fail")
        #expect(
            await run("down 50,50; move 80,50; up") { $0.gesture(drag("in")).highPriorityGesture(drag("out")) } == [
                "out"
            ])
        #expect(
            await run("down 50,50; move 80,50; up") { $0.gesture(drag("in")).simultaneousGesture(drag("out")) }
                == ["in", "out"])
        #expect(
            await run("tap 50,50") {
                $0.onTapGesture { log("in") }.gesture(drag("out")).onTapGesture { log("outermost") }
            } == ["in"])
        #expect(
            await run("down 50,50; move 80,50; up") {
                $0.onTapGesture { log("in") }.gesture(drag("out"), including: .gesture)
            } == ["out"])
        #expect(
            await run("tap 50,50") {
                $0.onTapGesture { log("in") }.gesture(TapGesture().onEnded { log("out") }, including: .none)
            }
                == [])
        #expect(
            await run("tap 50,50") {
                $0.onTapGesture { log("in") }.highPriorityGesture(
                    TapGesture().onEnded { log("out") }, including: .subviews)
            } == ["in"])
        #expect(
            await run("tap 50,50") {
                $0.onTapGesture { log("in") }.simultaneousGesture(TapGesture().onEnded { log("out") }, isEnabled: false)
            } == ["in"])
        #expect(
            await run("tap 50,50") {
                $0.onTapGesture { log("in") }.highPriorityGesture(TapGesture().onEnded { log("a") }, name: "a")
                    .highPriorityGesture(TapGesture().onEnded { log("b") }, name: "b")
            } == ["b"], "of two with high priority the outer one")
    }

    @Test func keysOfModifiers() async {
        let log = log
        let ui = stage {
            $0.gesture(TapGesture().modifiers([.shift, .command]).onEnded { log("both") })
                .gesture(TapGesture().modifiers(.shift).onEnded { log("shift") })
                .gesture(TapGesture().onEnded { log("plain") })
                .onModifierKeysChanged(mask: [.shift, .command]) { log("\($0.rawValue) \($1.rawValue)") }
        }
        #expect(log.take() == ["0 0"])
        await ui.run("tap 50,50")
        #expect(log.take() == ["plain"])
        ui.hold(.shift)
        await ui.run("tap 50,50")
        #expect(log.take() == ["2 0", "shift"].map { $0 == "2 0" ? "0 2" : $0 })
        ui.hold([.shift, .command])
        await ui.run("tap 50,50")
        #expect(log.take() == ["2 18", "both"])
        ui.hold([.shift, .command, .option])
        #expect(log.take() == [])
        await ui.run("down 50,50")
        ui.hold([])
        await ui.run("up")
        #expect(log.take() == ["18 0", "plain"], "let go of too early")
    }

    @Test func aGestureOfAnotherBodyRunsTheLatestClosure() async {
        let log = log
        let ui = Harness(size: CGSize(width: 200, height: 200)) { Latest(log: log) }
        await ui.run("down 50,50; move 70,50; move 90,50; up")
        #expect(log.take() == ["0", "1", "2"])
    }
}

private struct Latest: View {
    let log: Log
    @State private var count = 0

    var body: some View {
        let count = count
        Color.gray.gesture(
            AnyGesture(
                DragGesture().onChanged { _ in
                    log("\(count)")
                    self.count += 1
                }.onEnded { _ in log("\(count)") }))
    }
}

@MainActor final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
