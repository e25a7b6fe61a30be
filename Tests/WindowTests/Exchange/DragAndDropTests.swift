#if GTK
import Foundation
import Testing

extension Windows {
    /// Drags from one program to another: two of ours, which know nothing of each other.
    @Suite struct DragAndDropTests {
        @Test(.needsDesktop) func betweenPrograms() async throws {
            try await Desktop.run { desktop in
                let first = try await desktop.start("WindowProbe", environment: ["PROBE_SCREEN": "exchange"])
                let from = try await first.window()
                try await desktop.events(["windowmove", "--sync", "\(from.id)", "20", "40"])
                let second = try await desktop.start("WindowProbe", environment: ["PROBE_SCREEN": "exchange"])
                let to = try await second.window()
                try await desktop.events(["windowmove", "--sync", "\(to.id)", "620", "400"])
                let a = try await from.frame, b = try await to.frame
                let source = CGPoint(x: a.minX + 80, y: a.minY + 100)
                let target = CGPoint(x: b.minX + 240, y: b.minY + 100)
                func between(_ share: CGFloat) -> CGPoint {
                    CGPoint(x: source.x + (target.x - source.x) * share, y: source.y + (target.y - source.y) * share)
                }
                try await desktop.drag([source, between(0.05), between(0.1), between(0.5), between(0.9), target])
                try await second.line("targeted true")
                try await second.line("dropped dragged words")
                try await second.line("targeted false")
                #expect(!first.child.output.lines.contains { $0.hasPrefix("dropped") })
                // Within one window, over the same desktop.
                let own = CGPoint(x: a.minX + 240, y: a.minY + 100)
                try await desktop.drag([source, CGPoint(x: source.x + 20, y: source.y), own])
                try await first.line("dropped dragged words")
            }
        }

        /// The window that a drag began in closes before the drag ends.
        @Test(.needsDesktop) func windowCloses() async throws {
            try await Desktop.run { desktop in
                let program = try await desktop.start("WindowProbe", environment: ["PROBE_SCREEN": "leaving"])
                try await program.window(count: 2)
                // The other one is small.
                var frame = CGRect.zero
                for window in try await program.windows where try await window.frame.width > 300 {
                    try await desktop.events(["windowmove", "--sync", "\(window.id)", "20", "40"])
                    try await desktop.events(["windowraise", "\(window.id)", "sleep", "0.3"])
                    frame = try await window.frame
                }
                #expect(frame.width > 300)
                let source = CGPoint(x: frame.minX + 20, y: frame.midY)
                let steps = (0..<10).flatMap { _ in ["mousemove_relative", "6", "0", "sleep", "0.05"] }
                try await desktop.events(
                    ["sleep", "0.3", "mousemove", "\(Int(source.x))", "\(Int(source.y))", "sleep", "0.05"]
                        + ["mousedown", "1", "sleep", "0.05"] + steps)
                try await program.line("dragging")
                try await program.line("left")
                try await desktop.events([
                    "mousemove_relative", "30", "0", "sleep", "0.3", "mouseup", "1", "sleep", "0.3",
                ])
                #expect(try await program.terminate() == .code(0), "\(program.child.report)")
            }
        }

        /// Let go where nobody takes it, the next drag works as the first.
        @Test(.needsDesktop) func nowhere() async throws {
            try await Desktop.run { desktop in
                let program = try await desktop.start("WindowProbe", environment: ["PROBE_SCREEN": "exchange"])
                let window = try await program.window()
                let frame = try await window.frame
                let source = CGPoint(x: frame.minX + 80, y: frame.minY + 100)
                for _ in 0..<2 {
                    try await desktop.drag([source, CGPoint(x: source.x + 20, y: source.y), CGPoint(x: 1200, y: 900)])
                }
                try await desktop.drag(
                    [source, CGPoint(x: source.x + 20, y: source.y), CGPoint(x: frame.minX + 240, y: frame.minY + 100)])
                try await program.line("dropped dragged words")
                #expect(program.child.output.lines.filter { $0.hasPrefix("dropped") }.count == 1)
            }
        }
    }
}
#endif
