import SplitMix
import Testing

@testable import MartletCore
@testable import MartletTesting
import SwiftUI

private struct World: App {
    @State private var total = 0
    @State private var model = Tally()

    var body: some Scene {
        WindowGroup("Main", id: "main") { WorldView(total: $total, model: model) }
        WindowGroup("Value", id: "value", for: Int.self) { $value in
            WorldView(total: $total, model: model)
            Text("value \(value ?? -1)")
            Button("shift") { value = (value ?? 0) + 1 }
        }
    }
}

private struct WorldView: View {
    @Binding var total: Int
    var model: Tally
    @State private var own = 0
    @SceneStorage("kept") private var kept = 0

    var body: some View {
        VStack {
            Text("\(total) \(model.count) \(own) \(kept)")
            if total % 3 == 1 { Text("one more").padding() }
            ForEach(0..<(own % 4), id: \.self) { Text("row \($0)") }
            Button("total") { total += 1 }
            Button("model") { model.count += 1 }
            Button("own") { own += 1 }
            Button("kept") { kept += 1 }
        }
    }
}

@MainActor struct HistoryTests {
    /// After any sequence of openings, closings and writes, each window is what the same state makes of it anew.
    @Test(arguments: 0..<12) func incrementalEqualsFresh(seed: UInt64) throws {
        var random = SplitMix64(seed: seed &+ 1)
        let scratch = Scratch()
        defer { scratch.remove() }
        let desk = Desk(World.self, session: scratch.file)
        for step in 0..<40 {
            let index = Int.random(in: 0..<desk.runtime.windows.count, using: &random)
            let window = desk.runtime.windows[index]
            switch Int.random(in: 0..<12, using: &random) {
            case 0: desk.runtime.open(id: "main")
            case 1: desk.runtime.open(id: "value", value: AnyHashable(Int.random(in: 0..<5, using: &random)))
            case 2, 3: if desk.runtime.windows.count > 1 { desk.runtime.userCloses(window) }
            case 4:
                let size = CGSize(width: 100 + 10 * step, height: 200)
                window.didResize(to: window.attributes.limited(size))
            case 5: window.didBecomeKey(true)
            case 6: if window.value != nil { try desk[index].tap("shift") }
            default:
                let button = ["total", "model", "own", "kept"].randomElement(using: &random)!
                try desk[index].tap(button)
            }
            desk.runtime.flush()
            #expect(desk.failures == [])
            if step % 8 == 7 { try compare(desk, scratch, "seed \(seed), step \(step)") }
        }
    }

    private func compare(_ desk: Desk, _ scratch: Scratch, _ place: String) throws {
        desk.runtime.save()
        let fresh = Desk(World.self, session: scratch.file, restoring: desk.runtime.host.currentState)
        fresh.runtime.windows.first { $0.number == desk.runtime.keyWindow?.number }?.didBecomeKey(true)
        fresh.runtime.flush()
        try #require(fresh.runtime.windows.map(\.number) == desk.runtime.windows.map(\.number))
        for (mine, theirs) in zip(desk.runtime.windows, fresh.runtime.windows) {
            for look in [Self.frames, Self.accessibility, Self.picture] {
                let difference = TextDifference(here: look(mine), fresh: look(theirs))
                if let difference { Issue.record("\(place), window \(mine.number): \(difference)") }
            }
            #expect(mine.size == theirs.size && mine.attributes == theirs.attributes)
        }
        fresh.runtime.end()
    }

    private static func frames(_ window: AppWindow) -> String { window.host.treeDescription }

    private static func accessibility(_ window: AppWindow) -> String {
        window.host.accessibilityElements.flatMap(\.all).map { "\($0) \($0.frame) \($0.value ?? "")" }
            .joined(separator: "\n")
    }

    private static func picture(_ window: AppWindow) -> String {
        "\(window.host.frame())".components(separatedBy: "\n").map { line in
            guard let range = line.range(of: " id [0-9]+$", options: .regularExpression) else { return line }
            return String(line[..<range.lowerBound])
        }.joined(separator: "\n")
    }

    /// Two hundred windows come and go, and nothing of them stays.
    @Test func nothingStays() throws {
        let desk = Desk(World.self)
        func openAndClose(_ count: Int) -> [WeakHost] {
            var hosts: [WeakHost] = []
            for number in 0..<count {
                let window = desk.runtime.open(desk.runtime.scenes[number % 2], value: number % 2 == 0 ? nil : number)
                desk.runtime.flush()
                hosts.append(WeakHost(window.host))
                desk.runtime.close(window)
                desk.runtime.flush()
            }
            return hosts
        }
        // Once, so that everything that is made at first need is there.
        _ = openAndClose(2)
        let attributes = desk.runtime.host.attributeCount
        let subgraphs = desk.runtime.cycle.graph.subgraphCount
        let alive = desk.runtime.cycle.observer.allAlive.count
        let hosts = openAndClose(200)
        #expect(desk.runtime.host.attributeCount == attributes)
        #expect(desk.runtime.cycle.graph.subgraphCount == subgraphs)
        #expect(desk.runtime.cycle.observer.allAlive.count == alive)
        #expect(desk.runtime.cycle.members.count == 2)
        #expect(hosts.allSatisfy { $0.host == nil })
        #expect(desk.texts.map { $0[0] } == ["0 0 0 0"])
        #expect(desk.failures == [])
    }
}

struct WeakHost {
    weak var host: ViewHost?
    init(_ host: ViewHost) { self.host = host }
}

private struct Mortal: App {
    var body: some Scene {
        WindowGroup(id: "main") { MortalView() }
    }
}

@MainActor private final class Life { static var log: [String] = [] }

private struct MortalView: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss
    @State private var reopens = false

    var body: some View {
        Button("again") { openWindow(id: "main") }
        Button("gone") { dismissWindow() }
        Button("in its own change") { reopens = true }
            .onAppear { Life.log.append("appear") }
            .onDisappear { Life.log.append("disappear") }
            .onChange(of: reopens) {
                // In the middle of an update: the window opens and this one closes after it.
                openWindow(id: "main")
                dismiss()
            }
            .task {
                try? await Task.sleep(for: .seconds(1000))
                Life.log.append("task over")
            }
    }
}

@MainActor @Suite(.serialized) struct LifeTests {
    @Test func closingEndsTheViewsOfThatWindow() async throws {
        Life.log = []
        let desk = Desk(Mortal.self)
        try desk[0].tap("again")
        #expect(Life.log == ["appear", "appear"])
        try desk[0].tap("gone")
        await desk[0].settle()
        #expect(Life.log == ["appear", "appear", "disappear", "task over"])
        #expect(desk.runtime.windows.count == 1 && !desk.runtime.hasEnded)
    }

    @Test func windowsComeAndGoOutsideOfUpdates() throws {
        let desk = Desk(Mortal.self)
        let first = desk.runtime.windows[0]
        try desk[0].tap("in its own change")
        #expect(desk.runtime.windows.count == 1 && desk.runtime.windows[0] !== first)
        #expect(first.isClosed && first.host.hasEnded)
        // An event that comes too late means nothing.
        first.host.input.pointerDown(at: .zero)
        first.requestClose()
        desk.runtime.flush()
        #expect(desk.runtime.windows.count == 1)
        #expect(desk.failures == [])
    }
}
