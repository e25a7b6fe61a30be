import SwiftUI
import Testing

@testable import MartletCore

/// The Edit menu's commands and the clipboard.
@MainActor @Suite struct ClipboardTests {
    private func text(_ clipboard: any Clipboard) -> String? {
        var found: String?
        clipboard.readText { found = $0 }
        return found
    }

    @Test func inFields() {
        let draft = Draft("hello world")
        let page = Page { field(draft) }
        let clipboard = page.input.desktop.clipboard
        let client = page.focus()
        #expect(!page.input.canPerform(.copy) && !page.input.canPerform(.paste) && !page.input.canPerform(.undo))
        #expect(!page.input.perform(.cut) && clipboard.changeCount == 0)
        client.setSelection(0..<5)
        #expect(page.input.canPerform(.copy))
        page.key("c", .control)
        #expect(text(clipboard) == "hello" && draft.text == "hello world")
        page.key(.end)
        page.key("v", .control)
        #expect(draft.text == "hello worldhello" && page.shown() == "hello worldhello|")
        client.setSelection(5..<11)
        page.key("x", .command)
        #expect(draft.text == "hellohello" && text(clipboard) == " world")
        #expect(page.input.perform(.undo))
        page.host.flush()
        #expect(draft.text == "hello worldhello")
        #expect(page.input.perform(.selectAll) && page.input.perform(.delete))
        page.host.flush()
        #expect(draft.text == "")
        clipboard.write("two\nlines")
        page.input.perform(.paste)
        page.host.flush()
        #expect(draft.text == "two lines", "a line has no breaks")
    }

    @Test func severalItems() {
        let draft = Draft("")
        let page = Page { field(draft, isMultiline: true) }
        page.focus()
        page.input.desktop.clipboard.write([NSItemProvider(object: "one"), NSItemProvider(object: "two")])
        page.input.perform(.paste)
        page.host.flush()
        #expect(draft.text == "one\ntwo")
        page.input.desktop.clipboard.write([NSItemProvider(object: URL(string: "https://swift.org")!)])
        page.input.perform(.selectAll)
        page.input.perform(.paste)
        page.host.flush()
        #expect(draft.text == "https://swift.org")
    }

    /// A clipboard whose owner answers when it likes.
    final class Slow: @unchecked Sendable {
        var answers: [@Sendable (Data?, (any Error)?) -> Void] = []
        var provider: NSItemProvider {
            let item = NSItemProvider()
            item.registerDataRepresentation(for: .utf8PlainText) { [self] handler in
                answers.append(handler)
                return nil
            }
            return item
        }
    }

    /// Typing goes on while an owner lets wait; what arrives late goes to where the insertion point is then, what never
    /// arrives costs nothing, and what arrives for a field that has gone is dropped.
    @Test func slowOwners() {
        let slow = Slow()
        let draft = Draft("ab")
        let page = Page { Passing(draft: draft) }
        page.input.desktop.clipboard.write([slow.provider])
        page.focus()
        page.key("v", .control)
        #expect(draft.text == "ab" && slow.answers.count == 1)
        page.type("c")
        slow.answers[0](Data("LATE".utf8), nil)
        page.host.flush()
        #expect(draft.text == "abcLATE" && page.shown() == "abcLATE|")
        page.key("v", .control)
        slow.answers[1](nil, nil)
        page.host.flush()
        #expect(draft.text == "abcLATE")
        page.key("v", .control)
        draft.other = "gone"
        page.host.flush()
        slow.answers[2](Data("X".utf8), nil)
        page.host.flush()
        #expect(draft.text == "abcLATE")
    }

    /// To select is to offer; the middle button puts it where it points.
    @Test func primarySelection() {
        let desktop = DesktopServices()
        let primary = MemoryClipboard()
        desktop.primarySelection = primary
        let draft = Draft("hello world")
        let page = Page(desktop: desktop) { field(draft) }
        page.down(page.point(0))
        page.move(page.point(3))
        #expect(primary.changeCount == 0, "not before it is chosen")
        page.move(page.point(5))
        page.up(page.point(5))
        #expect(text(primary) == "hello" && primary.changeCount == 1)
        #expect(page.input.pastePrimarySelection(at: page.point(11)))
        page.host.flush()
        #expect(draft.text == "hello worldhello")
        #expect(desktop.clipboard.items.isEmpty)
        #expect(!page.input.pastePrimarySelection(at: CGPoint(x: 5, y: 95)))
        page.key(.home, .shift)
        #expect(text(primary) == "hello worldhello")
    }

    private struct Pasting: View {
        @Bindable var draft: Draft
        var body: some View {
            Color.gray.focusable()
                .copyable([draft.text])
                .cuttable { () -> [String] in
                    defer { draft.text = "" }
                    return [draft.text]
                }
                .pasteDestination(for: String.self) {
                    draft.other = $0.joined(separator: "+")
                } validator: {
                    $0.filter { !$0.isEmpty }
                }
                .onDeleteCommand { draft.text = "deleted" }
        }
    }

    @Test func commandsOfViews() async throws {
        let draft = Draft("value")
        let page = Page { Pasting(draft: draft) }
        let clipboard = page.input.desktop.clipboard
        #expect(!page.input.perform(.copy) && !page.input.keyPress("c", .control), "nothing has the focus")
        page.click(CGPoint(x: 100, y: 50))
        #expect(page.input.canPerform(.copy) && !page.input.canPerform(.paste) && !page.input.canPerform(.undo))
        page.key("c", .command)
        #expect(clipboard.items.count == 1)
        #expect(try await clipboard.items[0].transferable(String.self) == "value")
        #expect(page.input.perform(.cut) && draft.text == "")
        #expect(page.input.perform(.delete) && draft.text == "deleted")
        clipboard.write([NSItemProvider(object: "a"), NSItemProvider(object: ""), NSItemProvider(object: "b")])
        #expect(page.input.perform(.paste))
        await patience { !draft.other.isEmpty }
        #expect(draft.other == "a+b")
    }

    @Test func providers() {
        let draft = Draft()
        let page = Page {
            Color.gray.focusable()
                .onCopyCommand { [NSItemProvider(object: "copied")] }
                .onCutCommand(perform: nil)
                .onPasteCommand(of: [.utf8PlainText]) { draft.number = $0.count }
        }
        page.click(CGPoint(x: 100, y: 50))
        #expect(page.input.perform(.copy) && !page.input.perform(.cut))
        #expect(text(page.input.desktop.clipboard) == "copied")
        page.input.desktop.clipboard.write([NSItemProvider(object: URL(string: "x:y")!)])
        #expect(!page.input.perform(.paste))
        page.input.desktop.clipboard.write([NSItemProvider(object: "1"), NSItemProvider(object: "2")])
        #expect(page.input.perform(.paste) && draft.number == 2)
    }

    @Test func pasteButtons() {
        let draft = Draft()
        let page = Page {
            PasteButton(supportedContentTypes: [.utf8PlainText]) { draft.number = $0.count }
        }
        func press() {
            page.click(CGPoint(x: 100, y: 50))
            page.host.flush()
        }
        press()
        #expect(draft.number == 5, "there is nothing to paste")
        page.input.desktop.clipboard.write("now")
        page.host.flush()
        press()
        #expect(draft.number == 1)
        page.input.desktop.clipboard.write([])
        page.host.flush()
        draft.number = 7
        press()
        #expect(draft.number == 7)
    }
}
