import Foundation
import SplitMix

/// Plays lists of edits and makes those that fail shorter.
@MainActor enum Player {
    struct Failure {
        var seed: UInt64
        var nodes: Int
        var step: Int
        var edits: [Edit]
        var message: String
    }

    /// The edits of a seed.
    static func edits(_ seed: UInt64, count: Int) -> [Edit] {
        var random = SplitMix64(seed: seed &* 7919 &+ 13)
        return (0..<count).map { _ in .random(&random) }
    }

    /// Plays `edits` in the tree of `seed`; nil if all is well.
    static func play(
        _ seed: UInt64, nodes: Int, _ edits: [Edit], checksEach: Int = 8, comparesEach: Int = 1
    ) -> Failure? {
        let run = Run(seed: seed, nodes: nodes)
        for (step, edit) in edits.enumerated() {
            if isTracing { trace("seed \(seed), \(nodes) nodes, step \(step): \(edit) of \(run.tree)") }
            let compares = step % comparesEach == comparesEach - 1 || step == edits.count - 1
            if let message = run.play(edit, isThorough: step % checksEach == checksEach - 1, compares: compares) {
                _ = run.end()
                return Failure(seed: seed, nodes: nodes, step: step, edits: Array(edits[...step]), message: message)
            }
        }
        return run.end().map {
            Failure(seed: seed, nodes: nodes, step: edits.count, edits: edits, message: $0)
        }
    }

    /// `MARTLET_PROPERTY_TRACE=1` says each step beforehand: for what ends the process.
    private static let isTracing = ProcessInfo.processInfo.environment["MARTLET_PROPERTY_TRACE"] == "1"

    private static func trace(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

    /// The failure with as few edits as leaving out can reach. Costs up to `budget` runs.
    static func shrink(_ failure: Failure, budget: Int = 300) -> Failure {
        var best = failure
        var runs = 0
        var chunk = max(best.edits.count / 2, 1)
        while chunk >= 1, runs < budget {
            var start = 0
            var hasShrunk = false
            while start < best.edits.count, runs < budget {
                var fewer = best.edits
                fewer.removeSubrange(start..<min(start + chunk, fewer.count))
                runs += 1
                if let smaller = play(best.seed, nodes: best.nodes, fewer, checksEach: 1) {
                    best = smaller
                    hasShrunk = true
                } else {
                    start += chunk
                }
            }
            if chunk == 1, !hasShrunk { break }
            chunk = max(chunk / 2, 1)
        }
        return best
    }

    /// What a person needs to repeat it.
    static func describe(_ failure: Failure) -> String {
        var sower = Sower(seed: failure.seed)
        var ids = 1000
        var tree = sower.make(failure.nodes)
        var text =
            "seed \(failure.seed), \(failure.nodes) nodes, step \(failure.step) of \(failure.edits.count) edits left\n"
        text += "tree: \(tree)\n"
        for edit in failure.edits {
            tree = tree.applying(edit, ids: &ids)
            text += "  \(edit)\n"
        }
        text += "then: \(tree)\n"
        return text + failure.message
    }
}
