import MartletGraph
import Testing

/// The oracle: after any sequence of changes, the incremental result equals a fresh one.
@Suite struct RandomGraphTests {
    @Test(arguments: 0..<25) func incrementalEqualsFresh(block: UInt64) {
        for seed in block * 10..<block * 10 + 10 {
            var world = RandomWorld(seed: seed)
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
