import MartletTesting
import SwiftUI

/// What happened, in order.
@MainActor final class Log {
    private(set) var lines: [String] = []

    func callAsFunction(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Where the fingers of each harness were last.
@MainActor private var lastPlaces: [ObjectIdentifier: [Int: CGPoint]] = [:]

extension Harness {
    /// Does what a script says, at points of the root: `down 50,50`, `move 60,50`, `up`, `wait 0.5`, `tap 5,5`,
    /// `cancel`, `hover 5,5`, and for other fingers than 0 `down#1 70,50`. Parts stand between semicolons; a point that
    /// is left out is the last one of that finger.
    func run(_ script: String) async {
        var last = lastPlaces[ObjectIdentifier(self)] ?? [:]
        defer { lastPlaces[ObjectIdentifier(self)] = last }
        for part in script.split(separator: ";") {
            let words = part.split(separator: " ")
            let verb = words[0].split(separator: "#")
            let finger = verb.count > 1 ? Int(verb[1])! : 0
            func point() -> CGPoint {
                guard words.count > 1 else { return last[finger]! }
                let numbers = words[1].split(separator: ",").map { Double($0)! }
                last[finger] = CGPoint(x: numbers[0], y: numbers[1])
                return last[finger]!
            }
            switch verb[0] {
            case "down": touch(.down(finger, point()))
            case "move": touch(.move(finger, point()))
            case "up": touch(.up(finger, point()))
            case "tap":
                touch(.down(finger, point()))
                touch(.up(finger, point()))
            case "cancel": pointerCancel()
            case "hover": pointerMove(at: point())
            case "wait": await advance(by: .seconds(Double(words[1])!))
            default: fatalError("no such act: \(part)")
            }
        }
    }
}

/// A view of 200 x 200 that can be hit everywhere, in a window of the same size.
@MainActor func stage<V: View>(_ change: @escaping @MainActor (AnyView) -> V) -> Harness {
    Harness(size: CGSize(width: 200, height: 200)) { change(AnyView(Color.gray.frame(width: 200, height: 200))) }
}
