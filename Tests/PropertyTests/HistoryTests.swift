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

    @Test func aTreeWithAHistoryLooksLikeAFreshOne() async {
        let stepsInRun = 50
        var failures = 0
        for index in 0..<UInt64(Self.steps / stepsInRun) {
            // Other tests want the main actor too.
            await Task.yield()
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

    /// Found once, and mended: a text that got another proposal of the same size kept its old lines.
    @Test func anotherProposalOfTheSameSize() {
        let edits: [(Edit.Kind, Int, Int, UInt64)] = [
            (.replace, 338585, 535608, 657938), (.kind, 745569, 381643, 561431), (.move, 285258, 973639, 983254),
            (.animated, 452164, 488221, 486265), (.replace, 1_022_713, 846058, 875140),
            (.animated, 432838, 745834, 843522), (.wrap, 475618, 997211, 420545), (.remove, 413911, 251760, 374125),
            (.write, 612057, 839625, 400729),
        ]
        let failure = Player.play(252, nodes: 12, edits.map { Edit(kind: $0.0, a: $0.1, b: $0.2, seed: $0.3) })
        #expect(failure == nil, "\(failure.map(Player.describe) ?? "")")
    }

    /// Found once, and mended: after an animated change of elements in an implicit container, the room of what had
    /// left stayed.
    @Test func theRoomOfWhatHasLeft() {
        let failure = Player.play(12, nodes: 6, [Edit(kind: .animated, a: 148902, b: 893006, seed: 288231)])
        #expect(failure == nil, "\(failure.map(Player.describe) ?? "")")
    }
}
