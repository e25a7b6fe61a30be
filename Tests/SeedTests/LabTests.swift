import Foundation
import MartletTesting
import SwiftUI
import Testing

@testable import IdentityLabScreens

/// The example: each experiment is done by hand, and each screen is rendered to a PNG in the build folder.
@MainActor @Suite("Identity Lab", .serialized)
struct LabTests {
    private static let size = CGSize(width: 860, height: 560)

    private func lab(_ experiment: Experiment, _ scheme: ColorScheme = .light) -> Harness {
        Harness(size: Self.size, traits: .init(colorScheme: scheme, text: .pango)) { LabView(experiment) }
    }

    private static func write(_ ui: Harness, _ name: String) throws -> Bitmap {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "IdentityLab-pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let bitmap = try ui.bitmap(scale: 2)
        try bitmap.png.write(to: folder.appending(path: "\(name).png"))
        return bitmap
    }

    @Test("every screen, light and dark", arguments: Experiment.allCases)
    fileprivate func screens(_ experiment: Experiment) async throws {
        for scheme in [ColorScheme.light, .dark] {
            let ui = lab(experiment, scheme)
            await ui.settle()
            let bitmap = try Self.write(ui, "\(experiment.rawValue)-\(scheme == .light ? "light" : "dark")")
            #expect(bitmap.width == 1720 && bitmap.height == 1120)
            #expect(Ink(bitmap).count > 10_000)
            #expect(ui.diagnostics.isEmpty, "\(ui.diagnostics)")
            #expect(ui.texts.contains(experiment.question))
        }
    }

    @Test("the sidebar chooses")
    func sidebar() throws {
        let ui = lab(.branches)
        for experiment in Experiment.allCases {
            try ui.tap(.text(experiment.title).nth(0))
            #expect(ui.texts.contains(experiment.question))
        }
    }

    @Test("two branches: only the draft of the second panel is kept")
    func branches() throws {
        let ui = lab(.branches)
        let field = Harness.Target.role(.textField)
        try ui.type("lost", into: field.nth(0))
        try ui.type("kept", into: field.nth(1))
        try ui.tap("The switch")
        #expect(!ui.texts.contains("lost") && ui.texts.contains("kept"))
        _ = try Self.write(ui, "branches-after")
    }

    @Test("slide or fade: one paw fades in two places, the other is on its way")
    func paw() async throws {
        let ui = lab(.paw)
        try ui.tap(.id("fading"))
        try ui.tap(.id("sliding"))
        await ui.advance(by: .milliseconds(200))
        _ = try Self.write(ui, "paw-flight")
        #expect(ui.liveCount(of: Paw.self) == 3)
        await ui.advance(by: .seconds(2))
        #expect(ui.liveCount(of: Paw.self) == 2)
        _ = try Self.write(ui, "paw-after")
    }

    @Test("ids of rows: openness stays at its place, or moves with the herb")
    func rows() async throws {
        let ui = lab(.rows)
        try ui.tap(.text("Basil").nth(0))
        try ui.tap(.text("Basil").nth(1))
        #expect(ui.count(.text("for tomatoes")) == 2)
        _ = try Self.write(ui, "rows-open")
        try ui.tap("Remove the first row")
        await ui.advance(by: .seconds(2))
        #expect(ui.count(.text("for soups")) == 1, "Chervil took over the place")
        #expect(ui.count(.text("for tomatoes")) == 1)
        _ = try Self.write(ui, "rows-after")
    }

    @Test("tasks: only the plain one does not notice")
    func tasks() async throws {
        let ui = lab(.task)
        await ui.settle()
        #expect(ui.count(.text("logo")) == 4)
        try ui.tap("Load the other picture")
        await ui.settle()
        #expect(ui.count(.text("logo")) == 1 && ui.count(.text("photo")) == 3, "\(ui.texts)")
        #expect(ui.texts.filter { $0.hasPrefix("loads: ") } == ["loads: 1", "loads: 1", "loads: 2", "loads: 2"])
        _ = try Self.write(ui, "task-after")
    }

    @Test("observation: a change that nobody shows runs the coarse body only")
    func observation() throws {
        let ui = lab(.observation)
        try ui.tap("Change the note")
        try ui.tap("Change the note")
        #expect(ui.texts.contains("body × 3") && ui.texts.contains("body × 1"))
        try ui.tap("Add an item")
        #expect(ui.texts.contains("body × 4") && ui.texts.contains("body × 2"))
        _ = try Self.write(ui, "observation-after")
    }
}
