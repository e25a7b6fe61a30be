@testable import MartletTesting
import SwiftUI
import Testing

/// Bad numbers, odd nestings and sudden ends in grids, lazy containers, scroll views and safe areas.
@MainActor @Suite(.timeLimit(timeLimit)) struct LayoutFaultTests {
    nonisolated static let lengths: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, -1000, 0, 1e30, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    nonisolated static let windows = [
        CGSize.zero, CGSize(width: 0, height: 50), CGSize(width: 50, height: 0), CGSize(width: 1e7, height: 100),
        CGSize(width: 100, height: 1e7), CGSize(width: 1e7, height: 1e7), CGSize(width: 0.1, height: 0.1),
    ]

    /// Shows `view` above a text, moves the windows and pointers about, and ends it: the text stays well, nothing is
    /// said twice, nothing is left. Answers what was said.
    @discardableResult
    func survive(
        resizing: Bool = true, sourceLocation: SourceLocation = #_sourceLocation, _ view: some View
    ) -> [Diagnostic] {
        var ui: Harness? = Harness(size: CGSize(width: 100, height: 100)) {
            VStack(spacing: 0) {
                view
                Text("well")
            }
        }
        let host = ui!.host
        if let ui {
            func look() {
                ui.flush()
                _ = ui.displayList
                _ = ui.tree
                _ = ui.accessibility
                try? ui.scroll(CGPoint(x: 50, y: 20), by: CGSize(width: 30, height: 30))
                try? ui.drag(from: CGPoint(x: 50, y: 30), to: CGPoint(x: 40, y: 10))
                ui.flush()
            }
            look()
            _ = try? ui.bitmap()
            #expect(ui.texts.contains("well"), sourceLocation: sourceLocation)
            if resizing {
                ui.resize(to: CGSize(width: 140, height: 70))
                look()
                ui.setTraits { $0.layoutDirection = .rightToLeft }
                look()
                ui.setTraits { $0.displayScale = 1.25 }
                look()
            }
            if let frame = try? ui.frame("well") {
                #expect(frame.width.isFinite, sourceLocation: sourceLocation)
                #expect(!frame.minX.isNaN && !frame.minY.isNaN, sourceLocation: sourceLocation)
            }
            #expect(host.invariantFailures == [], sourceLocation: sourceLocation)
        }
        let said = ui!.diagnostics
        #expect(Set(said).count == said.count, "\(said)", sourceLocation: sourceLocation)
        ui = nil
        #expect(host.attributeCount == 0, sourceLocation: sourceLocation)
        return said
    }
}
