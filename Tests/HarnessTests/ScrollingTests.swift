import MartletTesting
import Testing

/// Scrolling as a test author does it.
@MainActor struct ScrollingTests {
    private struct Rows: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<40) { i in
                        Color.gray.frame(width: 100, height: 20).accessibilityIdentifier("row\(i)")
                    }
                }
            }
            .accessibilityIdentifier("rows")
        }
    }

    @Test func aDragThatTakesTimeRunsOut() async throws {
        let ui = Harness(size: CGSize(width: 100, height: 200)) { Rows() }
        try await ui.drag("rows", by: CGSize(width: 0, height: -60), over: .milliseconds(100))
        #expect(abs(try ui.frame("row0").minY + 60) < 0.001)
        await ui.advance(by: .seconds(4))
        // 600 points a second run out over 1 / 2.002 of that.
        #expect(abs(try ui.frame("row0").minY + 60 + 600 / 2.002) < 0.5)
        ui.expectSameAsFresh()
    }

    @Test func theFreshTreeStandsWhereThisOneDoes() async throws {
        let ui = Harness(size: CGSize(width: 100, height: 200)) { Rows() }
        try ui.scroll("rows", by: CGSize(width: 0, height: 130))
        #expect(try ui.frame("row0").minY == -130)
        ui.expectSameAsFresh()
        await ui.advance(by: .milliseconds(600))
        ui.expectSameAsFresh()
        await ui.advance(by: .seconds(2))
        ui.expectSameAsFresh()
    }

    @Test func aStartingScrollCancelsAPress() async throws {
        struct Pressable: View {
            @State private var count = 0
            var body: some View {
                ScrollView {
                    Button("Pressed \(count)") { count += 1 }
                    Color.clear.frame(width: 100, height: 900)
                }
            }
        }
        let ui = Harness(size: CGSize(width: 200, height: 200)) { Pressable() }
        try ui.drag("Pressed 0", by: CGSize(width: 0, height: -12), steps: 4)
        #expect(ui.exists("Pressed 0"))
        try ui.tap("Pressed 0")
        #expect(ui.exists("Pressed 1"))
    }

    @Test func pullingRefreshes() async throws {
        struct News: View {
            @State private var lines = ["one"]
            var body: some View {
                ScrollView { ForEach(lines, id: \.self) { Text($0) } }
                    .frame(width: 200, height: 300)
                    .accessibilityIdentifier("news")
                    .refreshable {
                        await Task.yield()
                        lines.append("line \(lines.count + 1)")
                    }
            }
        }
        let ui = Harness(size: CGSize(width: 200, height: 300), traits: .init(metrics: .touch)) { News() }
        try ui.drag("news", by: CGSize(width: 0, height: 60))
        await ui.settle()
        await ui.advance(by: .seconds(2))
        #expect(ui.texts == ["one"], "not far enough")
        let top = try ui.frame("one").minY
        try ui.drag("news", by: CGSize(width: 0, height: 120))
        await ui.settle()
        #expect(ui.texts == ["one", "line 2"])
        await ui.advance(by: .seconds(2))
        #expect(try ui.frame("one").minY == top)
    }

    @Test func anActionInTheEnvironmentRefreshes() async throws {
        struct Reload: View {
            @Environment(\.refresh) private var refresh
            var body: some View {
                Button(refresh == nil ? "none" : "Reload") { Task { await refresh?() } }
            }
        }
        struct Page: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("n = \(count)")
                    ScrollView { Reload() }.refreshable { count += 1 }
                    Reload()
                }
            }
        }
        let ui = Harness(size: CGSize(width: 200, height: 300)) { Page() }
        #expect(ui.exists("none"))
        try ui.tap("Reload")
        await ui.settle()
        #expect(ui.exists("n = 1"))
    }

    @Test func aScrollTakesTheFocusWhereItIsToldTo() throws {
        struct Field: View {
            let mode: ScrollDismissesKeyboardMode
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                ScrollView {
                    TextField("Name", text: $text).focused($isFocused)
                    Color.gray.frame(width: 100, height: 900).accessibilityIdentifier("long")
                }
                .scrollDismissesKeyboard(mode)
                Text(isFocused ? "focused" : "not")
            }
        }
        for (mode, stays) in [(ScrollDismissesKeyboardMode.never, true), (.immediately, false)] {
            let ui = Harness(size: CGSize(width: 200, height: 300)) { Field(mode: mode) }
            try ui.focus("Name")
            #expect(ui.exists("focused"))
            ui.pointerDown(at: CGPoint(x: 100, y: 200))
            ui.pointerMove(at: CGPoint(x: 100, y: 150))
            ui.pointerUp(at: CGPoint(x: 100, y: 150))
            #expect(ui.exists("focused") == stays)
        }
    }
}
