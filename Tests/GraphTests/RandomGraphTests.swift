import MartletGraph
import Testing

/// The oracle: after any sequence of changes, the incremental result equals a fresh one.
@Suite struct RandomGraphTests {
    @Test(arguments: 0..<25) func incrementalEqualsFresh(block: UInt64) { hold(block, lastRevision: nil) }

    /// Revisions that end and begin anew every few writes change nothing.
    @Test(arguments: 0..<25) func revisionsBeginAnew(block: UInt64) { hold(block, lastRevision: UInt32(3 + block)) }

    private func hold(_ block: UInt64, lastRevision: UInt32?) {
        for seed in block * 10..<block * 10 + 10 {
            var world = RandomWorld(seed: seed, lastRevision: lastRevision)
            for step in 0..<25 {
                world.step()
                let faults = world.faults()
                if !faults.isEmpty {
                    Issue.record("seed \(seed), step \(step): \(faults.joined(separator: "; "))")
                    return
                }
            }
        }
    }
}
