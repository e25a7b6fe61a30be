import MartletCore
import MartletDrawing

extension Harness {
    /// The point to act at: the target's middle, if that is what is hit there.
    func aim(at target: Target, for act: String) throws -> CGPoint {
        let point = try middle(of: target, for: act)
        if case .point = target { return point }
        let element = try find(target, for: act)
        guard element.isEnabled else { throw failure(act, target, .disabled) }
        let window = CGRect(origin: .zero, size: headless.windowSize)
        guard window.contains(point) else {
            throw failure(act, target, .hidden("its middle (\(point.x), \(point.y)) is outside of the window"))
        }
        guard let hit = host.hitTest(point) else {
            throw failure(act, target, .impossible("nothing there takes the pointer"))
        }
        guard hit.isInside(element.node) || element.node.isInside(hit) else {
            throw failure(act, target, .covered(by: describe(hit)))
        }
        return point
    }

    /// The middle of the target where it is hit now.
    func middle(of target: Target, for act: String) throws -> CGPoint {
        if case .point(let point) = target {
            flush()
            return point
        }
        let frame = try find(target, for: act).node.inputFrame
        guard frame.width > 0, frame.height > 0 else {
            throw failure(act, target, .hidden("its size is \(frame.width) x \(frame.height)"))
        }
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// The innermost element around a node, or the node and the view that made it.
    private func describe(_ node: ViewNode) -> String {
        if let around = Finding(host).all.last(where: { node.isInside($0.node) }), around.role != .group {
            return "\(around)"
        }
        let frame = node.presentedFrame
        let kind = "\(Swift.type(of: node))".replacingOccurrences(of: "Node", with: "")
        let place = "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
        return "\(kind) at \(place)" + (node.path.isEmpty ? "" : " in \(node.path)")
    }
}
