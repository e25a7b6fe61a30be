extension UnsafeMutablePointer where Pointee == Core {
    /// Records that the innermost evaluation has read `input`. As long as the reads equal those of the last run, this only
    /// moves a cursor.
    @inlinable @inline(__always)
    func record(_ input: UInt32) {
        if pointee.recorder == 0 { return }
        let node = node(input)
        let cursor = pointee.cursor
        if cursor < pointee.cursorEnd, pointee.inputs.base[Int(cursor)].node == input {
            pointee.cursor = cursor &+ 1
            node.pointee.stamp = pointee.stamp
        } else if node.pointee.stamp != pointee.stamp {
            node.pointee.stamp = pointee.stamp
            recordNew(input)
        }
    }

    @usableFromInline
    func recordNew(_ input: UInt32) {
        pointee.reads.push(handle(input))
        pointee.cursorEnd = pointee.cursor
    }

    /// Brings the inputs of a node that has just run up to date with what it read. `startRevision` is the revision at
    /// which it began.
    @inline(__always)
    func finishRecording(_ index: UInt32) {
        let node = node(index)
        let end = node.pointee.inputs + node.pointee.inputCount
        if pointee.reads.count == pointee.readsBase, pointee.cursor == end, !node.pointee.flags.contains(.holes) {
            return
        }
        replaceInputs(index)
    }

    @inline(never)
    private func replaceInputs(_ index: UInt32) {
        let node = node(index)
        dropDeadReads(index)
        if node.pointee.flags.contains(.holes) { closeHoles(index) }

        // Keep the prefix that the cursor has passed and what is equal at the end; exchange the middle.
        let start = Int(node.pointee.inputs)
        let oldCount = Int(node.pointee.inputCount)
        let prefix = Int(pointee.cursor) - start
        let reads = pointee.reads.base + pointee.readsBase
        let readCount = pointee.reads.count - pointee.readsBase
        let old = pointee.inputs.base + start
        var suffix = 0
        while suffix < oldCount - prefix, suffix < readCount,
            old[oldCount - 1 - suffix].node == reads[readCount - 1 - suffix].index
        {
            suffix += 1
        }
        for i in prefix..<(oldCount - suffix) {
            unsubscribe(from: old[i].node, slot: old[i].slot)
            old[i].node = 0
        }

        let added = readCount - suffix
        let count = prefix + added + suffix
        let sizeClass = SlicePool<InputEdge>.sizeClass(for: count)
        var inputs = old
        if sizeClass > node.pointee.inputClass {
            let larger = pointee.inputs.take(sizeClass)
            let base = pointee.inputs.base
            inputs = base + Int(larger)
            inputs.update(from: base + start, count: prefix)
            (inputs + prefix + added).update(from: base + start + oldCount - suffix, count: suffix)
            pointee.inputs.give(node.pointee.inputs, node.pointee.inputClass)
            node.pointee.inputs = larger
            node.pointee.inputClass = sizeClass
        } else if prefix + added != oldCount - suffix {
            (old + prefix + added).update(from: old + oldCount - suffix, count: suffix)
        }
        // The new length stands before any subscription: a slot that moves must be found.
        node.pointee.inputCount = UInt32(truncatingIfNeeded: count)
        for i in 0..<added { inputs[prefix + i].node = 0 }
        for i in 0..<added {
            let input = reads[i].index
            let slot = subscribe(index, to: input)
            inputs[prefix + i] = InputEdge(node: input, slot: slot)
        }
    }

    /// Takes reads of nodes that were removed since they were read out of the recording. If another evaluation removed
    /// them, the node has to run again.
    private func dropDeadReads(_ index: UInt32) {
        let reads = pointee.reads.base
        var kept = pointee.readsBase
        for i in pointee.readsBase..<pointee.reads.count {
            if isAlive(reads[i]) {
                reads[kept] = reads[i]
                kept += 1
            }
        }
        if kept != pointee.reads.count {
            pointee.reads.count = kept
            if pointee.disturbed { node(index).pointee.flags.insert(.dirty) }
        }
    }

    private func closeHoles(_ index: UInt32) {
        let node = node(index)
        let inputs = pointee.inputs.base + Int(node.pointee.inputs)
        let passed = Int(pointee.cursor - node.pointee.inputs)
        var kept = 0
        var prefix = 0
        for i in 0..<Int(node.pointee.inputCount) {
            if i == passed { prefix = kept }
            if inputs[i].node != 0 {
                inputs[kept] = inputs[i]
                kept += 1
            }
        }
        if passed == Int(node.pointee.inputCount) { prefix = kept }
        node.pointee.inputCount = UInt32(truncatingIfNeeded: kept)
        pointee.cursor = node.pointee.inputs + UInt32(truncatingIfNeeded: prefix)
        node.pointee.flags.remove(.holes)
    }
}
