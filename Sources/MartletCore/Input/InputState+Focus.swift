extension InputState {
    /// The view that has the focus.
    package var focusedNode: ViewNode? { focused }

    /// Moves the focus to the first view in `node` that can have it, or else to one that `node` is in; nil takes it away.
    /// False where there is no such view.
    @discardableResult
    package func focus(_ node: ViewNode?) -> Bool {
        guard let node else {
            setFocus(nil)
            return true
        }
        guard let target = node.firstFocusNode ?? node.focusNodeAround else { return false }
        setFocus(target)
        return true
    }

    func setFocus(_ new: FocusNode?) {
        guard new !== focused else { return }
        textClient?.finishComposition()
        let old = focused, oldClient = textClient
        focused = new
        host.cycle.focusMoved()
        let outer = new?.focusBindings ?? []
        let left = focusedBindings
        focusedBindings = outer
        let transaction = Transaction.current
        defer { Transaction.current = transaction }
        Transaction.current = Transaction()
        if let old {
            old.isFocused = false
            old.focusDidChange?(false)
            for binding in left where !outer.contains(where: { $0 === binding }) {
                binding.focusDidChange?(false)
            }
        }
        if let new {
            new.isFocused = true
            new.focusDidChange?(true)
            for binding in outer { binding.focusDidChange?(true) }
        }
        textClientMayHaveChanged(from: oldClient)
        // Who shows or tells of the focus looks again, also where no state has changed.
        host.onNeedsUpdate?()
    }

    /// Moves the focus to the next or the previous view that can have it; behind the last comes the first.
    @discardableResult
    func moveFocus(forward: Bool) -> Bool {
        var targets: [FocusNode] = []
        reachableRoot.collectFocusNodes(into: &targets)
        guard !targets.isEmpty else { return false }
        let index = targets.firstIndex { $0 === focused }
        let next =
            switch (index, forward) {
            case (nil, true): 0
            case (nil, false): targets.count - 1
            case (let index?, true): (index + 1) % targets.count
            case (let index?, false): (index + targets.count - 1) % targets.count
            }
        setFocus(targets[next])
        if let field = focused as? TextSurfaceNode, field.selectsAllByTab { field.client.perform(.selectAll) }
        return true
    }

    func focusByPointer(_ hit: ViewNode?) {
        var node = hit
        while let current = node {
            if let target = current as? FocusNode, target.canBecomeFocused, target.focusesByPointer {
                return setFocus(target)
            }
            node = current.parent
        }
    }

    func focusNodeDidEnd(_ node: FocusNode) {
        guard focused === node else { return }
        let bindings = focusedBindings, oldClient = textClient
        focused = nil
        textClientMayHaveChanged(from: oldClient)
        focusedBindings = []
        host.cycle.focusMoved()
        host.afterUpdate { for binding in bindings { binding.focusDidChange?(false) } }
    }

    /// Whether keys may reach `node`: it is not behind something modal.
    func isReachable(_ node: ViewNode) -> Bool {
        var current: ViewNode? = node
        let root = reachableRoot
        while let node = current {
            if node === root { return true }
            if node.isLeaving { return false }
            current = node.parent
        }
        return false
    }

    /// What the keys may reach.
    var reachableRoot: ViewNode { host.presentations.top?.node ?? host.rootNode }

    /// Something was presented over the content: what was pressed or focused there is so no longer.
    func contentWasCovered() {
        let host = host!
        host.afterUpdate { [self] in
            arena.cancelAll()
            if dragPointer != nil { callOffDrag() }
            if let focused, !isReachable(focused) { setFocus(nil) }
        }
    }

    /// Something is on its way out: what is focused there is so no longer.
    func contentIsLeaving() {
        guard focused != nil else { return }
        host.afterUpdate { [self] in if let focused, !isReachable(focused) { setFocus(nil) } }
    }
}

extension ViewNode {
    fileprivate func collectFocusNodes(into result: inout [FocusNode]) {
        guard !isLeaving else { return }
        if let target = self as? FocusNode, target.canBecomeFocused { result.append(target) }
        for child in children { child.collectFocusNodes(into: &result) }
    }

    var firstFocusNode: FocusNode? {
        guard !isLeaving else { return nil }
        if let target = self as? FocusNode, target.canBecomeFocused { return target }
        for child in children { if let found = child.firstFocusNode { return found } }
        return nil
    }

    fileprivate var focusNodeAround: FocusNode? {
        var node: ViewNode? = self
        while let current = node {
            if let target = current as? FocusNode, target.canBecomeFocused { return target }
            node = current.parent
        }
        return nil
    }

    /// The `focused` modifiers around the node, inner first.
    fileprivate var focusBindings: [FocusBindingNode] {
        var result: [FocusBindingNode] = []
        var node: ViewNode? = self
        while let current = node {
            if let binding = current as? FocusBindingNode { result.append(binding) }
            node = current.parent
        }
        return result
    }
}
