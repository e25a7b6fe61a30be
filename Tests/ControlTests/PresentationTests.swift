import MartletDrawing
import Testing

@testable import MartletCore

@MainActor private var act: [String: () -> Void] = [:]

@MainActor @Suite(.serialized) struct PresentationTests {
    let log = Log()

    init() { act = [:] }

    private struct Item: Identifiable {
        let id: Int
        var name = ""
    }

    private struct Detail: View {
        let item: Item
        let log: Log
        @State private var born: Int
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @Environment(\.layoutDirection) private var direction

        init(item: Item, log: Log) {
            self.item = item
            self.log = log
            born = item.id
        }

        var body: some View {
            let _ = log("detail \(item.id)\(item.name) born \(born) \(isPresented) \(direction)")
            let _ = act["dismiss"] = { dismiss() }
            Pad(40, 40).onAppear { log("appear \(item.id)") }.onDisappear { log("disappear \(born)") }
        }
    }

    @Observable @MainActor final class Model { var isShown = false }

    private struct Bound: View {
        @Bindable var model: Model
        let log: Log

        var body: some View {
            Pad(10, 10).sheet(isPresented: $model.isShown) { Pad(40, 40).onAppear { log("sheet") } }
        }
    }

    @Test func aModelThatNoBodyReadsPresents() {
        let model = Model(), log = log
        let stage = Stage { Bound(model: model, log: log) }
        model.isShown = true
        stage.host.flush()
        #expect(log.take() == ["sheet"])
        model.isShown = false
        stage.host.flush()
        #expect(stage.host.presentations.count == 0)
    }

    private struct Owner: View {
        let log: Log
        @State private var item: Item?

        var body: some View {
            let _ = act["1"] = { item = Item(id: 1) }
            let _ = act["1b"] = { item = Item(id: 1, name: "b") }
            let _ = act["2"] = { item = Item(id: 2) }
            let _ = act["nil"] = { item = nil }
            Pad(100, 100).onTapGesture { log("behind") }
                .sheet(item: $item) {
                    log("dismissed")
                } content: {
                    Detail(item: $0, log: log)
                }
                .environment(\.layoutDirection, .rightToLeft)
        }
    }

    private func perform(_ name: String, _ stage: Stage) {
        act[name]!()
        stage.host.flush()
    }

    @Test func aSheetForAnItem() {
        let stage = Stage { Owner(log: log) }
        stage.tap()
        #expect(log.take() == ["behind"])
        perform("1", stage)
        #expect(log.take() == ["detail 1 born 1 true rightToLeft", "appear 1"])
        #expect(stage.host.presentations.count == 1)
        stage.tap(CGPoint(x: 110, y: 60))
        #expect(log.take() == [], "what is behind a sheet cannot be hit")
        perform("1b", stage)
        #expect(log.take() == ["detail 1b born 1 true rightToLeft"], "the same id is the same identity")
        perform("2", stage)
        stage.finishMotion()
        let lines = log.take()
        #expect(Set(lines) == ["detail 2 born 2 true rightToLeft", "appear 2", "disappear 1", "dismissed"])
        #expect(lines.firstIndex(of: "disappear 1")! < lines.firstIndex(of: "dismissed")!)
        #expect(stage.host.presentations.count == 1)
        perform("dismiss", stage)
        #expect(log.take() == [], "its views end when it has gone")
        stage.finishMotion()
        #expect(log.take() == ["disappear 2", "dismissed"])
        stage.tap()
        #expect(log.take() == ["behind"])
        #expect(stage.host.graph.invariants() == [])
        perform("1", stage)
        stage.host.end()
        #expect(stage.host.graph.nodeCount == 0)
        #expect(log.take().last == "disappear 1")
    }

    private struct Flag: View {
        let log: Log
        @State private var isPresented = false
        var isLocked = false

        var body: some View {
            let _ = log("\(isPresented)")
            let _ = act["show"] = { isPresented = true }
            Pad(10, 10)
                .sheet(isPresented: $isPresented) { Pad(20, 20).interactiveDismissDisabled(isLocked) }
        }
    }

    @Test func dismissalWritesFalse() {
        let stage = Stage { Flag(log: log) }
        #expect(!stage.host.presentations.dismissTopmost())
        perform("show", stage)
        #expect(log.take() == ["false", "true"])
        #expect(stage.host.presentations.dismissTopmost())
        stage.host.flush()
        #expect(log.take() == ["false"])
        #expect(stage.host.presentations.count == 0)
        perform("show", stage)
        #expect(stage.host.input.keyPress(.escape))
        stage.host.flush()
        #expect(stage.host.presentations.count == 0)
        let locked = Stage { Flag(log: log, isLocked: true) }
        perform("show", locked)
        #expect(!locked.host.presentations.dismissTopmost())
        #expect(!locked.host.input.keyPress(.escape))
        #expect(locked.host.presentations.count == 1)
    }

    private struct Asking: View {
        let log: Log
        @State private var isAsked = false
        @State private var isPlain = false

        var body: some View {
            let _ = log("\(isAsked) \(isPlain)")
            let _ = act["ask"] = { isAsked = true }
            let _ = act["plain"] = { isPlain = true }
            Pad(10, 10)
                .alert("Delete?", isPresented: $isAsked) {
                    Button("Delete", role: .destructive) { log("deleted") }
                    Button("Keep", role: .cancel) { log("kept") }
                } message: {
                    Text("It is gone then.")
                }
                .confirmationDialog("What?", isPresented: $isPlain) { Button("This") { log("this") } }
        }
    }

    @Test func alertButtonsActAndDismiss() {
        let stage = Stage(height: 400) { Asking(log: log) }
        perform("ask", stage)
        #expect(log.take() == ["false false", "true false"])
        #expect(stage.elements.count == 2)
        let first = stage.elementFrames[0]
        stage.tap(CGPoint(x: first.midX, y: first.midY))
        #expect(log.take() == ["deleted", "false false"])
        #expect(stage.host.presentations.count == 0)
        stage.finishMotion()
        perform("plain", stage)
        #expect(stage.elements.count == 2, "a dialog has a Cancel")
        stage.tap(CGPoint(x: 2, y: 2))
        #expect(stage.host.presentations.count == 0, "pressing beside a dialog dismisses it")
    }

    private struct Stale: View {
        let log: Log
        @State private var n = 1
        @State private var show = false

        var body: some View {
            let _ =
                act["go"] = {
                    n = 2
                    show = true
                }
            Pad(10, 10).sheet(isPresented: $show) {
                let _ = log("n = \(n)")
                Pad(10, 10)
            }
        }
    }

    /// fatbobman.com/en/posts/bug-code-by-state-inject: the body did not read `n`, so the closure of the sheet is old.
    @Test func contentIsMadeByTheClosureThatTheModifierHolds() {
        let stage = Stage { Stale(log: log) }
        perform("go", stage)
        #expect(log.take().first == "n = 1")
    }
}
