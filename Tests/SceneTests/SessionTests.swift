import Foundation
import SplitMix
import Testing

@testable import MartletCore
@testable import MartletTesting
import SwiftUI

private enum Mood: String, Codable { case calm, wild }
private enum Level: Int { case low, high }
private struct Place: Codable, Hashable {
    var name: String
    var number: Double
}

private struct Keeping: App {
    var body: some Scene {
        WindowGroup("Main", id: "main") { KeepingView() }
        WindowGroup("Place", id: "place", for: Place.self) { $place in Text(place?.name ?? "nowhere") }
        WindowGroup("Fleeting", id: "fleeting") { Text("f") }.restorationBehavior(.disabled)
        Window("Only", id: "only") { Text("only") }
    }
}

private struct Three: App {
    var body: some Scene {
        WindowGroup("A", id: "a") { ThreeView() }
        Window("B", id: "b") { Text("b") }
        Window("C", id: "c") { Text("c") }
    }
}

private struct ThreeView: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { ForEach(["b", "c"], id: \.self) { name in Button(name) { openWindow(id: name) } } }
}

private struct KeepingView: View {
    @SceneStorage("bool") private var bool = false
    @SceneStorage("int") private var int = 0
    @SceneStorage("double") private var double = 0.5
    @SceneStorage("string") private var string = "a"
    @SceneStorage("url") private var url = URL(string: "https://a.example")!
    @SceneStorage("data") private var data = Data([1])
    @SceneStorage("mood") private var mood = Mood.calm
    @SceneStorage("level") private var level = Level.low
    @SceneStorage("maybe") private var maybe: String?
    @SceneStorage("perhaps") private var perhaps: Mood?

    var body: some View {
        Text("\(bool) \(int) \(double) \(string) \(url.host ?? "") \(data.count) \(mood.rawValue) \(level.rawValue)")
        Text("\(maybe ?? "nil") \(perhaps?.rawValue ?? "nil")")
        Button("change") {
            bool = true
            int = 3
            double = 1.25
            string = "é\u{1F600}"
            url = URL(string: "https://b.example")!
            data = Data([1, 2, 3])
            mood = .wild
            level = .high
            maybe = "yes"
            perhaps = .wild
        }
        Button("clear") { maybe = nil }
    }
}

@MainActor @Suite(.serialized) struct SessionTests {
    private let before = ["false 0 0.500000 a a.example 1 calm 0", "nil nil"]
    private let after = ["true 3 1.250000 é\u{1F600} b.example 3 wild 1", "yes wild"]

    /// Whichever window was in front, and not only the one that is opened last.
    @Test(arguments: 0..<3) func theWindowInFrontComesBackInFront(index: Int) throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        var desk = Desk(Three.self, session: scratch.file)
        for name in ["b", "c"] { try desk[0].tap(name) }
        desk.windows.bringToFront(desk.runtime.windows[index])
        let front = desk.runtime.windows[index].number
        let order = desk.runtime.windows.map(\.number)
        desk.runtime.terminate()
        desk = Desk(Three.self, session: scratch.file)
        #expect(desk.runtime.windows.map(\.number) == order)
        #expect(desk.windows.front?.number == front)
        #expect(desk.runtime.keyWindow?.number == front)
    }

    @Test func windowsComeBackWithWhatTheyKept() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        do {
            let desk = Desk(Keeping.self, session: scratch.file)
            desk.runtime.open(id: "main")
            desk.runtime.open(id: "place", value: AnyHashable(Place(name: "here", number: 0.1)))
            desk.runtime.open(id: "fleeting")
            desk.runtime.open(id: "only")
            try desk[1].tap("change")
            #expect(desk.texts[0][0...1] == before[...] && desk.texts[1][0...1] == after[...])
            desk.runtime.windows[1].didResize(to: CGSize(width: 321, height: 234))
            desk.runtime.windows[1].didMove(to: CGPoint(x: -40, y: 50))
            desk.runtime.windows[3].didMaximize(true)
            // As at SIGTERM.
            #expect(desk.runtime.terminate(isForced: true))
            #expect(desk.runtime.hasEnded && desk.windows.hasEnded && desk.runtime.windows.isEmpty)
        }
        let desk = Desk(Keeping.self, session: scratch.file)
        #expect(desk.titles == ["Main", "Main", "Place", "Only"])
        #expect(desk.texts.map { $0[0] } == [before[0], after[0], "here", "only"])
        #expect(desk.texts[1][1] == after[1])
        #expect(desk.runtime.windows[1].size == CGSize(width: 321, height: 234))
        #expect(desk.runtime.windows[1].origin == CGPoint(x: -40, y: 50))
        // Numbers go on behind those that came back.
        desk.runtime.open(id: "main")
        #expect(Set(desk.runtime.windows.map(\.number)).count == 5)
    }

    /// Closing the last window is how one leaves a program: it comes back.
    @Test func theLastWindowComesBack() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        do {
            let desk = Desk(Keeping.self, session: scratch.file)
            desk.runtime.open(id: "only")
            try desk[0].tap("change")
            desk.runtime.userCloses(desk.runtime.windows[1])
            #expect(!desk.runtime.hasEnded)
            desk.runtime.windows[0].requestClose()
            desk.runtime.flush()
            #expect(desk.runtime.hasEnded)
        }
        #expect(Desk(Keeping.self, session: scratch.file).texts.map { $0[0] } == [after[0]])
    }

    @Test func aValueThatIsNilAgainIsNotKept() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        do {
            let desk = Desk(Keeping.self, session: scratch.file)
            try desk[0].tap("change")
            try desk[0].tap("clear")
            #expect(desk.texts[0][1] == "nil wild")
            desk.runtime.terminate()
        }
        #expect(Desk(Keeping.self, session: scratch.file).texts[0][1] == "nil wild")
    }

    /// Whatever is in the file, the app starts; what is no session is kept aside.
    @Test(arguments: [
        "", "not a property list", "<plist version=\"1.0\"><array/></plist>",
        "<plist version=\"1.0\"><dict><key>version</key><integer>99</integer></dict></plist>",
    ])
    func aFileThatIsNoSession(_ text: String) throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        try FileManager.default.createDirectory(
            at: scratch.file.url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: scratch.file.url)
        let desk = Desk(Keeping.self, session: scratch.file)
        #expect(desk.titles == ["Main"])
        let aside = scratch.file.url.appendingPathExtension("damaged")
        #expect(try Data(contentsOf: aside) == Data(text.utf8))
        desk.runtime.terminate()
        #expect(FileManager.default.fileExists(atPath: scratch.file.url.path))
    }

    /// A session with any bytes of it changed is read, in part or not at all, and never stops the program.
    @Test(arguments: 0..<60) func aDamagedSession(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let scratch = Scratch()
        defer { scratch.remove() }
        let session = Session(
            windows: [
                SavedWindow(
                    number: 4, scene: "main", frame: SavedFrame(size: CGSize(width: 300, height: 200), origin: .zero),
                    storage: ["int": 3, "string": "x", "data": Data([1])]),
                SavedWindow(
                    number: 5, scene: "place", frame: SavedFrame(size: CGSize(width: 30, height: 20)),
                    value: Data("[{\"name\":\"n\",\"number\":1}]".utf8)),
            ], frames: ["only": SavedFrame(size: CGSize(width: 1, height: 1), isMaximized: true)])
        scratch.file.write(session)
        #expect(scratch.file.read() == session)
        var bytes = [UInt8](try Data(contentsOf: scratch.file.url))
        for _ in 0..<Int.random(in: 1..<6, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(UInt8.random(in: 48...57, using: &random), at: place)
            default: bytes[place] = [0x2D, 0x39, 0x30].randomElement(using: &random)!
            }
        }
        try Data(bytes).write(to: scratch.file.url)
        let desk = Desk(Keeping.self, session: scratch.file)
        #expect(!desk.runtime.windows.isEmpty)
        #expect(desk.runtime.host.invariantFailures == [])
        for window in desk.runtime.windows { #expect(window.size.width >= 0 && window.size.width.isFinite) }
    }

    @Test func whereTheFileIs() {
        let given = SessionFile(app: "org.example.App", environment: ["XDG_STATE_HOME": "/state", "HOME": "/home/me"])
        #expect(given.url.path == "/state/org.example.App/session.plist")
        let usual = SessionFile(app: "a/b", environment: ["XDG_STATE_HOME": "relative", "HOME": "/home/me"])
        #expect(usual.url.path == "/home/me/.local/state/a-b/session.plist")
    }
}
