/// What scrolling does to the field that is typed in.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let number: Int

    /// As is usual for the view: a scroll view leaves the focus where it is.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 0) }
    /// The focus goes when a drag begins to scroll.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 1) }
    /// The same as `immediately`: there is no keyboard on the screen to be dragged away.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 2) }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 3) }
}

private struct DismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
private struct ContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// What scrolling does to the field that is typed in.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[DismissesKeyboardKey.self] }
        set { self[DismissesKeyboardKey.self] = newValue }
    }

    /// Whether lists, forms and text editors show their background.
    var scrollContentBackground: Visibility {
        get { self[ContentBackgroundKey.self] }
        set { self[ContentBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets what scrolling does to the field that is typed in.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }

    /// Sets whether what scrolls and has a background of its own shows it.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}

extension InputState {
    /// A key that nobody else wanted scrolls: the scroll view around the focus, else the one that was scrolled last,
    /// else the first. False if there is nothing to scroll that way.
    func scrollByKey(_ press: KeyPress) -> Bool {
        var node: ViewNode? = focused ?? lastScrolled.flatMap { isReachable($0) && !$0.hasEnded ? $0 : nil }
        while node != nil, !(node is ScrollNode) { node = node?.parent }
        var scroll = node ?? reachableRoot.firstScrollNode
        while let current = scroll {
            if let target = current as? ScrollNode, target.settings.isEnabled, target.scroll(by: press) { return true }
            scroll = current.parent
        }
        return false
    }
}

extension ViewNode {
    fileprivate var firstScrollNode: ScrollNode? {
        if isLeaving { return nil }
        if let scroll = self as? ScrollNode { return scroll }
        for child in children { if let found = child.firstScrollNode { return found } }
        return nil
    }
}

extension ScrollNode {
    /// A step of the arrow keys, and what two pages have in common, in points. Our own choice.
    private static var keyStep: CGFloat { 40 }

    fileprivate func scroll(by press: KeyPress) -> Bool {
        let modifiers = press.modifiers.intersection([.shift, .control, .option, .command])
        let axis: Axis = settings.axes.contains(.vertical) ? .vertical : .horizontal
        let page = max(extent.room(axis) - Self.keyStep, extent.room(axis) / 2)
        var delta = CGSize.zero
        switch (press.key, modifiers) {
        case (.upArrow, []): delta.height = -Self.keyStep
        case (.downArrow, []): delta.height = Self.keyStep
        case (.leftArrow, []): delta.width = -Self.keyStep
        case (.rightArrow, []): delta.width = Self.keyStep
        case (.pageUp, []), (.space, .shift): delta[axis] = -page * reading(axis)
        case (.pageDown, []), (.space, []): delta[axis] = page * reading(axis)
        case (.home, []), (.upArrow, .command): delta[axis] = (extent.least(axis) - offset[axis]) * reading(axis)
        case (.end, []), (.downArrow, .command): delta[axis] = (extent.most(axis) - offset[axis]) * reading(axis)
        default: return false
        }
        return scroll(by: delta) != .zero
    }

    /// The direction towards the end of the content: where lines run from right to left that is to the left.
    private func reading(_ axis: Axis) -> CGFloat {
        axis == .horizontal && settings.direction == .rightToLeft ? -1 : 1
    }
}
