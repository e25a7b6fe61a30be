extension UnsafeMutablePointer where Pointee == Core {
    /// Records that the innermost evaluation has read `input`. As long as the reads equal those of the last run, this only
    /// moves a place.
    @inlinable @inline(__always)
    func record(_ input: UInt32) {
        let next = pointee.place.next
        if next != pointee.place.end, pointee.inputs.base[Int(next)].node == input {
            pointee.place.next = next &+ 1
        } else {
            // Outside of all evaluations the stamp is 0, and the second half of the node is not touched.
            let stamp = context.pointee.stamp
            if stamp == 0 {
                lookFromOutside(input)
            } else if node(input).pointee.stamp != stamp {
                recordOther(input)
            }
        }
    }

    /// A read that is not the next of the last run's: a repetition, or something new, or nobody is told. The reads of this run
    /// get its stamp now, each once, which spares the many runs that read just what they read before.
    @usableFromInline @inline(never)
    func recordOther(_ input: UInt32) {
        let context = context
        let stamp = context.pointee.stamp
        let node = node(input)
        let reader = context.pointee.node
        // One that was removed while it runs has given its inputs back.
        if context.pointee.isPaused || reader == 0 || self.node(reader).pointee.flags.contains(.dying) { return }
        stampReads(context)
        if node.pointee.stamp == stamp { return }
        node.pointee.stamp = stamp
        pointee.reads.push(handle(input))
        if pointee.place.next != .max {
            context.pointee.prefix = pointee.place.next &- self.node(reader).pointee.inputs
            pointee.place = RecordingPlace()
        }
    }

    @inline(__always)
    private func stampReads(_ context: UnsafeMutablePointer<EvaluationContext>) {
        if pointee.place.next == .max { return }
        let inputs = self.node(context.pointee.node).pointee.inputs
        let end = pointee.place.next &- inputs
        var i = context.pointee.stamped
        let edges = pointee.inputs.base + Int(inputs)
        while i < end {
            self.node(edges[Int(i)].node).pointee.stamp = context.pointee.stamp
            i &+= 1
        }
        context.pointee.stamped = i
    }

    /// Brings the inputs of a node that has just run up to date with what it read.
    func finishRecording(_ index: UInt32) {
        let node = node(index)
        if pointee.place.next != .max { context.pointee.prefix = pointee.place.next &- node.pointee.inputs }
        let isSame =
            pointee.reads.count == Int(context.pointee.readsBase)
            && context.pointee.prefix == node.pointee.inputCount && !node.pointee.flags.contains(.holes)
        if !isSame { replaceInputs(index) }
    }

    private func replaceInputs(_ index: UInt32) {
        let node = node(index)
        if pointee.removals != context.pointee.removals { dropDeadReads(index) }
        if node.pointee.flags.contains(.holes) { closeHoles(index) }

        // Keep the prefix that the cursor has passed and what is equal at the end; exchange the middle.
        let start = Int(node.pointee.inputs)
        let oldCount = Int(node.pointee.inputCount)
        let prefix = Int(context.pointee.prefix)
        let reads = pointee.reads.base + Int(context.pointee.readsBase)
        let readCount = pointee.reads.count - Int(context.pointee.readsBase)
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
        var kept = Int(context.pointee.readsBase)
        for i in kept..<pointee.reads.count {
            if isAlive(reads[i]) {
                reads[kept] = reads[i]
                kept += 1
            }
        }
        if kept != pointee.reads.count {
            pointee.reads.count = kept
            if context.pointee.isDisturbed { node(index).pointee.state.insert(.dirty) }
        }
    }

    private func closeHoles(_ index: UInt32) {
        let node = node(index)
        let inputs = pointee.inputs.base + Int(node.pointee.inputs)
        let passed = Int(context.pointee.prefix)
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
        context.pointee.prefix = UInt32(truncatingIfNeeded: prefix)
        node.pointee.flags.clear(.holes)
    }
}
