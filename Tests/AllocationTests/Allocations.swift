import CAllocations
import Testing

/// How often `body` asks for memory on this thread.
func allocations(_ body: () throws -> Void) rethrows -> Int {
    let before = allocations_of_thread()
    try body()
    return Int(allocations_of_thread() - before)
}

extension Trait where Self == ConditionTrait {
    /// Only in release mode: without the optimiser, code that is generic or has closures asks for memory where it need not.
    static var releaseOnly: Self {
        .enabled("counted in release mode, by Scripts/test") {
            #if DEBUG
            false
            #else
            true
            #endif
        }
    }
}
