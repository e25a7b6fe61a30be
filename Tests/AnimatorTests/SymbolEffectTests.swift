import Foundation
import SwiftUI
import Testing

@testable import MartletTesting

private enum Use: String, CaseIterable, Sendable {
    case bounce, pulse, variableColor, rotate, breathe, wiggle
}

private struct Symbol: View {
    let use: Use
    var options = SymbolEffectOptions.default
    @State private var count = 0

    var body: some View {
        VStack {
            Button("play") { count += 1 }
            let image = Image(systemName: "star")
            switch use {
            case .bounce: image.symbolEffect(.bounce, options: options, value: count)
            case .pulse: image.symbolEffect(.pulse, options: options, value: count)
            case .variableColor: image.symbolEffect(.variableColor.iterative, options: options, value: count)
            case .rotate: image.symbolEffect(.rotate, options: options, value: count)
            case .breathe: image.symbolEffect(.breathe, options: options, value: count)
            case .wiggle: image.symbolEffect(.wiggle, options: options, value: count)
            }
        }
    }
}

private struct Active: View {
    @State private var isActive = false
    @State private var isRemoved = false
    let scale: Bool

    var body: some View {
        VStack {
            Button("toggle") { isActive.toggle() }
            Button("remove") { isRemoved = true }
            if scale {
                Image(systemName: "star").symbolEffect(.scale.up, isActive: isActive)
            } else {
                Image(systemName: "star").symbolEffectsRemoved(isRemoved).symbolEffect(.pulse, isActive: isActive)
            }
        }
    }
}

@MainActor @Suite struct SymbolEffectTests {
    @Test("a discrete effect plays once for each change, and is over", arguments: Use.allCases)
    private func discrete(use: Use) async throws {
        let ui = Harness { Symbol(use: use) }
        let rest = ui.displayList
        #expect(!ui.asksForFrames)
        try ui.tap("play")
        await ui.advance(0.2)
        #expect(ui.displayList != rest)
        #expect(ui.asksForFrames)
        await ui.advance(3)
        #expect(ui.displayList == rest)
        #expect(!ui.asksForFrames)
    }

    @Test("speed and count make it shorter and longer") func options() async throws {
        let fast = Harness { Symbol(use: .pulse, options: .speed(4)) }
        try fast.tap("play")
        await fast.advance(0.35)
        #expect(!fast.asksForFrames)
        let often = Harness { Symbol(use: .pulse, options: .repeat(3)) }
        try often.tap("play")
        await often.advance(3.5)
        #expect(often.asksForFrames)
        await often.advance(0.3)
        #expect(!often.asksForFrames)
        let forever = Harness { Symbol(use: .pulse, options: .repeating) }
        try forever.tap("play")
        await forever.advance(10)
        #expect(forever.asksForFrames)
    }

    @Test("an indefinite effect goes on while it is active, and plays its round to the end") func active() async throws
    {
        let ui = Harness { Active(scale: false) }
        let rest = ui.displayList
        await ui.advance(0.1)
        #expect(!ui.asksForFrames)
        try ui.tap("toggle")
        await ui.advance(5)
        #expect(ui.asksForFrames)
        try ui.tap("toggle")
        await ui.advance(1.3)
        #expect(!ui.asksForFrames)
        #expect(ui.displayList == rest)
        try ui.tap("toggle")
        await ui.advance(0.5)
        try ui.tap("remove")
        await ui.advance(0.1)
        #expect(ui.displayList == rest)
        #expect(!ui.asksForFrames)
    }

    @Test("scale stays while it is active, and goes back from where it is") func scale() async throws {
        let ui = Harness { Active(scale: true) }
        let rest = ui.displayList
        try ui.tap("toggle")
        await ui.advance(0.5)
        let scaled = ui.displayList
        #expect(scaled.contains("transform [1.2 0 0 1.2"))
        #expect(!ui.asksForFrames)
        ui.expectSameAsFresh()
        try ui.tap("toggle")
        await ui.advance(0.15)
        #expect(ui.displayList.contains("transform [1.1 0 0 1.1"))
        await ui.advance(0.3)
        #expect(ui.displayList == rest)
    }

    @Test("effects of views around reach all symbols inside") func inherited() async throws {
        let ui = Harness {
            HStack {
                Image(systemName: "star")
                Image(systemName: "heart")
                Text("no symbol")
            }
            .symbolEffect(.pulse)
        }
        await ui.advance(0.3)
        #expect(ui.displayList.components(separatedBy: "opacity").count == 3)
    }
}
