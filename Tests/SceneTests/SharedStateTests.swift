import Testing

@testable import MartletCore
@testable import MartletTesting
import SwiftUI

@Observable final class Tally { var count = 0 }

final class OldTally: ObservableObject { @Published var count = 0 }

private struct Counters: App {
    @State private var shared = 0
    @State private var tally = Tally()
    @StateObject private var old = OldTally()
    @AppStorage("stored") private var stored = 0

    var body: some Scene {
        WindowGroup("Main", id: "main") {
            CounterView(shared: $shared, stored: $stored, tally: tally, old: old)
        }
    }
}

private struct CounterView: View {
    @Binding var shared: Int
    @Binding var stored: Int
    var tally: Tally
    @ObservedObject var old: OldTally
    @State private var own = 0
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        VStack {
            Text("\(shared) \(stored) \(tally.count) \(old.count) own \(own)")
            Button("shared") { shared += 1 }
            Button("stored") { stored += 1 }
            Button("tally") { tally.count += 1 }
            Button("old") { old.count += 1 }
            Button("own") { own += 1 }
            Button("open") { openWindow(id: "main") }
            Button("slide") { withAnimation(.linear(duration: 1)) { shared += 100 } }
            Rectangle().frame(width: CGFloat(shared >= 100 ? 150 : 50), height: 10).accessibilityIdentifier("bar")
        }
    }
}

@MainActor struct SharedStateTests {
    /// What the app owns shows in all windows after one update; what a window owns shows in that one.
    @Test func windowsShareTheAppsState() throws {
        let desk = Desk(Counters.self)
        try desk[0].tap("open")
        try #require(desk.runtime.windows.count == 2)
        for (button, text) in [
            ("shared", "1 0 0 0"), ("stored", "1 1 0 0"), ("tally", "1 1 1 0"), ("old", "1 1 1 1"),
        ] {
            desk.runtime.flush()
            let before = desk.runtime.cycle.updateNumber
            try desk[0].tap(button)
            #expect(desk.texts.map { $0[0] } == ["\(text) own 0", "\(text) own 0"])
            // The press, its end, and the write of the state.
            #expect(desk.runtime.cycle.updateNumber - before <= 3)
        }
        try desk[1].tap("own")
        #expect(desk.texts.map { $0[0] } == ["1 1 1 1 own 0", "1 1 1 1 own 1"])
        #expect(desk.failures == [])
    }

    /// The transaction of a write moves what it changes in every window, by the same curve at the same times.
    @Test func anAnimationMovesAllWindows() async throws {
        let desk = Desk(Counters.self)
        try desk[0].tap("open")
        try desk[0].tap("slide")
        #expect(try desk[1].presentedFrame("bar").width == 50)
        await desk[0].advance(by: .milliseconds(250))
        for index in 0..<2 {
            #expect(abs(try desk[index].presentedFrame("bar").width - 75) < 1e-6)
        }
        await desk[1].advance(by: .milliseconds(750))
        for index in 0..<2 { #expect(try desk[index].presentedFrame("bar").width == 150) }
        #expect(desk.runtime.windows.allSatisfy { $0.host.motions.isEmpty })
    }

    /// Only the windows whose pictures change are asked for frames.
    @Test func whatAWindowOwnsWakesNoOther() throws {
        let desk = Desk(Counters.self)
        try desk[0].tap("open")
        var wakes = [0, 0]
        for (index, window) in desk.runtime.windows.enumerated() {
            _ = window.host.frame()
            window.host.onNeedsUpdate = { wakes[index] += 1 }
        }
        try desk[1].tap("own")
        _ = desk.runtime.windows[1].host.frame()
        #expect(wakes[0] == 0 && wakes[1] > 0)
        wakes = [0, 0]
        try desk[1].tap("shared")
        #expect(wakes[0] > 0 && wakes[1] > 0)
    }

    /// Where no window gives frames, updates go on.
    @Test func anAppNobodySeesIsUpdated() async throws {
        let desk = Desk(Counters.self)
        let window = desk.runtime.windows[0]
        window.host.onNeedsUpdate = {}
        window.didBecomeVisible(false)
        desk.runtime.flush()
        let tally = try #require(desk[0].state(of: Counters.self, "tally", as: Tally.self).first)
        tally.count = 7
        // What the app has put into the main queue comes before what is put there now.
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(!desk.runtime.cycle.needsUpdate)
        #expect(desk.texts[0][0] == "0 0 7 0 own 0")
    }
}
