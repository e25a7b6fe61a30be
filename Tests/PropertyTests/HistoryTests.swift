import Foundation
import Testing

/// Whatever has happened to a tree of views: it looks as if it were made anew, its state is where identity says, the
/// engine's books are right, and nothing is left at the end.
///
/// `MARTLET_PROPERTY_STEPS` sets the number of steps, `MARTLET_PROPERTY_SEED` the first seed.
@MainActor @Suite struct HistoryTests {
    static let steps = number("MARTLET_PROPERTY_STEPS") ?? 20_000
    static let firstSeed = UInt64(number("MARTLET_PROPERTY_SEED") ?? 1)

    static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

    @Test func aTreeWithAHistoryLooksLikeAFreshOne() {
        let stepsInRun = 50
        var failures = 0
        for index in 0..<UInt64(Self.steps / stepsInRun) {
            let seed = Self.firstSeed + index
            // Small trees find most; a larger one now and then.
            let nodes = index % 10 == 9 ? 40 : 4 + Int(index % 9)
            let edits = Player.edits(seed, count: stepsInRun)
            guard let failure = Player.play(seed, nodes: nodes, edits, comparesEach: 4) else { continue }
            Issue.record(Comment(rawValue: Player.describe(Player.shrink(failure))))
            failures += 1
            if failures >= 3 { break }
        }
    }

    /// Found once, and mended: a view that ended while its transition ran.
    @Test func aViewThatEndsWhileItLeaves() {
        let failure = Player.play(6, nodes: 9, Player.edits(6, count: 28))
        #expect(failure == nil, "\(failure.map(Player.describe) ?? "")")
    }

    /// Found once, and mended: after an animated change of elements in an implicit container, the room of what had
    /// left stayed.
    @Test func theRoomOfWhatHasLeft() {
        let failure = Player.play(12, nodes: 6, [Edit(kind: .animated, a: 148902, b: 893006, seed: 288231)])
        #expect(failure == nil, "\(failure.map(Player.describe) ?? "")")
    }
}
