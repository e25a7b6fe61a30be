#if GTK
import Foundation
import Testing

extension Windows {
    /// The compositor goes away: the program says so, keeps its state, and leaves with the status of a display that is missing.
    @Suite struct WaylandFaultTests {
        @Test(.needsSway, arguments: [SIGKILL, SIGTERM]) func theCompositorEnds(signal: Int32) async throws {
            let home = NSTemporaryDirectory() + "martlet-window-state-" + UUID().uuidString
            defer { try? FileManager.default.removeItem(atPath: home) }
            for expected in [0, 2] {
                try await SwayDesktop.run(environment: ["XDG_STATE_HOME": home]) { desktop in
                    let program = try await desktop.probe("stored")
                    try await program.line("stored") { $0.hasPrefix("stored") }
                    #expect(program.output.lines.first { $0.hasPrefix("stored") } == "stored \(expected)")
                    for count in 1...2 {
                        try await desktop.click(240, 180)
                        try await program.line("stored \(expected + count)")
                    }
                    desktop.compositor.signal(signal)
                    #expect(try await program.end() == .code(69), "\(program.report)")
                    #expect(
                        program.errors.lines.filter { $0.contains("the connection to the display is lost") }.count == 1,
                        "\(program.report)")
                }
            }
        }

        /// In the middle of frames: then it is not a read that fails but a write.
        @Test(.needsSway) func whileItDraws() async throws {
            try await SwayDesktop.run { desktop in
                let program = try await desktop.probe("ticking")
                try await program.line("tick 3")
                desktop.compositor.signal(SIGKILL)
                #expect(try await program.end() == .code(69), "\(program.report)")
            }
        }
    }
}
#endif
