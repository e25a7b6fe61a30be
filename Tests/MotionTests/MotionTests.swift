import Foundation
import MartletTesting
import SwiftUI
import Testing

@testable import MotionScreens

/// The example: every room is shown, moves when it is told to, and comes to rest.
@MainActor @Suite struct MotionTests {
    @Test("the sidebar chooses, and each room says its rule") func sidebar() throws {
        let ui = Harness(size: CGSize(width: 900, height: 600)) { MotionView() }
        for room in Room.allCases {
            try ui.tap(.text(room.title).nth(0))
            #expect(ui.texts.contains(room.rule))
            #expect(ui.diagnostics.isEmpty, "\(ui.diagnostics)")
        }
    }

    @Test("a room is found by its name or title", arguments: Room.allCases) func names(room: Room) {
        for name in [room.rawValue.uppercased(), room.title] {
            let ui = Harness(size: CGSize(width: 900, height: 600)) { MotionView(named: name) }
            #expect(ui.texts.contains(room.rule))
        }
    }

    @Test(
        "after its motion a room is what it would be without",
        arguments: [
            (Room.goodDog, "toggle"), (.springs, "go"), (.matched, "another"), (.keyframes, "jump"), (.phases, "like"),
            (.content, "next"),
        ]) func rests(room: Room, button: String) async throws
    {
        let ui = Harness(size: CGSize(width: 900, height: 600)) { MotionView(room) }
        for wait in [0.1, 0.3, 4] {
            try ui.tap(.id(button))
            await ui.advance(by: .milliseconds(Int64(wait * 1000)))
        }
        ui.expectSameAsFresh()
    }

    @Test("a card that is dragged a little springs back, one that is thrown goes") func cards() async throws {
        let ui = Harness(size: CGSize(width: 300, height: 300)) { CardsRoom() }
        let place = try ui.presentedFrame("top")
        try ui.drag("top", by: CGSize(width: 30, height: 0), steps: 3)
        await ui.advance(by: .seconds(2))
        #expect(abs(try ui.presentedFrame("top").midX - place.midX) < 0.5)
        try ui.tap("Right")
        await ui.advance(by: .milliseconds(200))
        #expect(try ui.presentedFrame("top").midX > place.midX + 50)
        await ui.advance(by: .seconds(2))
        #expect(abs(try ui.presentedFrame("top").midX - place.midX) < 0.5)
    }
}
