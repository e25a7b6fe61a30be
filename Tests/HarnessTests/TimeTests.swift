import Combine
import MartletTesting
import Synchronization
import Testing

private final class Events: Sendable {
    private let list = Mutex<[String]>([])
    var all: [String] { list.withLock { $0 } }
    func add(_ event: String) { list.withLock { $0.append(event) } }
}

private struct Loading: View {
    let events: Events
    @State private var text = "waiting"

    var body: some View {
        Text(text)
            .task {
                try? await Task.sleep(for: .milliseconds(30))
                if Task.isCancelled { events.add("cancelled") }
                await Task.detached {}.value
                text = "loaded"
            }
            .onDisappear { events.add("gone") }
    }
}

private struct Ticking: View {
    @State private var n = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View { Text("\(n)").onReceive(timer) { _ in n += 1 } }
}

private struct Spawning: View {
    @State private var text = "idle"

    var body: some View {
        Button(text) {
            Task {
                try? await Task.sleep(for: .milliseconds(20))
                text = "done"
            }
        }
    }
}

private struct Endless: View {
    @State private var n = 0

    var body: some View {
        Text("\(n)").task {
            for await _ in AsyncStream<Int>(unfolding: {
                try? await Task.sleep(for: .seconds(100)); return nil
            }) {}
        }
    }
}

@MainActor struct TimeTests {
    @Test func tasksAreAwaited() async {
        let ui = Harness { Loading(events: Events()) }
        #expect(ui.texts == ["waiting"])
        await ui.settle()
        #expect(ui.texts == ["loaded"])
        #expect(ui.now == .zero)
    }

    @Test func tasksOfActionsAreAwaited() async throws {
        let ui = Harness { Spawning() }
        try ui.tap("idle")
        await ui.settle()
        #expect(ui.texts == ["done"])
    }

    @Test func aHarnessLetGoEndsItsViews() async throws {
        let events = Events()
        var ui: Harness? = Harness { Loading(events: events) }
        #expect(ui?.texts == ["waiting"])
        ui = nil
        #expect(events.all == ["gone"])
        for _ in 0..<200 where !events.all.contains("cancelled") { try await Task.sleep(for: .milliseconds(5)) }
        #expect(events.all == ["gone", "cancelled"])
    }

    @Test func timersSeeVirtualTime() async {
        let ui = Harness { Ticking() }
        await ui.advance(by: .milliseconds(999))
        #expect(ui.texts == ["0"])
        await ui.advance(by: .milliseconds(1))
        #expect(ui.texts == ["1"])
        await ui.advance(by: .seconds(3))
        #expect(ui.texts == ["4"])
        #expect(ui.now == .seconds(4))
    }

    @Test func debounceSeesVirtualTime() async {
        struct Searching: View {
            let subject: PassthroughSubject<String, Never>
            @State private var found = "-"
            var body: some View {
                Text(found).onReceive(subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)) {
                    found = $0
                }
            }
        }
        let subject = PassthroughSubject<String, Never>()
        let ui = Harness { Searching(subject: subject) }
        ui.perform { subject.send("a") }
        await ui.advance(by: .milliseconds(200))
        #expect(ui.texts == ["-"])
        await ui.advance(by: .milliseconds(200))
        #expect(ui.texts == ["a"])
    }

    @Test func endlessTasksCostOneWait() async {
        let ui = Harness { Endless() }
        let clock = ContinuousClock()
        let first = await clock.measure { await ui.settle(timeout: .milliseconds(200)) }
        #expect(first >= .milliseconds(200))
        let second = await clock.measure { await ui.settle(timeout: .seconds(60)) }
        #expect(second < .seconds(30))
    }

    @Test func animationsRunByFrames() async throws {
        struct Fading: View {
            @State private var isShown = true
            var body: some View {
                Button("Go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                Text("It").opacity(isShown ? 1 : 0)
            }
        }
        let ui = Harness { Fading() }
        try ui.tap("Go")
        #expect(try ui.opacity("It") == 1)
        await ui.advance(by: .milliseconds(500))
        #expect(try abs(ui.opacity("It") - 0.5) < 0.02)
        await ui.advance(by: .milliseconds(600))
        #expect(try ui.opacity("It") == 0)
    }
}
