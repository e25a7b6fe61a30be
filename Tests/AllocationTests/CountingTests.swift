import Testing

/// The counter itself: a test that finds no memory asked for must not be one that does not look.
@Suite struct CountingTests {
    final class Cell {
        var next: Cell?
    }

    @Test func theCounterSeesObjectsAndArrays() {
        #expect(allocations {} == 0)
        #expect(allocations { withExtendedLifetime(Cell()) {} } <= 1)
        var cells: [Cell] = []
        #expect(allocations { for _ in 0..<100 { cells.append(Cell()) } } > 100)
        #expect(cells.count == 100)
    }
}
