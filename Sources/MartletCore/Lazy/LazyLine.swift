/// Cells of a lazy container beside each other: one in a stack, up to one for each track in a grid.
struct LazyLine {
    var cells: ContiguousArray<LazyCell>
    /// The number of its first cell among all.
    var index = 0
    /// Where it begins, and how long it is along the axis.
    var start: CGFloat = 0
    var length: CGFloat = 0

    var end: CGFloat { start + length }

    /// Whether any of it shows between two positions. Lines without a length count where they just touch.
    func shows(between low: CGFloat, _ high: CGFloat) -> Bool {
        length > 0 ? end > low && start < high : start >= low && start <= high
    }
}

/// A run of cells outside of what is made whose real length is known, though not that of each.
struct LazyStretch {
    var cells = 0
    var length: CGFloat = 0
}

/// The mean length of what has been measured, its distance included.
struct LazyMean {
    private(set) var count: CGFloat = 0
    private var sum: CGFloat = 0

    mutating func add(_ length: CGFloat) {
        count += 1
        sum += length
    }

    /// What is taken for the mean before anything was measured in the window.
    var guess: CGFloat?

    var value: CGFloat { count > 0 ? sum / count : guess ?? 0 }
}
