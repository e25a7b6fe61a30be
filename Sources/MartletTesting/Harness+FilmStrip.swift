import MartletCairo
import MartletCore
import MartletDrawing
import MartletHeadless

/// Motion as one picture.
extension Harness {
    /// Moments of a motion side by side: the picture now, and then after each step of virtual time, from left to right.
    ///
    /// Act first, then take the strip. Frames stand on the window's background, with a line of one pixel between them.
    /// - Parameters:
    ///   - frames: How many moments.
    ///   - step: The virtual time from one to the next.
    ///   - scale: Pixels for each point.
    public func filmStrip(frames: Int, every step: Duration, scale: CGFloat = 1) async throws -> Bitmap {
        var pictures: [Bitmap] = []
        for index in 0..<max(frames, 1) {
            if index > 0 { await advance(by: step) }
            pictures.append(
                try CairoRenderer.render(
                    headless.frame(), scale: scale, background: traits.colorScheme.windowBackground))
        }
        return Bitmap(sideBySide: pictures)
    }

    /// Compares a film strip with `__Snapshots__/name.png` beside the test's file, as `expectSnapshot` does with a picture.
    public func expectFilmStrip(
        _ name: String, frames: Int, every step: Duration, scale: CGFloat = 1, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line
    ) async {
        do {
            let strip = try await filmStrip(frames: frames, every: step, scale: scale)
            expect(strip, is: name, fileID: fileID, filePath: filePath, line: line)
        } catch {
            TestFailure.record("film strip \(name): \(error)", fileID: fileID, filePath: filePath, line: line)
        }
    }
}

extension Bitmap {
    /// Pictures in a row, their tops in line, with a grey line between them.
    convenience init(sideBySide pictures: [Bitmap]) {
        let width = pictures.reduce(0) { $0 + $1.width } + max(pictures.count - 1, 0)
        let height = pictures.map(\.height).max() ?? 0
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for (index, picture) in pictures.enumerated() {
                if index > 0 { pixels += [128, 128, 128, 255] }
                if y < picture.height {
                    let start = y * picture.width * 4
                    pixels += picture.pixels[start..<start + picture.width * 4]
                } else {
                    pixels += [UInt8](repeating: 0, count: picture.width * 4)
                }
            }
        }
        self.init(width: width, height: height, pixels: pixels)
    }
}
