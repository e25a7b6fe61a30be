import MartletCairo
import MartletCore
import MartletDrawing
import MartletHeadless

/// Pictures and their comparison.
extension Harness {
    /// The picture now, painted by Cairo: `size * scale` pixels, straight RGBA, clear where nothing is painted.
    public func bitmap(scale: CGFloat = 1) throws -> Bitmap {
        try CairoRenderer.render(headless.frame(), scale: scale)
    }

    /// Compares the picture, on the window's background, with `__Snapshots__/name.png` beside the test's file.
    ///
    /// It is written when it is not there, or when the environment variable `MARTLET_RECORD` is 1. On a mismatch
    /// `name.new.png` and `name.diff.png` (red where it differs) are left beside it, and the test fails. Channels may
    /// differ by 2 of 255, which is what rounding makes of one picture on different machines.
    public func expectSnapshot(
        _ name: String, scale: CGFloat = 1, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
    ) {
        do {
            let picture = try CairoRenderer.render(
                headless.frame(), scale: scale, background: traits.colorScheme.windowBackground)
            expect(picture, is: name, fileID: fileID, filePath: filePath, line: line)
        } catch {
            TestFailure.record("snapshot \(name): \(error)", fileID: fileID, filePath: filePath, line: line)
        }
    }

    /// Compares a picture with the recorded one of that name.
    func expect(_ picture: Bitmap, is name: String, fileID: String, filePath: String, line: Int) {
        do {
            let isRecording = ProcessInfo.processInfo.environment["MARTLET_RECORD"] == "1"
            let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
                .appendingPathComponent("__Snapshots__")
            let comparison = SnapshotComparison(folder: folder, name: name)
            guard let problem = try comparison.run(picture, isRecording: isRecording) else { return }
            TestFailure.record(problem, fileID: fileID, filePath: filePath, line: line)
        } catch {
            TestFailure.record("snapshot \(name): \(error)", fileID: fileID, filePath: filePath, line: line)
        }
    }
}
