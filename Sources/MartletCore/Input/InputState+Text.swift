/// Typing, the Edit menu and what belongs to them.
extension InputState {
    /// The field that typing goes to.
    package var textClient: TextClient? { (focused as? TextSurfaceNode)?.client }

    /// The focus has come to another view.
    func textClientMayHaveChanged(from old: TextClient?) {
        let new = textClient
        guard old !== new else { return }
        if let old { inputMethod?.textInputDidEnd(old) }
        if let new { inputMethod?.textInputDidBegin(new) }
    }

    /// Whether the window has the attention of the person: without it no insertion point blinks.
    package func setWindowActive(_ isActive: Bool) {
        guard isActive != isWindowActive else { return }
        isWindowActive = isActive
        guard let surface = focused as? TextSurfaceNode else { return }
        if !isActive { handle { surface.client.finishComposition() } }
        surface.restartBlinking()
        surface.setNeedsDisplay()
        host.onNeedsUpdate?()
    }

    // MARK: Commands

    /// Whether something that has the focus would take a command of the Edit menu now.
    package func canPerform(_ command: EditCommand) -> Bool {
        if let textClient { return textClient.can(command) }
        return commandTarget(command) != nil
    }

    /// Does what a command of the Edit menu means for what has the focus; false if it means nothing there.
    @discardableResult
    package func perform(_ command: EditCommand) -> Bool {
        var isDone = false
        handle { [self] in isDone = take(command) }
        return isDone
    }

    func take(_ command: EditCommand) -> Bool {
        if let textClient {
            guard textClient.can(command) else { return false }
            textClient.perform(command)
            return true
        }
        guard let target = commandTarget(command) else { return false }
        return target.perform(command)
    }

    private func commandTarget(_ command: EditCommand) -> CommandNode? {
        var node: ViewNode? = focused
        while let current = node {
            if let target = current as? CommandNode, target.can(command) { return target }
            node = current.parent
        }
        return nil
    }

    /// The middle button: puts the primary selection where it is pressed. False where no text can be edited.
    @discardableResult
    package func pastePrimarySelection(at point: CGPoint) -> Bool {
        guard isUsable(point), let primary = desktop.primarySelection else { return false }
        var isDone = false
        handle { [self] in
            var node = hitTest(point)
            while let current = node, !(current is TextSurfaceNode) { node = current.parent }
            guard let surface = node as? TextSurfaceNode, surface.canBecomeFocused else { return }
            setFocus(surface)
            surface.client.finishComposition()
            let offset = surface.offset(at: surface.localPoint(ofRoot: point))
            surface.client.edit(.other) { $0.move(to: offset, extending: false) }
            surface.client.paste(from: primary)
            isDone = true
        }
        return isDone
    }
}
