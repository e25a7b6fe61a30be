/// A node whose inputs are being looked at while one of them is made right.
struct Frame {
    var node: AnyAttribute
    var cursor: UInt32
    var phase: Phase
    var restarts: UInt16
    var revision: UInt64

    enum Phase: UInt8 {
        case check
        case prefetch
        case prefetched
    }
}

extension UnsafeMutablePointer where Pointee == Core {
    /// How deep evaluations nest on the native stack before known inputs and older newborns are evaluated beforehand.
    static var nestingLimit: Int { 96 }

    /// Makes a node right. Afterwards it is settled, unless it was removed or disturbed meanwhile.
    ///
    /// The walk over unsettled inputs keeps its place on an explicit stack. It stops at the first input that changed: the
    /// node would read that one for certain, but what it reads after it is open.
    @usableFromInline
    func refresh(_ root: UInt32) {
        if pointee.running.count < Self.nestingLimit, node(root).pointee.flags.has(any: [.dirty, .newborn]) {
            evaluate(root)
            return
        }
        let base = pointee.frames.count
        var frame = Frame(node: handle(root), cursor: 0, phase: .check, restarts: 0, revision: pointee.revision)
        while true {
            if let input = nextToRefresh(&frame) {
                pointee.frames.push(frame)
                frame = Frame(
                    node: handle(input), cursor: 0, phase: .check, restarts: 0, revision: pointee.revision)
            } else if pointee.frames.count == base {
                return
            } else {
                frame = pointee.frames.pop()
            }
        }
    }

    /// Goes on with a frame: returns the input that must be refreshed first, or nil when the frame's node is done.
    @inline(__always)
    private func nextToRefresh(_ frame: inout Frame) -> UInt32? {
        let index = frame.node.index
        while true {
            let node = node(index)
            guard node.pointee.generation == frame.node.generation,
                node.pointee.flags.has(any: .unsettled), !node.pointee.flags.contains(.running)
            else { return nil }
            if !node.pointee.flags.has(any: [.dirty, .newborn]) {
                if frame.revision != pointee.revision {
                    // Inputs behind the cursor may be unsettled again. That cannot go on for ever.
                    frame.revision = pointee.revision
                    frame.cursor = 0
                    frame.restarts += 1
                    if frame.restarts > 8 {
                        node.pointee.flags.insert(.dirty)
                        continue
                    }
                }
                if let input = firstUnreadyInput(node, &frame.cursor) {
                    if !self.node(input).pointee.flags.contains(.running) { return input }
                    // A cycle. The node will come to that read itself, and it is reported there.
                    node.pointee.flags.insert(.dirty)
                } else if !node.pointee.flags.contains(.dirty) {
                    node.pointee.flags.remove(.check)
                    node.pointee.verifiedAt = pointee.revision
                    return nil
                }
                continue
            }
            if pointee.running.count >= Self.nestingLimit, frame.phase != .prefetched {
                if node.pointee.flags.contains(.newborn) {
                    frame.phase = .prefetched
                    evaluateNewborns(before: index)
                    continue
                }
                if let input = nextToPrefetch(node, &frame) { return input }
                frame.phase = .prefetched
            }
            evaluate(index)
            return nil
        }
    }

    /// Moves the cursor over settled, unchanged inputs. Returns the first that is not ready, or nil: then either one has
    /// changed and the node was marked dirty, or all are as they were.
    @inline(__always)
    private func firstUnreadyInput(_ node: UnsafeMutablePointer<Node>, _ cursor: inout UInt32) -> UInt32? {
        let inputs = pointee.inputs.base + Int(node.pointee.inputs)
        let count = node.pointee.inputCount
        let verifiedAt = node.pointee.verifiedAt
        while cursor < count {
            let index = inputs[Int(cursor)].node
            let input = self.node(index)
            if input.pointee.flags.has(any: .unready) { return index }
            if input.pointee.changedAt > verifiedAt {
                node.pointee.flags.insert(.dirty)
                return nil
            }
            cursor += 1
        }
        return nil
    }

    /// Deep down, a dirty node's known inputs are settled before it runs, so that running it nests no further.
    private func nextToPrefetch(_ node: UnsafeMutablePointer<Node>, _ frame: inout Frame) -> UInt32? {
        if frame.phase == .check {
            frame.phase = .prefetch
            frame.cursor = 0
            frame.revision = pointee.revision
        }
        let inputs = pointee.inputs.base + Int(node.pointee.inputs)
        while frame.cursor < node.pointee.inputCount, frame.revision == pointee.revision {
            let index = inputs[Int(frame.cursor)].node
            frame.cursor += 1
            let flags = self.node(index).pointee.flags
            if flags.has(any: .unsettled), !flags.contains(.running) { return index }
        }
        return nil
    }
}
