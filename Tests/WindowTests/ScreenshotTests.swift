#if GTK
import Foundation
import MartletCairo
import MartletDrawing
import Testing

/// A program and the way to start it.
struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var room: String?
    var size: (width: Int, height: Int)
    var scheme = "light"
    var scale = 1
    var renderer = "cairo"
    /// Points larger than the desktop's pixels, as `--scale` makes them in a window.
    var factor = 1.0

    var testDescription: String { title }
    var title: String {
        [name, room, scheme, "\(Double(scale) * factor)x", renderer].compactMap { $0 }.joined(separator: "-")
    }

    var variables: [String: String] {
        var variables = ["GSK_RENDERER": renderer, "GDK_SCALE": "\(scale)"]
        if name == "WindowProbe" { variables["PROBE_SCREEN"] = room } else { variables["ROOM"] = room }
        return variables
    }

    var arguments: [String] { ["--size", "\(size.width)x\(size.height)", "--scheme", scheme] }
    /// Those of a window.
    var windowArguments: [String] { factor == 1 ? arguments : arguments + ["--scale", "\(factor)"] }

    /// What the same program draws without a window.
    func headless(_ surroundings: Surroundings, _ environment: [String: String]) async throws -> Bitmap {
        let file = surroundings.folder + "/tmp/\(title).png"
        let child = try ChildProcess(
            try Program.path(of: name), arguments + ["--snapshot", file, "--scale", "\(Double(scale) * factor)"],
            environment: environment.merging(variables) { $1 })
        defer { child.kill() }
        let end = try await child.end(within: 40)
        guard end == .code(0), let picture = ImageCodec.decode(contentsOf: URL(fileURLWithPath: file)) else {
            throw Missed("no picture without a window: \(child.report)")
        }
        return picture
    }

    static let all: [Example] = [
        Example(name: "Gallery", size: (960, 560)),
        Example(name: "Gallery", size: (960, 560), scheme: "dark"),
        Example(name: "Gallery", size: (600, 440), scale: 2),
        Example(name: "Gallery", size: (960, 560), renderer: "gl"),
        Example(name: "IdentityLab", size: (900, 640)),
        Example(name: "IdentityLab", size: (600, 440), scheme: "dark", scale: 2),
        Example(name: "LayoutExplorer", room: "grid", size: (1020, 680)),
        Example(name: "LayoutExplorer", room: "lazyStack", size: (1020, 680), scheme: "dark"),
        Example(name: "LayoutExplorer", room: "frames", size: (800, 540), scale: 2),
        Example(name: "Motion", room: "matched", size: (900, 600)),
        Example(name: "WindowProbe", room: "hello", size: (320, 240), scheme: "dark"),
        Example(name: "WindowProbe", room: "effects", size: (480, 360)),
        Example(name: "WindowProbe", room: "effects", size: (480, 360), scale: 2),
        Example(name: "WindowProbe", room: "effects", size: (480, 360), renderer: "gl"),
        Example(name: "WindowProbe", room: "effects", size: (480, 360), factor: 1.5),
        Example(name: "WindowProbe", room: "blends", size: (300, 400)),
        Example(name: "Gallery", size: (640, 480), factor: 1.25),
    ]
}

extension Windows {
    /// Pictures from the server are those that the program makes without one.
    @Suite struct ScreenshotTests {
        /// This share of the pixels may differ by more than `level` of 255: edges that GSK cuts by itself, and letters that
        /// go to the next third of a pixel at scale 3. Without scale 3 it is a twentieth of a percent.
        static let tolerance = Comparison.Tolerance(share: 0.001, level: 16)

        @Test(.needsDesktop, arguments: Example.all)
        func theWindowShowsWhatThePictureDoes(_ example: Example) async throws {
            var options = Desktop.Options()
            // Windows grow to what their content needs at least.
            if example.scale > 1 { options.size = (1800, 1200) }
            try await Desktop.run(options) { [options] desktop in
                async let drawn = example.headless(desktop.surroundings, desktop.environment)
                // The pointer is in nobody's way.
                try await desktop.events(["mousemove", "\(options.size.width - 1)", "\(options.size.height - 1)"])
                let program = try await desktop.start(
                    example.name, example.windowArguments, environment: example.variables)
                let window = try await program.window()
                let expected = try await drawn
                try await window.shows(expected, Self.tolerance, name: example.title)
            }
        }

        @Test(.needsWayland) func onWaylandToo() async throws {
            let example = Example(name: "Gallery", size: (960, 560))
            try await WaylandDesktop.run(size: (1280, 900)) { desktop in
                let expected = try await example.headless(desktop.surroundings, desktop.environment)
                let child = try desktop.launch(example.name, example.arguments, environment: example.variables)
                var last: Bitmap?
                do {
                    try await until("the picture", within: 10, detail: { child.report }) { () -> Bool? in
                        let screen = try await desktop.picture()
                        let picture = screen.part(like: expected) ?? screen
                        last = picture
                        let comparison = Comparison(expected, picture)
                        guard comparison.isWithin(Self.tolerance) else { return nil }
                        try comparison.keep("wayland", picture)
                        return true
                    }
                } catch is Missed {
                    guard let last else { throw Missed("no picture. \(child.report)") }
                    throw Missed(
                        try Comparison(expected, last).report("wayland", expected, last, Self.tolerance) + child.report)
                }
            }
        }
    }
}
#endif
