import Testing

@testable import MartletGraph

/// What the engine touches together lies together: Decision 0013.
@Suite struct NodeLayoutTests {
    @Test func aNodeIsHalfALineAndItsDetailsAreOne() {
        #expect(MemoryLayout<Node>.stride == 32)
        #expect(MemoryLayout<NodeDetails>.stride == 64)
        #expect(MemoryLayout<ReaderList>.stride == 8)
    }
}
