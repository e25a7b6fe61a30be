import Testing

@testable import MartletCore

@Suite struct TextEditingTests {
    private func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> KeyPress {
        KeyPress(phase: .down, key: key, characters: "", modifiers: modifiers)
    }

    @Test func insertsAndDeletes() {
        var editing = TextEditing("abc")
        editing.insert("d")
        #expect(editing.text == "abcd")
        _ = editing.apply(key(.home))
        editing.insert("x")
        #expect(editing == TextEditing("xabcd", head: 1, anchor: 1))
        _ = editing.apply(key(.deleteForward))
        _ = editing.apply(key(.delete))
        #expect(editing == TextEditing("bcd", head: 0, anchor: 0))
        _ = editing.apply(key(.delete))
        #expect(editing.text == "bcd")
    }

    @Test func selects() {
        var editing = TextEditing("hello")
        _ = editing.apply(key(.leftArrow, .shift))
        _ = editing.apply(key(.leftArrow, .shift))
        #expect(editing.selected == "lo")
        editing.insert("p!")
        #expect(editing.text == "help!")
        _ = editing.apply(key("a", .command))
        _ = editing.apply(key(.leftArrow))
        #expect(editing == TextEditing("help!", head: 0, anchor: 0))
        _ = editing.apply(key("a", .command))
        editing.insert("x")
        #expect(editing.text == "x")
    }

    @Test func countsCharactersAndNotBytes() {
        var editing = TextEditing("한글👩‍👧")
        _ = editing.apply(key(.delete))
        #expect(editing.text == "한글")
        _ = editing.apply(key(.leftArrow))
        editing.insert("é")
        #expect(editing.text == "한é글")
    }

    @Test func keepsPositionsInsideOfAShorterText() {
        let editing = TextEditing("ab", head: 9, anchor: -1)
        #expect(editing.selection == 0..<2)
        var other = editing
        let isHandled = other.apply(key("x"))
        #expect(!isHandled)
    }
}
