import CAllocations

/// How often `body` asks for memory on this thread.
func allocations(_ body: () throws -> Void) rethrows -> Int {
    let before = allocations_of_thread()
    try body()
    return Int(allocations_of_thread() - before)
}
