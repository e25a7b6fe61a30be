import MartletDrawing
@testable import MartletTesting
import SwiftUI

extension Harness {
    /// Runs a registered action and everything that follows from it at once.
    func run(_ name: String, _ log: Log) {
        log.action(name)()
        flush()
    }

    /// The rectangles that are filled, back to front, in root coordinates.
    var fills: [Fill] {
        var found: [Fill] = []
        collect(headless.frame().root, at: .zero, into: &found)
        return found
    }

    private func collect(_ item: DisplayItem, at origin: CGPoint, into found: inout [Fill]) {
        switch item.content {
        case .group(let placed):
            for child in placed {
                collect(
                    child.item, at: CGPoint(x: origin.x + child.offset.x, y: origin.y + child.offset.y), into: &found)
            }
        case .fill(let path, .color(let color), _):
            found.append(Fill(color: color, frame: path.boundingRect.offsetBy(dx: origin.x, dy: origin.y)))
        default:
            for child in item.content.children { collect(child, at: origin, into: &found) }
        }
    }
}

/// One filled rectangle.
struct Fill: Equatable {
    let color: RGBA
    let frame: CGRect
}
