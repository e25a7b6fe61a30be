import MartletCore
import MartletDrawing
import MartletHeadless

/// Acts of a user. Each is aimed by a hit test, as in a window, and is followed by a flush.
extension Harness {
    /// Presses and releases the pointer on the target's middle.
    public func tap(_ target: some HarnessTarget) throws {
        let point = try aim(at: target.target, for: "tap")
        headless.witnessed { performDefaultAction(at: point) }
        flush()
    }

    /// Performs an action of assistive technology on the target.
    public func perform(_ action: AccessibilityActionKind, on target: some HarnessTarget) throws {
        let element = try find(target.target, for: "perform \(action) on")
        guard element.isEnabled else { throw failure("perform \(action) on", target.target, .disabled) }
        let isDone = headless.witnessed { element.perform(action) }
        guard isDone else {
            let names = element.actionNames
            throw failure(
                "perform \(action) on", target.target,
                .impossible(names.isEmpty ? "it has no actions" : "its actions are \(names.joined(separator: ", "))"))
        }
        flush()
    }

    /// Gives the window another size.
    public func resize(to size: CGSize) {
        proposedSize = size
        headless.resize(to: Self.proposal(size))
    }

    /// Changes the circumstances: what views read of them is run again.
    public func setTraits(_ change: (inout Traits) -> Void) {
        change(&traits)
        let traits = traits
        headless.updateEnvironment { traits.apply(to: &$0) }
    }

    /// Changes the circumstances: what views read of them is run again.
    public func setTraits(_ traits: Traits) { setTraits { $0 = traits } }

    // MARK: Aiming

    /// The point to act at: the target's middle, if that is what is hit there.
    func aim(at target: Target, for act: String) throws -> CGPoint {
        if case .point(let point) = target {
            flush()
            return point
        }
        let element = try find(target, for: act)
        guard element.isEnabled else { throw failure(act, target, .disabled) }
        let frame = element.node.presentedFrame
        guard frame.width > 0, frame.height > 0 else {
            throw failure(act, target, .hidden("its size is \(frame.width) x \(frame.height)"))
        }
        let point = CGPoint(x: frame.midX, y: frame.midY)
        guard let hit = host.hitTest(point) else {
            let window = CGRect(origin: .zero, size: headless.windowSize)
            if !window.contains(point) {
                throw failure(act, target, .hidden("its middle (\(point.x), \(point.y)) is outside of the window"))
            }
            throw failure(act, target, .impossible("nothing there can be hit"))
        }
        guard hit.isInside(element.node) || element.node.isInside(hit) else {
            throw failure(act, target, .covered(by: describe(hit)))
        }
        return point
    }

    /// The innermost element around a node, or the view that made it.
    private func describe(_ node: ViewNode) -> String {
        let around = Finding(host).all.last { node.isInside($0.node) }
        if let around { return "\(around)" }
        let frame = node.presentedFrame
        let kind = "\(type(of: node))".replacingOccurrences(of: "Node", with: "")
        let place = "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
        return "\(kind) at \(place)" + (node.path.isEmpty ? "" : " in \(node.path)")
    }

    /// What a tap does as long as nothing receives pointers: the nearest default action at or above the hit.
    private func performDefaultAction(at point: CGPoint) {
        guard let hit = host.hitTest(point) else { return }
        let around = Finding(host).all.filter { hit.isInside($0.node) && $0.isEnabled }
        for element in around.reversed() where element.perform(.default) { return }
    }
}
