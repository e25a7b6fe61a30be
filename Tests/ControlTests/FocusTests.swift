import MartletDrawing
import Testing

@testable import MartletCore

@MainActor @Suite struct FocusTests {
    let log = Log()

    private enum Field: Hashable { case first, second }

    private struct Two: View {
        let log: Log
        @FocusState var field: Field?
        @State private var act: (() -> Void)?

        var body: some View {
            let _ = log("\(field.map { "\($0)" } ?? "none")")
            VStack {
                Pad(40, 40).focusable().focused($field, equals: .first)
                    .onKeyPress(.return) {
                        field = .second
                        return .handled
                    }
                Pad(40, 40).focusable().focused($field, equals: .second)
                    .onKeyPress(.escape) {
                        field = nil
                        return .handled
                    }
            }
        }
    }

    @Test func theStateFollowsAndLeads() {
        let stage = Stage { Two(log: log) }
        let input = stage.host.input
        #expect(log.take() == ["none"])
        stage.tap(CGPoint(x: 150, y: 76))
        #expect(log.take() == ["first"])
        input.keyPress(.tab)
        stage.host.flush()
        #expect(log.take() == ["second"])
        input.keyPress(.tab)
        stage.host.flush()
        #expect(log.take() == ["first"])
        input.keyPress(.return)
        stage.host.flush()
        #expect(log.take() == ["second"])
        #expect(input.focusedNode != nil)
        input.keyPress(.escape)
        stage.host.flush()
        #expect(log.take() == ["none"])
        #expect(input.focusedNode == nil)
        #expect(!input.keyPress(.escape))
    }

    private struct One: View {
        let log: Log
        @FocusState var isFocused: Bool
        @State private var isThere = true

        var body: some View {
            let _ = log("\(isFocused)")
            VStack {
                if isThere { Pad(40, 40).focusable().focused($isFocused) }
                Pad(40, 40).onTapGesture { isFocused = true }
                Pad(40, 40).onTapGesture { isThere = false }
            }
        }
    }

    @Test func aRemovedViewLosesTheFocus() {
        let stage = Stage { One(log: log) }
        stage.tap(CGPoint(x: 150, y: 100))
        #expect(log.take() == ["false", "true"])
        #expect(stage.host.input.focusedNode != nil)
        stage.tap(CGPoint(x: 150, y: 150))
        #expect(stage.host.input.focusedNode == nil)
        #expect(log.take().last == "false")
    }

    @Test func disabledViewsAreSkipped() {
        let stage = Stage {
            VStack {
                Pad(10, 10).focusable().disabled(true)
                Pad(10, 10).focusable(false)
            }
        }
        #expect(!stage.host.input.keyPress(.tab))
        #expect(stage.host.input.focusedNode == nil)
    }
}
