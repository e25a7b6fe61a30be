import MartletDrawing
import MartletHeadless
import SwiftUI

@testable import MartletCore

/// A host with fields in it, at 13 points: letters are 6.5 wide, ideographs 13.
@MainActor final class Page {
    let host: ViewHost
    var time = 0.0

    init<V: View>(
        width: CGFloat = 200, height: CGFloat = 100, desktop: DesktopServices = DesktopServices(),
        environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ content: @escaping @MainActor () -> V
    ) {
        host = ViewHost(shaper: FixedAdvanceShaper())
        host.input.desktop = desktop
        host.updateEnvironment(environment)
        host.setSize(ProposedViewSize(width: width, height: height))
        host.setContent(content)
        host.flush()
    }

    isolated deinit { host.end() }

    var input: InputState { host.input }
    var client: TextClient { host.input.textClient! }

    var fields: [TextSurfaceNode] {
        var found: [TextSurfaceNode] = []
        func visit(_ node: ViewNode) {
            if let field = node as? TextSurfaceNode { found.append(field) }
            for child in node.children { visit(child) }
        }
        visit(host.rootNode)
        return found
    }

    var field: TextSurfaceNode { fields[0] }

    /// Gives the focus to a field, as the program does.
    @discardableResult
    func focus(_ index: Int = 0) -> TextClient {
        host.input.focus(fields[index])
        host.flush()
        return client
    }

    func type(_ text: String) {
        for letter in text {
            host.input.insertText(String(letter))
            host.flush()
        }
    }

    func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
        host.input.keyPress(key, modifiers)
        host.flush()
    }

    /// The point in root coordinates before a character of a field.
    func point(_ offset: Int, _ index: Int = 0) -> CGPoint {
        let field = fields[index]
        let rect = field.toRoot(field.textRects(for: offset..<offset)[0])
        return CGPoint(x: rect.midX + 0.5, y: rect.midY)
    }

    func down(_ point: CGPoint, _ modifiers: EventModifiers = []) {
        host.input.pointerDown(at: point, kind: .mouse, modifiers: modifiers)
        host.flush()
    }

    func move(_ point: CGPoint) {
        host.input.pointerMoved(to: point)
        host.flush()
    }

    func up(_ point: CGPoint) {
        host.input.pointerUp(at: point)
        host.flush()
    }

    func click(_ point: CGPoint, _ modifiers: EventModifiers = []) {
        down(point, modifiers)
        up(point)
    }

    func wait(_ seconds: Double) {
        time += seconds
        host.advance(to: time)
        host.flush()
    }

    /// The text of a field with the selection in it: `ab|c`, `a[bc]`.
    func shown(_ index: Int = 0) -> String {
        let field = fields[index]
        let text = field.client.string, range = field.client.selection
        let head = text.prefix(range.lowerBound), tail = text.dropFirst(range.upperBound)
        if range.isEmpty { return head + "|" + tail }
        return head + "[" + text.dropFirst(range.lowerBound).prefix(range.count) + "]" + tail
    }
}

/// A value that a field edits.
@MainActor @Observable final class Draft {
    var text: String
    var other = ""
    var number = 5
    var isPresented = false

    init(_ text: String = "") { self.text = text }

    var binding: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
}

@MainActor func field(_ draft: Draft, isMultiline: Bool = false) -> some View {
    DraftField(draft: draft, isMultiline: isMultiline)
}

private struct DraftField: View {
    @Bindable var draft: Draft
    var isMultiline: Bool

    var body: some View {
        if isMultiline {
            TextField("Prompt", text: $draft.text, axis: .vertical)
        } else {
            TextField("Prompt", text: $draft.text)
        }
    }
}

/// A field that is there while `other` is empty.
struct Passing: View {
    let draft: Draft
    var body: some View { if draft.other.isEmpty { field(draft) } }
}

/// Lets tasks of the main actor run until something has happened, or many have run.
@MainActor func patience(_ hasHappened: () -> Bool) async {
    for _ in 0..<20_000 where !hasHappened() { await Task.yield() }
}
