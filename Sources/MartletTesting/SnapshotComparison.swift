import MartletCairo
import MartletDrawing

/// One recorded picture, and what becomes of a new one.
struct SnapshotComparison {
    let folder: URL
    let name: String
    /// How far a channel may be off.
    static let tolerance = 2

    private func file(_ ending: String) -> URL { folder.appendingPathComponent("\(name)\(ending).png") }

    /// Records or compares; gives what is wrong, or nil.
    func run(_ picture: Bitmap, isRecording: Bool) throws -> String? {
        let known = file("")
        for ending in [".new", ".diff"] { try? FileManager.default.removeItem(at: file(ending)) }
        guard !isRecording, let data = try? Data(contentsOf: known) else {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try picture.png.write(to: known, options: .atomic)
            return nil
        }
        guard let recorded = ImageCodec.decode(data) else {
            return "\(known.path) is not a picture: delete it, and it is recorded anew"
        }
        guard let difference = Self.difference(recorded, picture) else { return nil }
        try picture.png.write(to: file(".new"), options: .atomic)
        try difference.picture.png.write(to: file(".diff"), options: .atomic)
        return "the picture differs from \(known.path) \(difference.text). The new one is \(name).new.png beside it, "
            + "\(name).diff.png shows where. If it is right, run again with MARTLET_RECORD=1."
    }

    /// Where two pictures differ: red, over a faded copy of the new one. Nil if they are the same within the tolerance.
    static func difference(_ old: Bitmap, _ new: Bitmap) -> (text: String, picture: Bitmap)? {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(new.pixels.count)
        var count = 0
        var largest = 0
        var first: (x: Int, y: Int)?
        for y in 0..<new.height {
            for x in 0..<new.width {
                let (a, b) = (old[x, y], new[x, y])
                let distance =
                    [(a.r, b.r), (a.g, b.g), (a.b, b.b), (a.a, b.a)].map { abs(Int($0) - Int($1)) }.max() ?? 0
                if distance > tolerance {
                    count += 1
                    largest = max(largest, distance)
                    if first == nil { first = (x, y) }
                    pixels += [255, 0, 0, 255]
                } else {
                    let grey = 191 + UInt8((Int(b.r) + Int(b.g) + Int(b.b)) / 12)
                    pixels += [grey, grey, grey, 255]
                }
            }
        }
        let picture = Bitmap(width: new.width, height: new.height, pixels: pixels)
        if old.size != new.size {
            return ("in size: \(old.width) x \(old.height) was recorded, it is \(new.width) x \(new.height)", picture)
        }
        guard let first else { return nil }
        return ("in \(count) pixels, first at (\(first.x), \(first.y)), by up to \(largest) of 255", picture)
    }
}
