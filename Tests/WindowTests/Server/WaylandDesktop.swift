#if GTK
import Foundation
import MartletCairo
import MartletDrawing

/// A Wayland compositor of the test's own, without a screen: weston, which puts windows wherever it likes.
final class WaylandDesktop: TestDesktop {
    let surroundings: Surroundings
    let compositor: ChildProcess
    let environment: [String: String]

    private init(_ surroundings: Surroundings, size: (width: Int, height: Int)) async throws {
        self.surroundings = surroundings
        let socket = "martlet-test"
        // Pictures are given only in its debug mode.
        let compositor = try ChildProcess(
            Tool.weston.path ?? "weston",
            [
                "--backend=headless-backend.so", "--use-pixman", "--no-config", "--debug",
                "--idle-time=0", "--width=\(size.width)", "--height=\(size.height)", "--socket=\(socket)",
            ], environment: surroundings.environment)
        self.compositor = compositor
        let path = surroundings.folder + "/run/" + socket
        try await until("weston is up", detail: { compositor.report }) {
            if compositor.exit != nil { throw Missed(compositor.report) }
            return FileManager.default.fileExists(atPath: path) ? true : nil
        }
        var environment = surroundings.environment
        environment["WAYLAND_DISPLAY"] = socket
        environment["GDK_BACKEND"] = "wayland"
        environment["GSK_RENDERER"] = "cairo"
        self.environment = environment
    }

    static func run<Result>(
        size: (width: Int, height: Int), isolation: isolated (any Actor)? = #isolation,
        _ body: (WaylandDesktop) async throws -> Result
    ) async throws -> Result {
        let surroundings = try Surroundings()
        defer { surroundings.end() }
        return try await body(try await WaylandDesktop(surroundings, size: size))
    }

    /// The whole screen.
    func picture() async throws -> Bitmap {
        let folder = surroundings.folder + "/pictures"
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let child = try ChildProcess(
            Tool.westonScreenshooter.path ?? "", environment: environment, folder: folder)
        defer { child.kill() }
        guard try await child.end() == .code(0),
            let file = try FileManager.default.contentsOfDirectory(atPath: folder).first,
            let picture = ImageCodec.decode(contentsOf: URL(fileURLWithPath: folder + "/" + file))
        else { throw Missed("no picture. \(child.report)") }
        return picture
    }
}
#endif
