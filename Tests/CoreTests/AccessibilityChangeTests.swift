import MartletDrawing
import SplitMix
import Testing

@testable import MartletCore

/// The changes from one accessibility tree to another, taken one by one, make the other: for random trees.
@Suite struct AccessibilityChangeTests {
    private func tree(_ dice: inout SplitMix64) -> AccessibilityRecords {
        var records = AccessibilityRecords(windowSize: CGSize(width: 100, height: 100))
        // Of twelve that there may be, some are there, each below one that came before it.
        var placed: [AccessibilityRecord.ID] = [0]
        for id in (1...12 as ClosedRange<AccessibilityRecord.ID>).shuffled(using: &dice) where Bool.random(using: &dice)
        {
            let parent = placed.randomElement(using: &dice)!
            var record = AccessibilityRecord(
                id: id, role: [.button, .group, .textField].randomElement(using: &dice)!,
                frame: CGRect(x: Int.random(in: 0...2, using: &dice), y: 0, width: 5, height: 5))
            record.parent = parent
            record.label = [nil, "a", "b"].randomElement(using: &dice)!
            record.value = [nil, "1"].randomElement(using: &dice)!
            record.menuPart = [nil, .item, .checkItem].randomElement(using: &dice)!
            record.hint = [nil, "h"].randomElement(using: &dice)!
            record.states = Set(AccessibilityRecord.State.allCases.filter { _ in Bool.random(using: &dice) })
            record.actions = Bool.random(using: &dice) ? [.default] : []
            if Bool.random(using: &dice) {
                record.range = .init(
                    current: .random(in: 0...1, using: &dice), minimum: 0, maximum: 1, step: 0, canBeSet: true)
            }
            if Bool.random(using: &dice) {
                let string = String(
                    (0..<Int.random(in: 0...4, using: &dice)).map { _ in "aé🐦가".randomElement(using: &dice)! })
                record.text = .init(
                    string: string, head: Int.random(in: 0...string.count, using: &dice), anchor: 0,
                    isEditable: Bool.random(using: &dice), isMultiline: false)
            }
            records[id] = record
            let count = records[parent]!.children.count
            records[parent]!.children.insert(id, at: Int.random(in: 0...count, using: &dice))
            placed.append(id)
        }
        for id in placed where id != 0 && Bool.random(using: &dice) {
            records[id]!.relations[.labelledBy] = [placed.randomElement(using: &dice)!]
        }
        return records
    }

    @Test func changesMakeTheOtherTree() {
        var dice = SplitMix64(seed: 5)
        for _ in 0..<3000 {
            let old = tree(&dice), new = tree(&dice)
            var made = old
            for change in old.changes(to: new) { made.apply(change) }
            #expect(made == new)
            if made != new { return }
        }
    }

    @Test func equalTreesHaveNoChanges() {
        var dice = SplitMix64(seed: 7)
        for _ in 0..<200 {
            let tree = tree(&dice)
            #expect(tree.changes(to: tree).isEmpty)
        }
    }

    /// Each that stays where it was among the others is not moved: of n children of which one moves, one is told of.
    @Test func oneThatMovesIsOneMove() {
        func list(_ ids: [AccessibilityRecord.ID]) -> AccessibilityRecords {
            var records = AccessibilityRecords(windowSize: .zero)
            for id in ids { records[id] = AccessibilityRecord(id: id, role: .row, frame: .zero) }
            records[0]!.children = ids
            return records
        }
        let ids = Array(1...9 as ClosedRange<AccessibilityRecord.ID>)
        for from in ids.indices {
            for to in ids.indices where from != to {
                var moved = ids
                moved.insert(moved.remove(at: from), at: to)
                #expect(list(ids).changes(to: list(moved)).count == 2)
            }
        }
    }

    @Test func anEditIsWhatDiffers() {
        #expect(AccessibilityTextEdit(from: "abc", to: "abc") == nil)
        let edit = AccessibilityTextEdit(from: "a🐦c", to: "a🐦bbc")
        #expect(edit?.position == 2)
        #expect(edit?.removed == "")
        #expect(edit?.inserted == "bb")
        let doubled = AccessibilityTextEdit(from: "aa", to: "aaa")
        #expect(doubled?.applied(to: "aa") == "aaa")
        #expect(doubled?.inserted == "a")
    }
}
