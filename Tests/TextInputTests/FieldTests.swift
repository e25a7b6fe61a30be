import SwiftUI
import Testing

@testable import MartletCore

/// What keys and the pointer do in a field.
@MainActor @Suite struct FieldTests {
    @Test func clicksPlaceTheInsertionPoint() {
        let draft = Draft("hello world")
        let page = Page { field(draft) }
        page.click(page.point(3))
        #expect(page.shown() == "hel|lo world")
        page.type("X")
        #expect(draft.text == "helXlo world" && page.shown() == "helX|lo world")
        page.wait(1)
        page.click(CGPoint(x: 198, y: page.point(0).y - 10))
        #expect(page.shown() == "helXlo world|")
        page.wait(1)
        page.click(page.point(5), .shift)
        #expect(page.shown() == "helXl[o world]")
    }

    /// Dragging selects from where it began to where it is, for every pair of places and also beyond the field.
    @Test func dragsSelect() {
        let draft = Draft("abc def")
        let page = Page { field(draft) }
        for from in 0...7 {
            for to in 0...7 where from != to {
                page.wait(1)
                page.down(page.point(from))
                page.move(page.point(to))
                page.up(page.point(to))
                #expect(page.client.selection == min(from, to)..<max(from, to))
                #expect(page.client.caret == to)
            }
        }
        page.wait(1)
        page.down(page.point(2))
        page.move(CGPoint(x: 500, y: 400))
        #expect(page.shown() == "ab[c def]")
        page.move(CGPoint(x: -50, y: -400))
        #expect(page.shown() == "[ab]c def")
        page.up(CGPoint(x: -50, y: -400))
    }

    @Test func clicksThatFollowEachOther() {
        let page = Page { field(Draft("one two three")) }
        let point = page.point(5)
        page.click(point)
        page.click(point)
        #expect(page.shown() == "one [two] three")
        page.click(point)
        #expect(page.shown() == "[one two three]")
        page.click(point)
        #expect(page.shown() == "one t|wo three")
        page.wait(1)
        page.click(point)
        page.down(point)
        page.move(page.point(10))
        #expect(page.shown() == "one [two three]")
        page.move(page.point(1))
        #expect(page.shown() == "[one two] three")
        page.up(page.point(1))
        page.wait(1)
        page.click(point)
        page.wait(0.5)
        page.click(point)
        #expect(page.shown() == "one t|wo three", "too late for a double click")
    }

    @Test func keys() {
        let draft = Draft("one two 한글 x")
        let page = Page { field(draft) }
        page.focus()
        #expect(page.shown() == "one two 한글 x|")
        page.key(.leftArrow, .control)
        page.key(.leftArrow, .option)
        #expect(page.shown() == "one two |한글 x")
        page.key(.rightArrow, [.control, .shift])
        #expect(page.shown() == "one two [한글] x")
        page.key(.leftArrow)
        #expect(page.shown() == "one two |한글 x")
        page.key(.delete, .control)
        #expect(page.shown() == "one |한글 x")
        page.key(.deleteForward, .control)
        #expect(page.shown() == "one | x")
        page.key(.home, .shift)
        #expect(page.shown() == "[one ] x")
        page.key(.end)
        #expect(page.shown() == "one  x|")
        page.key("a", .control)
        page.type("z")
        #expect(draft.text == "z")
        page.key("z", .control)
        #expect(draft.text == "one  x" && page.shown() == "[one  x]")
        page.key("z", .control)
        page.key("z", .control)
        #expect(draft.text == "one two 한글 x")
        page.key("z", [.command, .shift])
        page.key("y", .control)
        page.key("y", .control)
        #expect(draft.text == "z")
        page.key("y", .control)
        #expect(draft.text == "z")
    }

    @Test func tabSelectsAll() {
        let draft = Draft("one")
        let page = Page {
            VStack {
                field(draft)
                field(draft)
            }
        }
        page.key(.tab)
        #expect(page.shown() == "[one]")
        page.key(.tab)
        #expect(page.shown(1) == "[one]" && page.fields[1].isFocused)
    }

    private struct Digits: View {
        @Bindable var draft: Draft
        var body: some View {
            TextField(
                "Digits", text: Binding(get: { draft.text }, set: { draft.text = $0.filter(\.isNumber) }))
        }
    }

    /// The program may keep another text than what was typed: what is shown is the program's.
    @Test func aProgramThatFilters() {
        let draft = Draft("1")
        let page = Page { Digits(draft: draft) }
        page.focus()
        page.type("2a3")
        #expect(draft.text == "123" && page.shown() == "123|")
        page.key(.leftArrow)
        page.type("x")
        #expect(page.shown() == "12|3")
        draft.text = "9123"
        page.host.flush()
        #expect(page.shown() == "912|3")
        let constant = Page { TextField("A", text: .constant("no")) }
        constant.focus()
        constant.type("x")
        #expect(constant.shown() == "no|")
    }

    /// A text longer than its field is scrolled so that the insertion point is always inside; its start shows again when the
    /// focus goes.
    @Test func longTexts() {
        let draft = Draft(String(repeating: "abcdefghij", count: 20))
        let page = Page { field(draft) }
        let room = page.field.toRoot(page.field.bounds)
        page.focus()
        #expect(page.client.caretRect.maxX <= room.maxX + 0.01 && page.field.scrolled.x > 1000)
        var source = SystemRandomNumberGenerator()
        for _ in 0..<60 {
            let place = Int.random(in: 0...200, using: &source)
            page.client.setSelection(anchor: place, head: place)
            page.host.flush()
            let caret = page.client.caretRect
            #expect(caret.minX >= room.minX - 0.01 && caret.minX + 1 <= room.maxX + 0.01)
        }
        page.key(.home)
        #expect(page.field.scrolled.x == 0)
        for _ in 0..<200 {
            page.key(.rightArrow)
            #expect(page.client.caretRect.minX + 1 <= room.maxX + 0.01)
        }
        page.key("a", .control)
        page.key(.delete)
        #expect(page.field.scrolled.x == 0 && draft.text == "")
        page.type("x")
        page.input.focus(nil)
        page.host.flush()
        #expect(page.field.scrolled.x == 0)
    }

    @Test func severalLines() {
        let draft = Draft("first line\nsecond\n")
        let page = Page { field(draft, isMultiline: true).frame(width: 120) }
        page.focus()
        #expect(page.shown() == "first line\nsecond\n|")
        let rows = page.client.caretRect.minY
        page.key(.upArrow)
        #expect(page.shown() == "first line\n|second\n")
        #expect(page.client.caretRect.minY < rows)
        page.key(.end)
        #expect(page.shown() == "first line\nsecond|\n")
        page.key(.upArrow)
        #expect(page.shown() == "first |line\nsecond\n")
        page.key(.home)
        page.key(.downArrow, .shift)
        #expect(page.shown() == "[first line\n]second\n")
        page.key(.return, .shift)
        #expect(draft.text == "\nsecond\n")
        page.key(.downArrow)
        page.key(.downArrow)
        page.type("z")
        #expect(draft.text == "\nsecond\nz")
    }

    /// As many lines as the limit, then it scrolls.
    @Test func aLimitOfLines() {
        let draft = Draft("a")
        let page = Page(height: 300) { field(draft, isMultiline: true).lineLimit(3) }
        let one = page.field.size.height
        page.focus()
        for _ in 0..<6 { page.key(.return, .shift) }
        #expect(page.field.size.height == one * 3)
        #expect(page.field.scrolled.y > 0)
        let room = page.field.toRoot(page.field.bounds)
        #expect(page.client.caretRect.maxY <= room.maxY + 0.01)
        let before = page.field.scrolled.y
        _ = page.input.scroll(at: CGPoint(x: room.midX, y: room.midY), by: CGSize(width: 0, height: -20))
        #expect(page.field.scrolled.y == before - 20)
    }

    @Test func rightToLeft() {
        let draft = Draft("שלום")
        let page = Page(environment: { $0.layoutDirection = .rightToLeft }) { field(draft) }
        page.focus()
        let end = page.client.caretRect.minX
        page.key(.rightArrow)
        #expect(page.client.caret == 3 && page.client.caretRect.minX > end)
        page.key(.leftArrow)
        #expect(page.client.caret == 4)
        page.type("ע")
        #expect(draft.text == "שלוםע" && page.client.caretRect.minX < end)
    }

    @Test func secureFields() {
        let draft = Draft("secret word")
        let page = Page { SecureField("Word", text: draft.binding) }
        page.focus()
        #expect(page.client.string == String(repeating: "•", count: 11))
        page.key("a", .control)
        page.key("c", .control)
        #expect(page.input.desktop.clipboard.items.isEmpty && !page.input.canPerform(.copy))
        #expect(page.client.surroundings.text == "")
        page.key(.end)
        page.key(.leftArrow, .control)
        #expect(page.client.caret == 0, "its words are nobody's business")
        page.click(page.point(3))
        page.click(page.point(3))
        #expect(page.client.selection == 0..<11)
    }

    @Test func aFieldOfAValue() {
        let draft = Draft()
        let page = Page { ValueField(draft: draft) }
        page.focus()
        page.key("a", .control)
        page.type("42")
        #expect(draft.number == 5 && page.shown() == "42|")
        page.key(.leftArrow)
        page.type("1")
        page.input.focus(nil)
        page.host.flush()
        #expect(draft.number == 412)
    }

    private struct ValueField: View {
        @Bindable var draft: Draft
        var body: some View { TextField("Number", value: $draft.number, format: .number.grouping(.never)) }
    }

    /// A finger's tap places the insertion point, is heard outside as well, and a finger's drag selects nothing.
    @Test func fingers() {
        let draft = Draft("hello")
        let page = Page { field(draft).onTapGesture { draft.other += "tap " } }
        func touch(_ from: CGPoint, _ to: CGPoint) {
            page.input.pointerDown(at: from)
            page.input.pointerMoved(to: to)
            page.input.pointerUp(at: to)
            page.host.flush()
        }
        touch(page.point(2), page.point(2))
        #expect(page.shown() == "he|llo" && draft.other == "tap ")
        page.wait(1)
        touch(page.point(0), page.point(5))
        #expect(page.shown() == "he|llo")
        page.click(page.point(4))
        #expect(page.shown() == "hell|o" && draft.other == "tap tap ")
        page.wait(1)
        page.down(page.point(0))
        page.move(page.point(3))
        page.up(page.point(3))
        #expect(page.shown() == "[hel]lo" && draft.other == "tap tap ", "a mouse's drag is the field's alone")
    }

    @Test func aDisabledField() {
        let draft = Draft("hello")
        let page = Page { field(draft).disabled(true) }
        page.click(page.point(2))
        #expect(page.input.textClient == nil)
        #expect(!page.field.client.replace(0..<1, with: "x"))
        page.field.client.insertText("x")
        page.field.client.setMarkedText(MarkedText("x"))
        page.host.flush()
        #expect(draft.text == "hello" && page.field.client.markedText == nil)
    }

    private func blinkingDesktop() -> DesktopServices {
        let desktop = DesktopServices()
        desktop.caretBlink = DesktopServices.CaretBlink(period: 1, timeout: 4)
        return desktop
    }

    /// The insertion point blinks only in the field that has the focus in the window that has the attention, for a while after
    /// the last act; then nobody waits for anything.
    @Test func blinking() {
        let page = Page(desktop: blinkingDesktop()) { field(Draft("a")) }
        #expect(page.host.deadline == nil)
        page.focus()
        var shown: [Bool] = []
        for _ in 0..<8 {
            #expect(page.host.deadline == page.time + 0.5)
            page.wait(0.5)
            shown.append(page.field.showsCaret)
        }
        #expect(shown == [false, true, false, true, false, true, false, true])
        #expect(page.host.deadline == nil && page.field.showsCaret)
        page.type("b")
        #expect(page.host.deadline != nil)
        page.input.setWindowActive(false)
        #expect(page.host.deadline == nil && !page.field.showsCaret)
        page.input.setWindowActive(true)
        #expect(page.host.deadline != nil && page.field.showsCaret)
        page.input.focus(nil)
        page.host.flush()
        #expect(page.host.deadline == nil)
        let still = Page(desktop: blinkingDesktop(), environment: { $0.accessibilityReduceMotion = true }) {
            field(Draft("a"))
        }
        still.focus()
        #expect(still.host.deadline == nil && still.field.showsCaret)
    }

    @Test func traits() {
        let page = Page {
            TextField("A", text: .constant("")).keyboardType(.emailAddress).textInputAutocapitalization(.never)
                .autocorrectionDisabled().submitLabel(.send).textContentType(.emailAddress)
        }
        let traits = page.field.client.traits
        #expect(traits.purpose == .email && traits.capitalization == .never && !traits.isAutocorrected)
        #expect(traits.submitLabel == .send && traits.contentType == "emailAddress")
        let secure = Page { SecureField("A", text: .constant("")).keyboardType(.numberPad) }
        #expect(secure.field.client.traits.purpose == .password)
    }
}
