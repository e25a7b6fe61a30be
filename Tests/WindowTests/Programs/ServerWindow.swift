#if GTK
import Foundation
import MartletDrawing

/// A window as the X server knows it. Places are pixels of the window from its top left.
struct ServerWindow: Sendable {
    let id: UInt32
    let program: Program

    private var desktop: Desktop { program.desktop }

    /// Its place on the screen and its size, in pixels.
    var frame: CGRect {
        get async throws {
            let said = try await desktop.say(.xdotool, "getwindowgeometry", "--shell", "\(id)", mustSucceed: true)
            var values: [String: CGFloat] = [:]
            for line in said.split(separator: "\n") {
                let parts = line.split(separator: "=")
                if parts.count == 2, let number = Double(parts[1]) { values[String(parts[0])] = number }
            }
            return CGRect(
                x: values["X"] ?? 0, y: values["Y"] ?? 0, width: values["WIDTH"] ?? 0, height: values["HEIGHT"] ?? 0)
        }
    }

    /// A window manager gives the focus in its own time; keys that come before are lost for everyone.
    func waitForFocus() async throws {
        if !desktop.options.hasWindowManager {
            try await desktop.events(["windowfocus", "\(id)"])
        }
        try await until("the window has the focus", detail: { program.child.report }) {
            let focus = try await desktop.say(.xdotool, "getwindowfocus")
            // GTK takes the focus with a small window of its own inside.
            return UInt32(focus.trimmingCharacters(in: .whitespacesAndNewlines)).map { $0 == id || $0 == id + 1 }
                == true ? true : nil
        }
    }

    // MARK: Events

    func move(to point: CGPoint) async throws { try await desktop.events(moving(point)) }

    private func moving(_ point: CGPoint) -> [String] {
        ["mousemove", "--window", "\(id)", "--", "\(Int(point.x.rounded()))", "\(Int(point.y.rounded()))"]
    }

    func click(_ point: CGPoint, button: Int = 1, count: Int = 1) async throws {
        let clicks = Array(repeating: ["click", "\(button)"], count: count).flatMap { $0 }
        try await desktop.events(moving(point) + clicks)
    }

    func press(_ point: CGPoint) async throws { try await desktop.events(moving(point) + ["mousedown", "1"]) }

    func release() async throws { try await desktop.events(["mouseup", "1"]) }

    /// Drags through points; the first is where the button goes down.
    func drag(_ points: [CGPoint]) async throws {
        guard let first = points.first else { return }
        // A pause of a frame after each, since GTK brings in the latest place of a frame only.
        let moves = points.dropFirst().flatMap { moving($0) + ["sleep", "0.02"] }
        try await desktop.events(moving(first) + ["mousedown", "1", "sleep", "0.02"] + moves + ["mouseup", "1"])
    }

    /// Turns the wheel by notches; positive ones show what is further down.
    func wheel(_ point: CGPoint, notches: Int) async throws {
        let clicks = Array(repeating: ["click", notches > 0 ? "5" : "4"], count: abs(notches)).flatMap { $0 }
        try await desktop.events(moving(point) + clicks)
    }

    /// Presses keys by xdotool's names: `Tab`, `ctrl+a`, `shift+Tab`.
    func keys(_ names: String...) async throws { try await desktop.events(["key", "--delay", "4"] + names) }

    func type(_ text: String) async throws { try await desktop.events(["type", "--delay", "4", "--", text]) }

    // MARK: Pictures

    /// The window's own pixels, as the server has them now.
    func picture() async throws -> Bitmap {
        let data = try await desktop.run(.xwd, ["-silent", "-id", "\(id)"])
        guard let picture = Bitmap(xwd: data) else { throw Missed("xwd gave a picture of another kind") }
        return picture
    }

    /// Waits until the window shows this picture; see `Comparison`.
    func shows(_ expected: Bitmap, _ tolerance: Comparison.Tolerance, name: String, within limit: Double = 8)
        async throws
    {
        var last: Bitmap?
        var comparison: Comparison?
        do {
            try await until("the picture", within: limit) { () -> Bool? in
                let picture = try await self.picture()
                // The same picture again need not be compared again.
                if picture == last { return nil }
                last = picture
                let new = Comparison(expected, picture)
                comparison = new
                return new.isWithin(tolerance) ? true : nil
            }
        } catch is Missed {
            guard let last, let comparison else { throw Missed("no picture") }
            throw Missed(try comparison.report(name, expected, last, tolerance))
        }
        if let last, let comparison { try comparison.keep(name, last) }
    }
}

extension Bitmap {
    /// Reads what `xwd` writes (XWDFile.h): 32 bits for each pixel, blue first.
    convenience init?(xwd data: Data) {
        func word(_ index: Int) -> Int {
            data.dropFirst(index * 4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        }
        guard data.count > 100, word(1) == 7 else { return nil }
        let width = word(4), height = word(5), bits = word(11), stride = word(12)
        let start = word(0) + word(19) * 12
        guard bits == 32, word(7) == 0, data.count >= start + stride * height else { return nil }
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            for y in 0..<height {
                var from = start + y * stride, to = y * width * 4
                for _ in 0..<width {
                    pixels[to] = bytes[from + 2]
                    pixels[to + 1] = bytes[from + 1]
                    pixels[to + 2] = bytes[from]
                    from += 4
                    to += 4
                }
            }
        }
        self.init(width: width, height: height, pixels: pixels)
    }
}
#endif
