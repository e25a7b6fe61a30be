import MartletCore
import MartletHeadless

/// Acts of a user with the keyboard and with assistive technology.
extension Harness {
    /// Taps the target, which takes the focus, and types: at the end, or where the insertion point is if it had the focus.
    public func type(_ text: String, into target: some HarnessTarget) throws {
        let element = try find(target.target, for: "type into")
        let before = host.input.textClient
        let selection = (anchor: before?.anchor ?? 0, head: before?.caret ?? 0)
        try tap(target)
        if let client = host.input.textClient {
            let end = client.characterCount
            let place = client === before ? selection : (anchor: end, head: end)
            client.setSelection(anchor: place.anchor, head: place.head)
        }
        // A field takes the focus by a tap; what else can have it is given it.
        if host.input.focusedNode == nil { act { $0.focus(element.node) } }
        try typeText(text, act: "type into", target: target.target)
    }

    /// Types into the view that has the focus, letter by letter; a line break is the return key.
    public func type(_ text: String) throws { try typeText(text, act: "type", target: nil) }

    private func typeText(_ text: String, act name: String, target: Target?) throws {
        guard host.input.focusedNode != nil else { throw failure(name, target, .impossible("nothing has the focus")) }
        for letter in text {
            let isDone = letter.isNewline ? press(.return) : act { $0.insertText(String(letter)) }
            if !isDone, !letter.isNewline {
                throw failure(name, target, .impossible("what has the focus (\(focusDescription)) takes no text"))
            }
        }
    }

    private var focusDescription: String {
        guard let node = host.input.focusedNode else { return "nothing any more" }
        return Finding(host).all.last { node.isInside($0.node) || $0.node.isInside(node) }.map { "\($0)" } ?? node.path
    }

    /// Presses and releases a key. Gives whether anything took it.
    @discardableResult
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
        act { $0.keyPress(key, modifiers) }
    }

    /// Gives the target the focus.
    public func focus(_ target: some HarnessTarget) throws {
        let element = try find(target.target, for: "focus")
        guard element.isEnabled else { throw failure("focus", target.target, .disabled) }
        let isDone = act { $0.focus(element.node) }
        if !isDone { throw failure("focus", target.target, .impossible("it cannot have the focus")) }
    }

    /// Performs an action of assistive technology on the target.
    public func perform(_ action: AccessibilityActionKind, on target: some HarnessTarget) throws {
        let element = try find(target.target, for: "perform \(action) on")
        guard element.isEnabled else { throw failure("perform \(action) on", target.target, .disabled) }
        let isDone = act { _ in element.perform(action) }
        guard isDone else {
            let names = element.actionNames
            throw failure(
                "perform \(action) on", target.target,
                .impossible(names.isEmpty ? "it has no actions" : "its actions are \(names.joined(separator: ", "))"))
        }
    }

    /// Goes back in the innermost navigation.
    public func back() throws {
        flush()
        let offering = Finding(host).all.filter {
            Finding.isVisible($0) && $0.role != .dialog && $0.actionNames.contains(AccessibilityActionKind.escape.name)
        }
        guard let last = offering.last else {
            throw failure("back", nil, .impossible("there is nothing to go back from"))
        }
        act { _ in _ = last.perform(.escape) }
    }

    /// Closes the topmost presentation: a sheet, a popover, an alert.
    public func dismiss() throws {
        flush()
        guard host.presentations.count > 0 else { throw failure("dismiss", nil, .impossible("nothing is presented")) }
        let isDone = act { _ in host.presentations.dismissTopmost() }
        if !isDone {
            throw failure("dismiss", nil, .impossible("the topmost presentation does not let a user close it"))
        }
    }
}
