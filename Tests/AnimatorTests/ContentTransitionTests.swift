import Foundation
import SwiftUI
import Testing

@testable import MartletTesting

private struct Saying: View {
    @State private var text = "9"
    let transition: ContentTransition?

    var body: some View {
        VStack {
            Button("more") { withAnimation(.linear(duration: 1)) { text = "10" } }
            Button("less") { withAnimation(.linear(duration: 1)) { text = "8" } }
            Button("jump") { text = "7" }
            if let transition {
                Text(text).contentTransition(transition)
            } else {
                Text(text)
            }
        }
    }
}

private struct Showing: View {
    @State private var name = "star"
    let transition: ContentTransition

    var body: some View {
        VStack {
            Button("other") { withAnimation(.linear(duration: 1)) { name = "heart" } }
            Image(systemName: name).contentTransition(transition)
        }
    }
}

/// The lines of a display list with texts, and the opacity above each.
@MainActor private func texts(_ ui: Harness) -> [String] {
    var opacity = "1"
    return ui.displayList.components(separatedBy: "\n").compactMap { line in
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.hasPrefix("opacity ") { opacity = String(line.dropFirst(8).prefix { $0 != " " }) }
        guard line.hasPrefix("text \"") else { return nil }
        defer { opacity = "1" }
        return line.dropFirst(6).prefix { $0 != "\"" } + " " + opacity
    }.filter { $0.first!.isNumber }
}

@MainActor @Suite struct ContentTransitionTests {
    @Test("another text fades in over the old one", arguments: [nil, ContentTransition.opacity, .interpolate])
    func fade(transition: ContentTransition?) async throws {
        let ui = Harness { Saying(transition: transition) }
        try ui.tap("more")
        #expect(texts(ui) == ["9 1"])
        #expect(ui.texts.contains("10"))
        await ui.advance(0.25)
        #expect(texts(ui) == ["9 0.75", "10 0.25"])
        await ui.advance(0.75)
        #expect(texts(ui) == ["10 1"])
        ui.expectSameAsFresh()
        #expect(!ui.asksForFrames)
    }

    @Test("identity, and a change without an animation, are there at once") func identity() async throws {
        let ui = Harness { Saying(transition: .identity) }
        try ui.tap("more")
        #expect(texts(ui) == ["10 1"])
        let other = Harness { Saying(transition: .opacity) }
        try other.tap("more")
        await other.advance(0.5)
        try other.tap("jump")
        #expect(texts(other) == ["7 1"])
    }

    @Test("interrupted, the picture goes on from what was seen, and is never nested without end")
    func interrupted() async throws {
        let ui = Harness { Saying(transition: .opacity) }
        try ui.tap("more")
        await ui.advance(0.5)
        #expect(texts(ui) == ["9 0.5", "10 0.5"])
        try ui.tap("less")
        #expect(texts(ui) == ["9 0.5", "10 0.5"])
        await ui.advance(0.5)
        #expect(texts(ui).last == "8 0.5")
        for _ in 0..<20 {
            try ui.tap("more")
            await ui.advance(0.02)
            try ui.tap("less")
            await ui.advance(0.02)
        }
        #expect(texts(ui).count <= 5)
        await ui.advance(1.1)
        #expect(texts(ui) == ["8 1"])
    }

    @Test("digits that differ roll, those that stay move; matched from the right")
    func numeric() async throws {
        struct Number: View {
            @State private var number = 129
            var body: some View {
                VStack {
                    Button("count") { withAnimation(.linear(duration: 1)) { number += 1 } }
                    Button("down") { withAnimation(.linear(duration: 1)) { number -= 1 } }
                    Text(verbatim: "\(number)").contentTransition(.numericText(value: Double(number)))
                }
            }
        }
        let ui = Harness { Number() }
        try ui.tap("count")
        await ui.advance(0.5)
        // 129 to 130: the 1 stays, 2 and 9 go up, 3 and 0 come from below.
        #expect(texts(ui) == ["129 0.5", "130 0.5", "129 0.5", "130 0.5", "130 1"])
        let rolling = ui.displayList.components(separatedBy: "\n").filter {
            $0.contains(" at (") && $0.contains("opacity")
        }
        let rises = rolling.compactMap { line -> Bool? in
            guard let y = line.components(separatedBy: ", ").last?.prefix(while: { $0 != ")" }) else { return nil }
            return Double(y).map { $0 < 0 }
        }
        #expect(rises == [true, false, true, false])
        await ui.advance(0.5)
        #expect(texts(ui) == ["130 1"])
        ui.expectSameAsFresh()
    }

    @Test("an image fades, a symbol is replaced in two halves") func images() async throws {
        let ui = Harness { Showing(transition: .opacity) }
        try ui.tap("other")
        await ui.advance(0.5)
        #expect(ui.displayList.components(separatedBy: "vector in").count == 3)
        let symbols = Harness { Showing(transition: .symbolEffect(.replace)) }
        try symbols.tap("other")
        await symbols.advance(0.25)
        #expect(symbols.displayList.components(separatedBy: "vector in").count == 2)
        #expect(symbols.displayList.contains("opacity 0.5"))
        await symbols.advance(0.8)
        symbols.expectSameAsFresh()
        #expect(!symbols.asksForFrames)
    }

    @Test("the environment carries it") func environment() {
        struct Reader: View {
            @Environment(\.contentTransition) var transition
            var body: some View { Text(verbatim: "\(transition == .opacity)") }
        }
        #expect(Harness { Reader().contentTransition(.opacity) }.texts == ["true"])
        #expect(Harness { Reader() }.texts == ["false"])
    }
}
