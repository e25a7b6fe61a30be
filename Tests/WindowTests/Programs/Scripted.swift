#if GTK
import Foundation
import MartletTesting
import ProbeScreens
import SwiftUI
import Testing

/// The same acts in a harness and in a window, each followed by a comparison of what both say.
///
/// The harness resolves names to places; the window gets these places from outside, as events of the X server.
@MainActor
final class Scripted {
    private let ui: Harness
    private let program: Program
    private let window: ServerWindow

    private init(_ ui: Harness, _ program: Program, _ window: ServerWindow) {
        self.ui = ui
        self.program = program
        self.window = window
    }

    static func run(
        _ screen: ProbeScreen, size: CGSize = CGSize(width: 480, height: 360),
        _ script: (Scripted) async throws -> Void
    ) async throws {
        try await Desktop.run { desktop in
            Probe.lines = []
            let ui = Harness(size: size) { ProbeView(screen: screen) }
            let program = try await desktop.start(
                "WindowProbe", ["--size", "\(Int(size.width))x\(Int(size.height))"],
                environment: ["PROBE_SCREEN": screen.rawValue])
            let window = try await program.window()
            let scripted = Scripted(ui, program, window)
            try await scripted.agree("at the start")
            try await script(scripted)
            // What comes too much comes now.
            try await scripted.pause(0.2)
            try await scripted.agree("at the end")
            #expect(program.child.exit == nil)
        }
    }

    /// Both have said the same; otherwise the test fails here.
    private func agree(_ step: String) async throws {
        // What ends in the harness now ends in the window in real time.
        for _ in 0..<20 { await ui.advance(by: .milliseconds(50)) }
        let expected = Probe.lines
        try await until(
            "\(step): the window says \(expected)", within: 10,
            detail: { "it says \(self.program.child.output.lines)\n\(self.program.child.errors.text)" }
        ) {
            self.program.child.output.lines == expected ? true : nil
        }
    }

    private func middle(_ target: some HarnessTarget) throws -> CGPoint {
        if case .point(let point) = target.target { return point }
        let frame = try ui.frame(target)
        // A whole pixel, as the server has no others.
        return CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded())
    }

    /// What has been said so far.
    var lines: [String] { Probe.lines }

    func pause(_ seconds: Double) async throws {
        await ui.advance(by: .seconds(seconds))
        try await Task.sleep(for: .seconds(seconds))
    }

    func click(_ target: some HarnessTarget, count: Int = 1) async throws {
        let point = try middle(target)
        for _ in 0..<count { try ui.tap(point) }
        try await window.click(point, count: count)
        try await agree("click on \(target.target)")
        // The next click is no second one of this.
        try await pause(0.4)
    }

    func hold(_ target: some HarnessTarget, for seconds: Double) async throws {
        let point = try middle(target)
        ui.pointerDown(at: point)
        try await window.press(point)
        try await pause(seconds)
        ui.pointerUp(at: point)
        try await window.release()
        try await agree("hold \(target.target)")
        try await pause(0.4)
    }

    func drag(_ target: some HarnessTarget, by distances: [CGSize]) async throws {
        let start = try middle(target)
        let points = [start] + distances.map { CGPoint(x: start.x + $0.width, y: start.y + $0.height) }
        ui.pointerDown(at: start)
        for point in points.dropFirst() {
            await ui.advance(by: .milliseconds(20))
            ui.pointerMove(at: point)
        }
        ui.pointerUp(at: points.last ?? start)
        try await window.drag(points)
        try await agree("drag \(target.target)")
    }

    func hover(_ target: some HarnessTarget) async throws {
        let point = try middle(target)
        ui.pointerMove(at: point)
        try await window.move(to: point)
        try await agree("hover over \(target.target)")
    }

    func hover(at point: CGPoint) async throws {
        ui.pointerMove(at: point)
        try await window.move(to: point)
        try await agree("hover at \(point)")
    }

    /// A notch of the wheel is 54 points.
    func wheel(_ point: CGPoint, notches: Int) async throws {
        for _ in 0..<abs(notches) { try ui.scroll(point, by: CGSize(width: 0, height: notches > 0 ? 54 : -54)) }
        try await window.wheel(point, notches: notches)
        try await agree("wheel")
        try await pause(0.3)
    }

    /// - Parameter name: the key as xdotool calls it, modifiers included.
    func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], named name: String) async throws {
        ui.press(key, modifiers: modifiers)
        try await window.keys(name)
        try await agree("key \(name)")
    }

    func type(_ text: String) async throws {
        try ui.type(text)
        try await window.type(text)
        try await agree("type \(text)")
    }
}
#endif
