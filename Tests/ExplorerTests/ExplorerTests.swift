import Foundation
import MartletTesting
import SwiftUI
import Testing

@testable import LayoutExplorerScreens

/// The example: every container is shown, says what it was offered, and follows the sliders. Each screen is rendered to a
/// PNG in the build folder.
@MainActor @Suite("Layout Explorer")
struct ExplorerTests {
    private static let size = CGSize(width: 1020, height: 680)

    private func explorer(_ room: Room, _ scheme: ColorScheme = .light, _ offer: Offer = Offer()) -> Harness {
        Harness(size: Self.size, traits: .init(colorScheme: scheme, text: .pango)) { Explorer(room, offer) }
    }

    private static func write(_ ui: Harness, _ name: String) throws -> Bitmap {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "LayoutExplorer-pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let bitmap = try ui.bitmap(scale: 2)
        try bitmap.png.write(to: folder.appending(path: "\(name).png"))
        return bitmap
    }

    @Test("every screen, light and dark", arguments: Room.allCases)
    fileprivate func screens(_ room: Room) throws {
        for scheme in [ColorScheme.light, .dark] {
            let ui = explorer(room, scheme)
            let bitmap = try Self.write(ui, "\(room.rawValue)-\(scheme == .light ? "light" : "dark")")
            #expect(bitmap.width == 2040 && bitmap.height == 1360)
            #expect(ui.texts.contains(room.rule))
            #expect(ui.texts.contains { $0.contains("offered 540 × 300") }, "the container tells its offer")
            #expect(ui.diagnostics.isEmpty, "\(ui.diagnostics)")
        }
    }

    @Test("the sliders are the proposal", arguments: Room.allCases)
    fileprivate func sliders(_ room: Room) throws {
        let ui = explorer(room)
        try ui.perform(.decrement, on: .role(.slider).nth(0))
        #expect(ui.texts.contains { $0.contains("offered 539 × 300") })
        try ui.tap(.text("offered").nth(1))
        #expect(ui.texts.contains { $0.contains("offered 539 × nil") })
        ui.expectSameAsFresh()
    }

    @Test("the sidebar chooses") func sidebar() throws {
        let ui = explorer(.hstack)
        for room in Room.allCases {
            try ui.tap(.text(room.title).nth(0))
            #expect(ui.texts.contains(room.rule))
        }
    }

    // An HStack of 540 with spacings of 10: the rigid child first, then the limited one, the rest for the last.
    @Test("an HStack shares as it says") func shares() throws {
        let ui = explorer(.hstack)
        #expect(ui.texts.filter { $0.hasPrefix("offered") && $0 != "offered" }.count == 3)
        for text in ["offered 173.3 × 300", "took 120 × 100", "took 160 × 300", "took 240 × 200"] {
            #expect(ui.texts.contains(text), "\(text) in \(ui.texts)")
        }
    }
}
