import SplitMix
import Testing

@testable import MartletCore

/// Laws of editing, tried on random acts over texts with clusters of several scalars.
@Suite struct EditingLawTests {
    private let pieces = ["a", "b", " ", ".", "한", "글", "é", "e\u{301}", "👩‍👧", "\u{301}", "あ", "ア", "字", "\n", "ש"]

    private func random(_ random: inout SplitMix64) -> TextEditing {
        var text = ""
        for _ in 0..<Int.random(in: 0...12, using: &random) { text += pieces.randomElement(using: &random)! }
        let count = text.count
        return TextEditing(
            text, head: Int.random(in: 0...count, using: &random), anchor: Int.random(in: 0...count, using: &random))
    }

    private let movements: [TextMovement] = [.character, .word, .line, .document]

    /// Moving never changes the text; there and back by a character is where one was; deleting what was typed gives the text
    /// before, where the letters did not join; positions stay in the text.
    @Test(arguments: 0..<40) func laws(seed: UInt64) {
        var source = SplitMix64(seed: seed &* 7919 &+ 13)
        for _ in 0..<50 {
            let start = random(&source)
            #expect(start.selection.upperBound <= start.text.count)
            for movement in movements {
                for forward in [true, false] {
                    var moved = start
                    moved.move(movement, forward: forward, extending: true)
                    #expect(moved.text == start.text && moved.anchor == start.anchor)
                    #expect(forward ? moved.head >= start.head : moved.head <= start.head)
                    var deleted = start
                    deleted.delete(movement, forward: forward)
                    #expect(deleted.selection.isEmpty)
                    let gone = start.selection.isEmpty ? start.text.count - abs(moved.head - start.head) : nil
                    if let gone {
                        // What was apart may join when what stood between is gone.
                        #expect(deleted.text.count <= gone)
                        #expect(deleted.text.unicodeScalars.count <= start.text.unicodeScalars.count)
                    }
                }
            }
            var typed = start
            typed.select(anchor: start.head, head: start.head)
            let bare = typed
            typed.insert("x")
            #expect(typed.text.count <= bare.text.count + 1)
            #expect(typed.selection.isEmpty && typed.head <= typed.text.count)
            if typed.text.count == bare.text.count + 1, typed.head == bare.head + 1 {
                typed.delete(.character, forward: false)
                #expect(typed == bare)
            }
        }
    }

    /// Replacing a range is the same as cutting the text there, and a selection on either side stays with its letters.
    @Test(arguments: 0..<40) func replacing(seed: UInt64) {
        var source = SplitMix64(seed: seed &* 104_729 &+ 5)
        for _ in 0..<50 {
            let letters = (0..<Int.random(in: 0...9, using: &source)).map { _ in
                "abcdefg".randomElement(using: &source)!
            }
            let text = String(letters)
            let a = Int.random(in: 0...text.count, using: &source), b = Int.random(in: 0...text.count, using: &source)
            let caret = Int.random(in: 0...text.count, using: &source)
            let range = min(a, b)..<max(a, b)
            var editing = TextEditing(text, head: caret, anchor: caret)
            editing.replace(range, with: "XY")
            #expect(editing.text == text.prefix(range.lowerBound) + "XY" + text.dropFirst(range.upperBound))
            if caret <= range.lowerBound { #expect(editing.head == caret) }
            if caret > range.upperBound { #expect(editing.head == caret - range.count + 2) }
            // Given the same from outside, one that edits arrives at the same text.
            var other = TextEditing(text, head: caret, anchor: caret)
            other.adopt(editing.text)
            #expect(other.text == editing.text && other.head <= other.text.count)
        }
    }

    @Test func words() {
        let text = "let x = 한국어 텍스트, 漢字かなカナ (end)"
        let words = WordBoundaries(text)
        var position = 0
        var ends: [String] = []
        while position < text.count {
            let next = words.next(from: position, forward: true)
            ends.append(String(text.dropFirst(position).prefix(next - position)))
            position = next
        }
        #expect(ends == ["let", " x", " = 한국어", " 텍스트", ", 漢字", "かな", "カナ", " (end", ")"])
        #expect(words.next(from: 5, forward: false) == 4)
        #expect(words.range(at: 1) == 0..<3)
        #expect(words.range(at: 3) == 3..<4)
        #expect(words.range(at: text.count) == (text.count - 1)..<text.count)
        #expect(WordBoundaries("").range(at: 0).isEmpty && WordBoundaries("").next(from: 3, forward: true) == 0)
    }

    /// Undone step by step, then done again, every text comes by that there was between the steps.
    @Test func history() {
        var history = EditHistory()
        var now = TextEditing("")
        func change(_ kind: EditHistory.Kind, _ text: String) {
            history.note(now, kind)
            now = TextEditing(text)
        }
        for text in ["a", "ab", "abc"] { change(.typing, text) }
        change(.deleting, "ab")
        change(.deleting, "a")
        change(.other, "pasted")
        history.endRun()
        change(.typing, "pastedx")
        var seen: [String] = []
        while let before = history.undo(from: now) {
            now = before
            seen.append(now.text)
        }
        #expect(seen == ["pasted", "a", "abc", ""])
        while let after = history.redo(from: now) { now = after }
        #expect(now.text == "pastedx")
        for number in 0..<(EditHistory.limit + 50) {
            history.note(now, .other)
            now = TextEditing("\(number)")
        }
        var steps = 0
        while let before = history.undo(from: now) {
            now = before
            steps += 1
        }
        #expect(steps == EditHistory.limit)
    }
}
