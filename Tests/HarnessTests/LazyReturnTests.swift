import Combine
import MartletTesting
import Observation
import Testing

/// What a row of a lazy container has when it has been scrolled away and comes back. Case 23: what appears, disappears;
/// state stays while the container lives.
@MainActor struct LazyReturnTests {
    private final class Journal {
        var entries: [String] = []
        func add(_ entry: String) { entries.append(entry) }
        func count(_ entry: String) -> Int { entries.count { $0 == entry } }
    }

    private final class Legacy: ObservableObject {
        @Published var n = 0
        init(_ row: Int, _ journal: Journal) { journal.add("made \(row)") }
    }

    @Observable final class Model {
        var n = 0
        init() {}
    }

    private struct Row: View {
        let row: Int
        let journal: Journal
        @State private var local = 0
        @State private var model = Model()
        @StateObject private var legacy: Legacy
        @Binding var held: Int

        init(row: Int, journal: Journal, held: Binding<Int>) {
            self.row = row
            self.journal = journal
            _legacy = StateObject(wrappedValue: Legacy(row, journal))
            _held = held
        }

        var body: some View {
            Button("row \(row): \(local) \(model.n) \(legacy.n) \(held)") {
                local += 1
                model.n += 10
                legacy.n += 100
                held += 1
            }
            .buttonStyle(.plain)
            .frame(height: 50)
            .onAppear { journal.add("appear \(row)") }
            .onDisappear { journal.add("disappear \(row)") }
            .task {
                journal.add("start \(row)")
                try? await Task.sleep(for: .seconds(1000))
                journal.add(Task.isCancelled ? "cancelled \(row)" : "done \(row)")
            }
        }
    }

    private struct Page: View {
        let journal: Journal
        @State private var held = Array(repeating: 0, count: 100)

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { row in
                        Row(row: row, journal: journal, held: $held[row])
                    }
                }
            }
        }
    }

    private func make() -> (Harness, Journal) {
        let journal = Journal()
        return (Harness(size: CGSize(width: 300, height: 200)) { Page(journal: journal) }, journal)
    }

    private func turn(_ ui: Harness, by distance: CGFloat) throws {
        try ui.scroll(.at(CGPoint(x: 150, y: 100)), by: CGSize(width: 0, height: distance))
    }

    @Test func stateObjectsModelsAndBindingsOutliveTheViews() async throws {
        let (ui, journal) = make()
        try ui.tap("row 1: 0 0 0 0")
        #expect(ui.exists("row 1: 1 10 100 1"))
        for round in 1...3 {
            try turn(ui, by: 3000)
            #expect(!ui.texts.contains { $0.hasPrefix("row 1:") })
            try turn(ui, by: -1e6)
            let n = round
            #expect(ui.exists("row 1: \(n) \(n * 10) \(n * 100) \(n)"), "round \(round): \(ui.texts)")
            // All of it is still live: the button works, and what it writes is seen.
            try ui.tap("row 1: \(n) \(n * 10) \(n * 100) \(n)")
            #expect(ui.exists("row 1: \(n + 1) \((n + 1) * 10) \((n + 1) * 100) \(n + 1)"))
        }
        #expect(journal.count("made 1") == 1, "one object for all the lives of the row")
    }

    /// Waits, up to a number of looks, until something is so.
    private func wait(_ ui: Harness, for condition: () -> Bool) async {
        for _ in 0..<2000 where !condition() {
            ui.flush()
            try? await Task.sleep(for: .milliseconds(1))
        }
    }

    @Test func tasksAreCancelledAndStartedAgain() async throws {
        let (ui, journal) = make()
        await wait(ui) { journal.count("start 1") == 1 }
        #expect(journal.count("start 1") == 1)
        try turn(ui, by: 3000)
        await wait(ui) { journal.count("cancelled 1") == 1 }
        #expect(journal.count("cancelled 1") == 1)
        try turn(ui, by: -1e6)
        await wait(ui) { journal.count("start 1") == 2 }
        #expect(journal.count("start 1") == 2)
        #expect(journal.count("cancelled 1") == 1)
        #expect(journal.count("done 1") == 0)
    }

    @Test func appearancesArePaired() throws {
        let (ui, journal) = make()
        for _ in 0..<5 {
            try turn(ui, by: 3000)
            try turn(ui, by: -1e6)
        }
        for row in 0..<4 {
            #expect(journal.count("appear \(row)") == 6)
            #expect(journal.count("disappear \(row)") == 5)
        }
        // They take turns, whatever else is in the journal.
        for row in 0..<100 {
            let own = journal.entries.filter { $0 == "appear \(row)" || $0 == "disappear \(row)" }
            for (place, entry) in own.enumerated() {
                #expect(entry.hasPrefix(place % 2 == 0 ? "appear" : "disappear"), "row \(row)")
            }
        }
    }

    private struct Fields: View {
        @FocusState private var focused: Int?
        @State private var texts = Array(repeating: "", count: 100)

        var body: some View {
            VStack(spacing: 0) {
                Text(focused.map { "focus \($0)" } ?? "no focus").frame(height: 20)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { row in
                            TextField("field \(row)", text: $texts[row])
                                .focused($focused, equals: row)
                                .accessibilityLabel("field \(row)")
                                .frame(height: 50)
                        }
                    }
                }
            }
        }
    }

    /// The focus goes with the row that has it, and what was typed stays.
    @Test func theFocusEndsWithTheRow() throws {
        let ui = Harness(size: CGSize(width: 300, height: 220)) { Fields() }
        try ui.type("abc", into: "field 1")
        #expect(ui.texts.contains("focus 1"))
        try turn(ui, by: 3000)
        #expect(ui.texts.contains("no focus"), "\(ui.texts)")
        try turn(ui, by: -1e6)
        #expect(ui.texts.contains("no focus"))
        #expect(try ui.value("field 1") == "abc")
        try ui.type("d", into: "field 1")
        #expect(try ui.value("field 1") == "abcd")
        #expect(ui.texts.contains("focus 1"))
    }
}
