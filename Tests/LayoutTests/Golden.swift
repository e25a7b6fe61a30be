import Foundation
import MartletDrawing
import Testing

@testable import MartletCore

/// Frames measured on SwiftUI, from Tests/Fixtures/layout.
///
/// A file has lines `name x y width height`, and comments behind `#`. `## size W H` is what the host proposes;
/// `## step NAME` begins the frames after a change.
struct Golden: Sendable {
    struct Frame: Sendable {
        let name: String
        let rect: CGRect
    }

    let name: String
    var size = CGSize.zero
    var steps: [[Frame]] = [[]]

    init(_ name: String) throws {
        self.name = name
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/layout/\(name).txt")
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.starts(with: ["##", "size"]) {
                size = CGSize(width: Double(words[2])!, height: Double(words[3])!)
            } else if words.starts(with: ["##", "step"]) {
                steps.append([])
            } else if !line.hasPrefix("#"), words.count == 5 {
                let numbers = words[1...].map { Double($0)! }
                steps[steps.count - 1].append(
                    Frame(
                        name: String(words[0]),
                        rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
            }
        }
    }

    /// Checks every measured frame against the host's. Numbers are measured to six digits.
    func check(
        _ host: ViewHost, step: Int = 0, sourceLocation location: SourceLocation = #_sourceLocation
    ) {
        let named = host.named
        #expect(!steps[step].isEmpty, "\(name) has no frames", sourceLocation: location)
        for frame in steps[step] {
            guard let own = named[frame.name] else {
                Issue.record("\(name): no view is named \(frame.name)", sourceLocation: location)
                continue
            }
            let pairs = [
                (own.minX, frame.rect.minX), (own.minY, frame.rect.minY), (own.width, frame.rect.width),
                (own.height, frame.rect.height),
            ]
            #expect(
                pairs.allSatisfy { abs($0 - $1) < 0.000_01 },
                "\(name): \(frame.name) is \(own), measured \(frame.rect)", sourceLocation: location)
        }
    }

    /// Lays `content` out in the golden's host and checks it.
    @MainActor static func check<V: View>(
        _ name: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor () -> V
    ) throws {
        let golden = try Golden(name)
        golden.check(ViewHost.make(golden.size.width, golden.size.height, content), sourceLocation: location)
    }
}
