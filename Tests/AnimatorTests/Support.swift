import SwiftUI

@testable import MartletCore
@testable import MartletTesting

extension Harness {
    /// Whether something moves, so that the host has to give frames.
    var asksForFrames: Bool { !host.motions.isEmpty }
    /// When the host has to move time on although nothing moves, in seconds.
    var deadline: Double? { host.deadline }

    /// Moves time on by seconds.
    func advance(_ seconds: Double) async { await advance(by: .nanoseconds(Int64((seconds * 1e9).rounded()))) }
}

/// Notes what it is told, for the closures of views.
@MainActor final class Notes {
    var entries: [String] = []
    func note(_ entry: some CustomStringConvertible) -> Int {
        entries.append("\(entry)")
        return 0
    }
}

func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) <= tolerance }
