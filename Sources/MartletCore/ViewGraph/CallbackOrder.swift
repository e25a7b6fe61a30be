/// The place of a callback among the others: inner before outer, siblings in order.
///
/// At one level the modifiers run in the order in which they are written, since each stands outside of the former.
final class CallbackOrder {
    private let parent: CallbackOrder?
    private let number: Int
    private let depth: Int
    nonisolated(unsafe) private static var count = 0

    init(inside parent: CallbackOrder?) {
        self.parent = parent
        depth = (parent?.depth ?? 0) + 1
        Self.count += 1
        number = Self.count
    }

    func precedes(_ other: CallbackOrder) -> Bool {
        if self === other { return false }
        var mine = self
        var theirs = other
        while mine.depth > theirs.depth { mine = mine.parent! }
        while theirs.depth > mine.depth { theirs = theirs.parent! }
        // One is inside the other: the inner one goes first.
        if mine === theirs { return depth > other.depth }
        while let a = mine.parent, let b = theirs.parent, a !== b {
            mine = a
            theirs = b
        }
        return mine.number < theirs.number
    }
}

/// Callbacks that wait, in the order in which they run.
struct CallbackQueue {
    private var waiting: [(order: CallbackOrder?, action: () -> Void)] = []

    var isEmpty: Bool { waiting.isEmpty }

    mutating func append(_ order: CallbackOrder?, _ action: @escaping () -> Void) {
        waiting.append((order, action))
    }

    mutating func removeAll() { waiting.removeAll() }

    /// Takes all, each run of placed callbacks sorted by place.
    mutating func take() -> [() -> Void] {
        var result: [() -> Void] = []
        result.reserveCapacity(waiting.count)
        var run: [(order: CallbackOrder, action: () -> Void)] = []
        func finishRun() {
            run.sort { $0.order.precedes($1.order) }
            result += run.map(\.action)
            run.removeAll()
        }
        for (order, action) in waiting {
            if let order {
                run.append((order, action))
            } else {
                finishRun()
                result.append(action)
            }
        }
        finishRun()
        waiting.removeAll(keepingCapacity: true)
        return result
    }
}
