#if GTK
import Foundation
import MartletDrawing
import MartletTesting

/// How far two pictures are apart.
struct Comparison {
    /// A share of the pixels may differ by more than `level` of 255 in some channel.
    struct Tolerance: Sendable {
        var share: Double
        var level: Int
    }

    let sizesAgree: Bool
    /// How many pixels differ by how much at most over the channels.
    private(set) var counts = [Int](repeating: 0, count: 256)
    private(set) var first: (x: Int, y: Int)?
    let total: Int

    init(_ expected: Bitmap, _ picture: Bitmap) {
        sizesAgree = expected.size == picture.size
        total = max(expected.width * expected.height, 1)
        guard sizesAgree else { return }
        expected.pixels.withUnsafeBufferPointer { a in
            picture.pixels.withUnsafeBufferPointer { b in
                var index = 0
                for pixel in 0..<total where index + 2 < a.count {
                    let distance = max(
                        abs(Int(a[index]) - Int(b[index])), abs(Int(a[index + 1]) - Int(b[index + 1])),
                        abs(Int(a[index + 2]) - Int(b[index + 2])))
                    counts[distance] += 1
                    if distance > 24, first == nil { first = (pixel % expected.width, pixel / expected.width) }
                    index += 4
                }
            }
        }
    }

    /// How many pixels differ by more than `level`.
    func count(above level: Int) -> Int { counts[(level + 1)...].reduce(0, +) }

    func isWithin(_ tolerance: Tolerance) -> Bool {
        sizesAgree && Double(count(above: tolerance.level)) <= tolerance.share * Double(total)
    }

    /// How many pixels differ by more than some levels.
    private var levels: String {
        [0, 2, 8, 16, 32, 64, 128].map { "\($0): \(count(above: $0))" }.joined(separator: ", ")
    }

    /// Says how they differ, and leaves both beside each other.
    func report(_ name: String, _ expected: Bitmap, _ picture: Bitmap, _ tolerance: Tolerance) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-window-pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try expected.png.write(to: folder.appendingPathComponent(name + ".expected.png"))
        try picture.png.write(to: folder.appendingPathComponent(name + ".window.png"))
        let place = "both are in \(folder.path)/\(name).*.png"
        guard sizesAgree else { return "\(name): the size is \(picture.size), it should be \(expected.size); \(place)" }
        return
            "\(name): pixels of \(total) that differ by more than \(levels); first at \(first.map { "\($0)" } ?? "-"); "
            + "\(tolerance.share * Double(total)) may by more than \(tolerance.level); \(place)"
    }

    /// With MARTLET_WINDOW_PICTURES, a folder, pictures that are right are left there, to be looked at.
    func keep(_ name: String, _ picture: Bitmap) throws {
        guard let path = ProcessInfo.processInfo.environment["MARTLET_WINDOW_PICTURES"] else { return }
        let folder = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try picture.png.write(to: folder.appendingPathComponent(name + ".png"))
        try "\(levels) of \(total)\n".write(
            to: folder.appendingPathComponent(name + ".txt"), atomically: true, encoding: .utf8)
    }
}

extension Bitmap {
    /// The part of this picture that is most like another, if there is any that is.
    func part(like other: Bitmap) -> Bitmap? {
        guard width >= other.width, height >= other.height else { return nil }
        let points = (0..<150).map { ($0 * 7919 % other.width, $0 * 104_729 % other.height) }
        func misses(_ x: Int, _ y: Int, limit: Int) -> Int {
            var count = 0
            for (px, py) in points where count < limit {
                let a = self[x + px, y + py], b = other[px, py]
                if abs(Int(a.r) - Int(b.r)) + abs(Int(a.g) - Int(b.g)) + abs(Int(a.b) - Int(b.b)) > 24 { count += 1 }
            }
            return count
        }
        var best: (x: Int, y: Int)?
        var least = points.count / 4
        for y in 0...(height - other.height) {
            for x in 0...(width - other.width) {
                let count = misses(x, y, limit: least)
                if count < least { (best, least) = ((x, y), count) }
            }
        }
        guard let best else { return nil }
        var pixels: [UInt8] = []
        for row in best.y..<best.y + other.height {
            let start = (row * width + best.x) * 4
            pixels += self.pixels[start..<start + other.width * 4]
        }
        return Bitmap(width: other.width, height: other.height, pixels: pixels)
    }
}
#endif
