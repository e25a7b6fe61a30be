import Foundation
import SwiftUI
import Testing

@testable import MartletCore
@testable import MartletTesting

/// What goes on for ever costs nothing where nobody sees it, and is up to date when it is seen again.
private enum Endless: String, CaseIterable, Sendable {
    case phases, keyframes, timeline, repeatForever, repeatForeverFrame, animatableView, spinner
}

private struct Fading: View, Animatable {
    var amount: Double
    nonisolated var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    var body: some View { Rectangle().opacity(amount) }
}

private struct EndlessView: View {
    let kind: Endless
    let notes: Notes
    @State private var isOn = false

    var body: some View {
        switch kind {
        case .phases:
            PhaseAnimator([0.0, 1.0]) { phase in
                Rectangle().opacity(phase)
                let _ = notes.note(phase)
            } animation: { _ in
                .linear(duration: 0.1)
            }
        case .keyframes:
            KeyframeAnimator(initialValue: 0.0) { value in
                Rectangle().opacity(value)
                let _ = notes.note(value)
            } keyframes: { _ in
                LinearKeyframe(1, duration: 0.5)
            }
        case .timeline:
            TimelineView(.animation) { context in
                Rectangle().opacity(0.5)
                let _ = notes.note(context.date)
            }
        case .repeatForever:
            Rectangle().opacity(isOn ? 1 : 0.5)
                .animation(.linear(duration: 1).repeatForever(), value: isOn)
                .onAppear { isOn = true }
        case .repeatForeverFrame:
            Color.red.frame(width: isOn ? 100 : 50)
                .animation(.linear(duration: 1).repeatForever(), value: isOn)
                .onAppear { isOn = true }
        case .animatableView:
            Fading(amount: isOn ? 1 : 0.5)
                .animation(.linear(duration: 1).repeatForever(), value: isOn)
                .onAppear { isOn = true }
        case .spinner: ProgressView()
        }
    }
}

private struct Scrolled: View {
    let kind: Endless
    let notes: Notes

    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                Button("down") { proxy.scrollTo(2) }
                Button("up") { proxy.scrollTo(1, anchor: .top) }
                ScrollView {
                    VStack(spacing: 0) {
                        EndlessView(kind: kind, notes: notes).frame(height: 50).id(1)
                        Color.blue.frame(height: 2000)
                        Color.green.frame(height: 50).id(2)
                    }
                }
            }
        }
    }
}

private struct Hiding: View {
    let kind: Endless
    let notes: Notes
    @State private var opacity = 1.0

    var body: some View {
        VStack {
            Button("toggle") { opacity = 1 - opacity }
            EndlessView(kind: kind, notes: notes).opacity(opacity)
        }
    }
}

@MainActor @Suite struct OutOfSightTests {
    private let notes = Notes()

    @Test("scrolled away it asks for no frames; scrolled back it goes on", arguments: Endless.allCases)
    private func scrolledAway(kind: Endless) async throws {
        let ui = Harness(size: CGSize(width: 200, height: 200)) { Scrolled(kind: kind, notes: notes) }
        await ui.advance(0.2)
        #expect(ui.asksForFrames)
        try ui.tap("down")
        await ui.advance(1)
        #expect(!ui.asksForFrames)
        #expect(ui.deadline == nil)
        let count = notes.entries.count
        let drawn = ui.host.layout.drawCount
        await ui.advance(5)
        #expect(notes.entries.count == count)
        #expect(ui.host.layout.drawCount == drawn)
        try ui.tap("up")
        #expect(ui.asksForFrames)
        await ui.advance(0.5)
        #expect(ui.asksForFrames)
        if !notes.entries.isEmpty { #expect(notes.entries.count > count) }
    }

    @Test("under an opacity of 0 it asks for no frames; shown again it goes on", arguments: Endless.allCases)
    private func hidden(kind: Endless) async throws {
        let ui = Harness(size: CGSize(width: 200, height: 200)) { Hiding(kind: kind, notes: notes) }
        await ui.advance(0.2)
        #expect(ui.asksForFrames)
        try ui.tap("toggle")
        await ui.advance(0.3)
        #expect(!ui.asksForFrames)
        try ui.tap("toggle")
        #expect(ui.asksForFrames)
    }

    @Test("a row of a lazy stack that has gone asks for nothing", arguments: Endless.allCases)
    private func lazyRow(kind: Endless) async throws {
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    EndlessView(kind: kind, notes: notes).frame(height: 50)
                    ForEach(0..<100, id: \.self) { _ in Color.blue.frame(height: 50) }
                }
            }
            .accessibilityIdentifier("list")
        }
        await ui.advance(0.2)
        #expect(ui.asksForFrames)
        try ui.scroll("list", by: CGSize(width: 0, height: 3000))
        await ui.advance(2)
        #expect(!ui.asksForFrames)
        #expect(ui.deadline == nil)
    }

    @Test("what was out of sight is where it would have been") func upToDate() async throws {
        struct Screen: View {
            @State private var isOn = false
            @State private var isAway = false
            var body: some View {
                VStack {
                    Button("toggle") { isAway.toggle() }
                    Rectangle().accessibilityIdentifier("it").opacity(isOn ? 1 : 0).frame(width: 10, height: 10)
                        .animation(.linear(duration: 1).repeatForever(), value: isOn)
                        .offset(x: isAway ? 1000 : 0)
                        .onAppear { isOn = true }
                }
            }
        }
        let ui = Harness { Screen() }
        await ui.advance(0.25)
        try ui.tap("toggle")
        await ui.advance(10)
        #expect(!ui.asksForFrames)
        try ui.tap("toggle")
        #expect(isNear(try ui.opacity("it"), 0.25, 0.02))
    }

    @Test("what ends with its view is removed from what moves") func ended() async throws {
        struct Screen: View {
            @State private var isThere = true
            var body: some View {
                Button("away") { isThere = false }
                if isThere { EndlessView(kind: .repeatForever, notes: Notes()) }
            }
        }
        let ui = Harness { Screen() }
        await ui.advance(0.2)
        try ui.tap("away")
        await ui.advance(0.1)
        #expect(!ui.asksForFrames)
    }
}
