import SwiftUI
import Testing

@testable import MartletCore

/// Text that an input method composes.
@MainActor @Suite struct CompositionTests {
    /// An input method that says what it is told, and commits what it composes when it has to end, as Korean ones do.
    final class Method: InputMethod {
        var log: [String] = []
        var commits = false

        func textInputDidBegin(_ client: TextClient) { log.append("begin") }
        func textInputDidChange(_ client: TextClient) { log.append("change \(client.caret)") }
        func finishComposing(_ client: TextClient) {
            guard let text = client.markedText?.text else { return }
            log.append("finish \(text)")
            if commits { client.insertText(text) }
        }
        func textInputDidEnd(_ client: TextClient) { log.append("end") }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    /// Each syllable as it grows, in place and underlined; the binding has only what is committed.
    @Test func hangul() {
        let draft = Draft("<>")
        let page = Page { field(draft) }
        let client = page.focus()
        page.key(.leftArrow)
        for step in ["ㅇ", "아", "안"] {
            client.setMarkedText(MarkedText(step))
            page.host.flush()
            #expect(draft.text == "<>" && page.field.shown.string == "<\(step)>")
            #expect(page.field.shown.marked == 1..<2 && page.field.shown.caret == 2)
            let request = page.field.shownLayout.request
            #expect(request.runs.map { $0.underline != nil } == [false, true, false])
        }
        client.insertText("안")
        client.setMarkedText(MarkedText("ㄴ"))
        page.host.flush()
        #expect(draft.text == "<안>" && page.field.shown.string == "<안ㄴ>")
        client.insertText("녕")
        client.setMarkedText(nil)
        page.host.flush()
        #expect(draft.text == "<안녕>" && page.shown() == "<안녕|>" && client.markedText == nil)
        page.key("z", .control)
        #expect(draft.text == "<>", "what was composed is typed text")
    }

    /// A conversion in parts with its own insertion point; the rectangle of it moves along.
    @Test func segments() {
        let page = Page { field(Draft("ab")) }
        let client = page.focus()
        page.key(.home)
        client.setMarkedText(
            MarkedText("日本ご", caret: 2, segments: [MarkedText.Segment(0..<2, .highlighted)]))
        page.host.flush()
        let runs = page.field.shownLayout.request.runs
        #expect(runs.map(\.text) == ["日本", "ご", "ab"])
        #expect(runs.map { $0.background != nil } == [true, false, false])
        #expect(page.field.shown.caret == 2)
        let after = client.caretRect.minX
        client.setMarkedText(MarkedText("日本ご", caret: 0))
        page.host.flush()
        #expect(after - client.caretRect.minX == 26)
        // What stands behind is found where it is shown now.
        #expect(page.field.offset(at: CGPoint(x: 39 + 6.5, y: 5)) == 1)
        #expect(client.rects(for: 1..<2)[0].minX - client.caretRect.minX == 39 + 6.5)
    }

    /// What is composed takes the place of the selection only when it is committed.
    @Test func inPlaceOfASelection() {
        let draft = Draft("abcd")
        let page = Page { field(draft) }
        let client = page.focus()
        client.setSelection(1..<3)
        client.setMarkedText(MarkedText("X"))
        page.host.flush()
        #expect(draft.text == "abcd" && page.field.shown.string == "aXd")
        page.key(.escape)
        #expect(draft.text == "abcd" && page.shown() == "a[bc]d" && page.field.shown.string == "abcd")
        client.setMarkedText(MarkedText("X"))
        client.insertText("XY")
        page.host.flush()
        #expect(draft.text == "aXYd" && page.shown() == "aXY|d")
    }

    /// The focus goes, a click comes, a key moves: the input method may still commit what it has, where it was.
    @Test(arguments: [true, false]) func interruptions(commits: Bool) {
        let draft = Draft("ab")
        let method = Method()
        method.commits = commits
        let page = Page {
            VStack {
                field(draft)
                TextField("Other", text: .constant(""))
            }
        }
        page.input.inputMethod = method
        let client = page.focus()
        #expect(method.take() == ["begin", "change 2"])
        func compose() {
            client.setMarkedText(MarkedText("ㅎ"))
            page.host.flush()
            _ = method.take()
        }
        compose()
        page.click(page.point(0))
        #expect(method.take().first == "finish ㅎ")
        #expect(draft.text == (commits ? "abㅎ" : "ab") && page.client.caret == 0 && client.markedText == nil)
        draft.text = "ab"
        page.host.flush()
        compose()
        page.key(.end)
        #expect(draft.text == (commits ? "ㅎab" : "ab"))
        draft.text = "ab"
        page.key(.end)
        compose()
        page.key(.tab)
        #expect(draft.text == (commits ? "abㅎ" : "ab") && client.markedText == nil)
        #expect(method.take().contains("end"))
        #expect(page.fields[1].isFocused)
        page.input.focus(nil)
        #expect(method.take() == ["end"])
    }

    /// The program takes the field away, or changes its text under what is composed.
    @Test func theProgramInterferes() {
        let draft = Draft("ab")
        let method = Method()
        let page = Page { Passing(draft: draft) }
        page.input.inputMethod = method
        let client = page.focus()
        client.setMarkedText(MarkedText("x"))
        draft.text = "other"
        page.host.flush()
        #expect(page.field.shown.string == "other" && client.markedText == nil)
        client.setMarkedText(MarkedText("x"))
        page.host.flush()
        _ = method.take()
        draft.other = "gone"
        page.host.flush()
        #expect(page.input.textClient == nil && method.take() == ["end"])
        client.insertText("late")
        client.setMarkedText(MarkedText("late"))
        #expect(!client.replace(0..<1, with: "late"))
        page.host.flush()
        #expect(draft.text == "other")
    }

    /// Around the insertion point, in scalars; deleting there never breaks the selection.
    @Test func surroundings() {
        let draft = Draft("한글e\u{301}👩‍👧z")
        let page = Page { field(draft) }
        let client = page.focus()
        client.setSelection(anchor: 3, head: 3)
        #expect(client.surroundings.cursor == 4 && client.surroundings.text == draft.text)
        #expect(client.deleteSurrounding(offset: -1, count: 1))
        page.host.flush()
        #expect(draft.text == "한글e👩‍👧z" && page.shown() == "한글e|👩‍👧z")
        #expect(client.deleteSurrounding(offset: 0, count: 3))
        page.host.flush()
        #expect(draft.text == "한글ez" && page.shown() == "한글e|z")
        #expect(!client.deleteSurrounding(offset: 5, count: 3))
        #expect(client.deleteSurrounding(offset: -9, count: 9))
        page.host.flush()
        #expect(draft.text == "z" && page.shown() == "|z")
    }

    /// Notices come once for each update, laid out, and none while nothing changes.
    @Test func notices() {
        let method = Method()
        let page = Page { field(Draft("abc")) }
        page.input.inputMethod = method
        page.focus()
        _ = method.take()
        page.type("d")
        #expect(method.take() == ["change 4"])
        page.wait(1)
        page.host.flush()
        #expect(method.take() == [])
        page.key(.leftArrow)
        #expect(method.take() == ["change 3"])
    }

    /// Assistive tools: a range replaced keeps the selection elsewhere, rectangles cover what they should.
    @Test func access() {
        let draft = Draft("hello world")
        let page = Page { field(draft) }
        let client = page.focus()
        #expect(client.replace(0..<5, with: "hi"))
        page.host.flush()
        #expect(draft.text == "hi world" && page.shown() == "hi world|")
        let rects = client.rects(for: 3..<8)
        #expect(rects.count == 1 && rects[0].width == 5 * 6.5)
        #expect(client.offset(at: CGPoint(x: rects[0].minX, y: rects[0].midY)) == 3)
        #expect(client.rects(for: 90..<95).allSatisfy { $0.width == 0 })
        client.setSelection(3..<8)
        page.host.flush()
        #expect(page.shown() == "hi [world]")
    }
}
