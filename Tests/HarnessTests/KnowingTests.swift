import MartletTesting
import Testing

private struct Row: View {
    let id: Int
    @State private var count = 0

    var body: some View { Button("row \(id): \(count)") { count += 1 } }
}

private struct Rows: View {
    @State private var ids = [1, 2, 3]
    @State private var hasHeader = false

    var body: some View {
        if hasHeader { Row(id: 0) }
        ForEach(ids, id: \.self) { Row(id: $0) }
        Button("turn") {
            ids.reverse(); hasHeader.toggle()
        }
        Button("drop") { ids.removeLast() }
    }
}

private final class Secret { var n = 0 }

/// Shows something that is no state: what an update cannot see.
private struct Cheating: View {
    let secret: Secret
    var body: some View { Text("secret \(secret.n)") }
}

@MainActor struct KnowingTests {
    @Test func reports() throws {
        let ui = Harness { Rows() }
        #expect(ui.liveCount(of: Row.self) == 3)
        #expect(ui.bodies(of: Row.self) == 3)
        try ui.tap("row 3: 0")
        ui.forget()
        try ui.tap("drop")
        #expect(ui.bodyLog == ["Rows"])
        #expect(ui.lastUpdate.ended.map(\.type) == ["Row"])
        #expect(ui.lastUpdate.ended.first?.state == ["count": "1"])
        #expect(ui.lastUpdate.skipped.map(\.type) == ["Row", "Row"])
        #expect(ui.state(of: Row.self, "count", as: Int.self) == [0, 0])
    }

    @Test func questionsAboutWhatIsNotThereFail() {
        let ui = Harness { Rows() }
        withKnownIssue {
            _ = ui.state(of: Row.self, "cuont", as: Int.self)
        } matching: { issue in
            issue.comments.contains { "\($0)" == "Row has no property named cuont. It has count." }
        }
        withKnownIssue {
            _ = ui.state(of: Rows.self, "ids", as: [String].self)
        } matching: { issue in
            issue.comments.contains { "\($0)" == "ids of Rows is of type Array<Int>, not Array<String>." }
        }
    }

    @Test func diagnosticsOfRuntime() {
        struct Bad: View {
            @State private var n = 0
            var body: some View {
                if n == 0 { n = 1 }
                return Text("\(n)")
            }
        }
        let ui = Harness { Bad() }
        #expect(ui.diagnostics.map(\.code) == [.stateWrittenDuringUpdate])
    }

    @Test func sameAsFreshAfterChanges() throws {
        let ui = Harness { Rows() }
        try ui.tap("row 3: 0")
        try ui.tap("turn")
        try ui.tap("row 0: 0")
        try ui.tap("drop")
        #expect(ui.texts == ["row 0: 1", "row 3: 1", "row 2: 0", "turn", "drop"])
        ui.expectSameAsFresh()
    }

    @Test func sameAsFreshFindsWhatAnUpdateMissed() {
        let secret = Secret()
        let ui = Harness { Cheating(secret: secret) }
        ui.expectSameAsFresh()
        secret.n = 100
        withKnownIssue {
            ui.expectSameAsFresh()
        } matching: { issue in
            issue.comments.contains { "\($0)".contains("is not what the same state makes of it anew") }
        }
    }
}
