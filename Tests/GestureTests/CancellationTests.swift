import MartletTesting
import SwiftUI
import Testing

/// Whatever takes a gesture away in its middle: it does not end, and its state goes back.
@MainActor @Suite struct CancellationTests {
    @MainActor @Observable final class Model {
        var isThere = true
        var isEnabled = true
        var gestureIsEnabled = true
        var isCovered = false
        @ObservationIgnored let log = Log()
    }

    struct Dragged: View {
        let model: Model
        var distance: CGFloat = 10
        @GestureState private var width: CGFloat = 0
        @GestureState private var isPressed = false

        var body: some View {
            let log = model.log
            let _ = log("\(width) \(isPressed)")
            Color.gray.frame(width: 200, height: 100)
                .gesture(
                    LongPressGesture(minimumDuration: 9, maximumDistance: 99).updating($isPressed) {
                        $1 = $0; _ = $2
                    }
                    .simultaneously(
                        with: DragGesture(minimumDistance: distance).updating($width) { value, state, _ in
                            state = value.translation.width
                        }
                        .onEnded { _ in log("ended") }),
                    isEnabled: model.gestureIsEnabled)
        }
    }

    struct Screen: View {
        @Bindable var model: Model
        var distance: CGFloat = 10

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    if model.isThere { Dragged(model: model, distance: distance).disabled(!model.isEnabled) }
                    Color.gray.frame(height: 600)
                }
            }
            .sheet(isPresented: $model.isCovered) { Text("sheet") }
        }
    }

    /// What happens while the drag goes on.
    nonisolated static let causes: [(String, @MainActor (Harness, Model) -> Void)] = [
        ("the system takes the pointer", { ui, _ in ui.pointerCancel() }),
        ("the system takes the finger", { ui, _ in ui.touch(.cancel(0)) }),
        ("the view is disabled", { _, model in model.isEnabled = false }),
        ("the gesture is disabled", { _, model in model.gestureIsEnabled = false }),
        ("something is presented over it", { _, model in model.isCovered = true }),
        ("the finger comes down a second time", { ui, _ in ui.touch(.down(0, CGPoint(x: 5, y: 150))) }),
    ]

    @Test(arguments: causes.indices) func goesBack(_ index: Int) async {
        let model = Model()
        let ui = Harness(size: CGSize(width: 200, height: 200)) { Screen(model: model) }
        await ui.run("down 50,50; move 80,50")
        #expect(model.log.take() == ["0.0 false", "0.0 true", "30.0 true"])
        Self.causes[index].1(ui, model)
        ui.flush()
        #expect(model.log.take().last == "0.0 false", "\(Self.causes[index].0)")
        await ui.run("move 90,50; up 90,50")
        #expect(model.log.take() == [], "\(Self.causes[index].0)")
    }

    @Test func theViewGoes() async {
        let model = Model()
        let ui = Harness(size: CGSize(width: 200, height: 200)) { Screen(model: model) }
        await ui.run("down 50,50; move 80,50")
        _ = model.log.take()
        model.isThere = false
        await ui.run("move 90,50; up 90,50")
        #expect(model.log.take() == [])
        model.isThere = true
        ui.flush()
        #expect(model.log.take() == ["0.0 false"])
    }

    @Test func theViewLeavesInATransition() async {
        let model = Model()
        let ui = Harness(size: CGSize(width: 200, height: 200)) { Screen(model: model) }
        await ui.run("down 50,50; move 80,50")
        _ = model.log.take()
        ui.perform { withAnimation(.linear(duration: 1)) { model.isThere = false } }
        await ui.run("wait 0.1; move 90,50; up 90,50")
        #expect(!model.log.take().contains("ended"))
    }

    @Test func aScrollViewTakesTheDrag() async {
        let model = Model()
        let ui = Harness(size: CGSize(width: 200, height: 200)) { Screen(model: model, distance: 40) }
        await ui.run("down 50,50")
        #expect(model.log.take() == ["0.0 false", "0.0 true"])
        await ui.run("move 50,30")
        #expect(model.log.take() == ["0.0 false"], "the drag inside waits longer than scrolling does")
        await ui.run("move 50,0; up 50,0")
        #expect(model.log.take() == [])
    }

    @Test func aPressInsideIsCancelledByScrolling() async {
        let log = Log()
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.gray.frame(height: 50).onTapGesture { log("tap") }
                    Color.gray.frame(height: 50).onLongPressGesture {
                        log("long")
                    } onPressingChanged: {
                        log("\($0)")
                    }
                    Color.gray.frame(height: 50)
                        .gesture(
                            DragGesture(minimumDistance: 40).onChanged { _ in log("drag") }.onEnded { _ in log("e") })
                    Color.gray.frame(height: 600)
                }
            }
        }
        await ui.run("down 50,25; move 50,10; up")
        await ui.run("down 50,60; move 50,45; wait 1; up")
        #expect(log.take() == ["true", "false"])
        await ui.run("down 50,100; move 50,80; move 50,40; up")
        #expect(log.take() == [])
    }
}
