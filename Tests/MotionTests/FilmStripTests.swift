import Foundation
import MartletTesting
import SwiftUI
import Testing

@testable import MotionScreens

/// Motion on paper: moments side by side, kept beside the test. Look at them when they change.
@MainActor @Suite struct FilmStripTests {
    private func room(
        _ room: Room, _ width: CGFloat, _ height: CGFloat, _ scheme: ColorScheme = .light
    ) -> Harness {
        let traits = Harness.Traits(
            colorScheme: scheme, text: .pango, startDate: Date(timeIntervalSinceReferenceDate: 0))
        return Harness(size: CGSize(width: width, height: height), traits: traits) {
            room.content.padding(12)
        }
    }

    @Test(arguments: [ColorScheme.light, .dark]) func goodDog(scheme: ColorScheme) async throws {
        let ui = room(.goodDog, 260, 220, scheme)
        try ui.tap(.id("toggle"))
        await ui.expectFilmStrip("good-dog-\(scheme)", frames: 6, every: .milliseconds(120))
    }

    @Test func springs() async throws {
        let ui = room(.springs, 380, 270)
        try ui.tap(.id("go"))
        await ui.expectFilmStrip("springs", frames: 5, every: .milliseconds(110))
    }

    @Test func matchedGeometry() async throws {
        let ui = room(.matched, 220, 250)
        try ui.tap(.id("another"))
        await ui.expectFilmStrip("matched", frames: 6, every: .milliseconds(90))
    }

    @Test func keyframes() async throws {
        let ui = room(.keyframes, 330, 270)
        try ui.tap(.id("jump"))
        await ui.expectFilmStrip("keyframes", frames: 7, every: .milliseconds(150))
    }

    @Test func cards() async throws {
        let ui = room(.cards, 260, 280)
        try ui.tap("Right")
        await ui.expectFilmStrip("cards", frames: 6, every: .milliseconds(90))
    }

    @Test(arguments: [ColorScheme.light, .dark]) func loaders(scheme: ColorScheme) async {
        await room(.loaders, 400, 250, scheme)
            .expectFilmStrip("loaders-\(scheme)", frames: 4, every: .milliseconds(140))
    }

    @Test func phases() async throws {
        let ui = room(.phases, 180, 240)
        try ui.tap(.id("like"))
        await ui.expectFilmStrip("phases", frames: 8, every: .milliseconds(100))
    }

    @Test(arguments: [ColorScheme.light, .dark]) func contents(scheme: ColorScheme) async throws {
        let ui = room(.content, 300, 280, scheme)
        try ui.tap(.id("next"))
        await ui.expectFilmStrip("contents-\(scheme)", frames: 5, every: .milliseconds(150))
    }
}
