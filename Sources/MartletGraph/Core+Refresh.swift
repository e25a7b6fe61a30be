/// A node whose inputs are being looked at while one of them is made right.
struct Frame {
    var node: AnyAttribute
    /// The input to look at next, or `stale`.
    var cursor: UInt32 = 0
    var restarts: UInt16 = 0
    var phase = Phase.check

    /// In place of a cursor: something was written since, so inputs before it may be unsettled again.
    static var stale: UInt32 { .max }

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
        if nesting >= Self.nestingLimit {
            walkWithCare(from: Frame(node: handle(root)), base: pointee.frames.count, since: pointee.revision)
        } else if node(root).pointee.state.has(any: .due) {
            evaluate(root)
        } else {
            walk(from: root)
        }
    }

    /// The walk as long as nothing is written or removed meanwhile, no cycle is met and nothing is nested deeply: then what
    /// was seen of a node stays so while its inputs are evaluated. Else the other walk goes on from where this one is.
    private func walk(from root: UInt32) {
        let base = pointee.frames.count
        let revision = pointee.revision
        var index = root
        var cursor: UInt32 = 0
        while true {
            // The node is alive and only to be checked; its inputs before the cursor are settled and have not changed.
            let node = node(index)
            let inputs = pointee.inputs.base + Int(node.pointee.inputs)
            let input = cursor == node.pointee.inputCount ? 0 : inputs[Int(cursor)].node
            if input == 0 {
                node.pointee.state.clear(.check)
                node.pointee.verifiedAt = revision
            } else {
                let inputNode = self.node(input)
                let state = inputNode.pointee.state
                if !state.has(any: .unready) {
                    if inputNode.pointee.changedAt <= node.pointee.verifiedAt {
                        cursor &+= 1
                        continue
                    }
                    node.pointee.state.insert(.dirty)
                    if !evaluate(index) { return goOnWithCare(base, revision) }
                } else if state.contains(.running) {
                    let frame = Frame(node: handle(index), cursor: cursor)
                    return walkWithCare(from: frame, base: base, since: revision)
                } else if state.has(any: .due) {
                    if evaluate(input) { continue }
                    let frame = Frame(node: handle(index), cursor: cursor)
                    return walkWithCare(from: frame, base: base, since: revision)
                } else {
                    pointee.frames.push(Frame(node: handle(index), cursor: cursor))
                    index = input
                    cursor = 0
                    continue
                }
            }
            if pointee.frames.count == base { return }
            let frame = pointee.frames.pop()
            index = frame.node.index
            cursor = frame.cursor
        }
    }

    private func goOnWithCare(_ base: Int, _ revision: UInt64) {
        if pointee.frames.count == base { return }
        walkWithCare(from: pointee.frames.pop(), base: base, since: revision)
    }
}
