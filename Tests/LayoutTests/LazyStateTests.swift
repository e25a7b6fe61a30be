import MartletDrawing
import Observation
import Testing

@testable import MartletCore

@Observable private final class Model {
    var rows = Array(0..<100)
    var order = 0
}

private final class Journal {
    var entries: [String] = []
    var serial = 0

    func next() -> Int {
        serial += 1
        return serial
    }

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

private struct Row: View {
    let number: Int
    let journal: Journal
    @State private var serial: Int
    @State private var taps = 0

    init(number: Int, journal: Journal) {
        self.number = number
        self.journal = journal
        _serial = State(initialValue: journal.next())
    }

    var body: some View {
        Box(100, 50).named("\(number) s\(serial) t\(taps)")
            .onAppear {
                journal.entries.append("A\(number)")
                taps += 1
            }
            .onDisappear { journal.entries.append("D\(number)") }
    }
}

private struct Rows: View {
    let model: Model
    let journal: Journal

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) { ForEach(model.rows, id: \.self) { Row(number: $0, journal: journal) } }
        }
    }
}

/// The lives of rows: case 23 and SWIFTUI-FACTS 3.2 (onAppear again and again, state kept while the container lives).
@MainActor @Suite struct LazyStateTests {
    @Test func rowsComeAndGoAndKeepTheirState() {
        let (model, journal) = (Model(), Journal())
        let host = ViewHost.make(100, 200) { Rows(model: model, journal: journal) }
        #expect(journal.take() == ["A0", "A1", "A2", "A3"])
        #expect(Set(host.named.keys) == ["0 s1 t1", "1 s2 t1", "2 s3 t1", "3 s4 t1"])
        host.scroll(1e6)
        #expect(Set(journal.take()) == ["A96", "A97", "A98", "A99", "D0", "D1", "D2", "D3"])
        host.scroll(-1e6)
        #expect(journal.take().filter { $0.hasPrefix("A") } == ["A0", "A1", "A2", "A3"])
        // The serial is the one of the first time, and what was counted goes on.
        #expect(Set(host.named.keys) == ["0 s1 t2", "1 s2 t2", "2 s3 t2", "3 s4 t2"])
        host.end()
        #expect(Set(journal.take()) == ["D0", "D1", "D2", "D3"])
        #expect(host.graph.nodeCount == 0)
    }

    @Test func stateEndsWithTheData() {
        let (model, journal) = (Model(), Journal())
        let host = ViewHost.make(100, 200) { Rows(model: model, journal: journal) }
        host.scroll(1e6)
        model.rows.removeFirst()
        host.flush()
        model.rows.insert(0, at: 0)
        host.flush()
        host.scroll(-1e6)
        #expect(!host.named.keys.contains("0 s1 t2"), "row 0 is another one")
        #expect(host.named.keys.contains("1 s2 t2"), "row 1 is the same")
    }

    @Test func whatIsWrittenWhileARowIsNotThereIsSeenWhenItReturns() {
        struct Written: View {
            let number: Int
            let keep: (Binding<Int>) -> Void
            @State private var value = 0
            var body: some View {
                Box(100, 50).named("\(number) is \(value)").onAppear { keep($value) }
            }
        }
        var bindings: [Int: Binding<Int>] = [:]
        let host = ViewHost.make(100, 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { row in Written(number: row) { bindings[row] = $0 } }
                }
            }
        }
        let early = bindings[1]
        host.scroll(1000)
        early?.wrappedValue = 7
        host.flush()
        #expect(early?.wrappedValue == 7)
        host.scroll(-1000)
        #expect(host["1 is 7"] != nil)
        early?.wrappedValue = 8
        host.flush()
        #expect(host["1 is 8"] != nil, "a binding from before still writes the state")
    }

    @Test func stateOfListsInsideOfRowsIsKept() {
        let journal = Journal()
        let host = ViewHost.make(100, 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { section in
                        Section { ForEach(0..<3, id: \.self) { Row(number: section * 10 + $0, journal: journal) } }
                    }
                }
            }
        }
        #expect(host["1 s2 t1"] != nil)
        host.scroll(700)
        host.scroll(-1e6)
        #expect(host["1 s2 t2"] != nil)
    }

    /// What is visible stays where it is when rows come and go above it.
    @Test func positionIsKeptWhenContentAboveChanges() {
        let (model, journal) = (Model(), Journal())
        let host = ViewHost.make(100, 200) { Rows(model: model, journal: journal) }
        host.scroll(1000)
        func top() -> [Int: CGFloat] {
            var result: [Int: CGFloat] = [:]
            for (name, frame) in host.named { result[Int(name.split(separator: " ")[0])!] = frame.minY }
            return result
        }
        let before = top()
        #expect(before.count == 4)
        model.rows.insert(contentsOf: [1000, 1001], at: 3)
        host.flush()
        #expect(top() == before)
        #expect(host.scrollView.offset.y == 1100)
        model.rows.removeAll { $0 < 5 }
        host.flush()
        #expect(top() == before)
        host.scroll(-1e6)
        #expect(top()[1000] == 0)
        // At the very top, what is inserted there shows.
        model.rows.insert(2000, at: 0)
        host.flush()
        #expect(top()[2000] == 0)
    }

    @Test func rowsInTheMiddleMoveAndKeepTheirViews() {
        let (model, journal) = (Model(), Journal())
        let host = ViewHost.make(100, 200) { Rows(model: model, journal: journal) }
        _ = journal.take()
        model.rows.swapAt(0, 3)
        model.rows.remove(at: 1)
        host.flush()
        #expect(host["3 s4 t1"]?.minY == 0)
        #expect(host["2 s3 t1"]?.minY == 50)
        #expect(host["0 s1 t1"]?.minY == 100)
        #expect(Set(journal.take()) == ["D1", "A4"])
        host.end()
        #expect(host.graph.nodeCount == 0)
    }

    @Test func rowsComeAndGoUnderAnAnimation() {
        let (model, journal) = (Model(), Journal())
        let host = ViewHost.make(100, 200) { Rows(model: model, journal: journal) }
        withAnimation(.linear(duration: 1)) { _ = model.rows.remove(at: 1) }
        host.flush()
        #expect(host["2 s3 t1"]?.minY == 50, "layout is at its end at once")
        #expect(host["1 s2 t1"] != nil, "the row that goes is still drawn")
        host.advance(to: 2)
        host.flush()
        #expect(host["1 s2 t1"] == nil)
        withAnimation(.linear(duration: 1)) { model.rows.insert(1, at: 1) }
        host.flush()
        host.advance(to: 4)
        host.end()
        #expect(host.graph.nodeCount == 0)
    }

    @Test func preferencesAreThoseOfTheRowsThatAreThere() {
        struct Names: PreferenceKey {
            static var defaultValue: [Int] { [] }
            static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
        }
        var seen: [[Int]] = []
        let host = ViewHost.make(100, 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { row in
                        Box(100, 50).preference(key: Names.self, value: [row])
                    }
                }
                .onPreferenceChange(Names.self) { seen.append($0) }
            }
        }
        #expect(seen.last == [0, 1, 2, 3])
        host.scroll(75)
        #expect(seen.last == [1, 2, 3, 4, 5])
    }
}
