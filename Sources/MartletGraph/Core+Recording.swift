extension UnsafeMutablePointer where Pointee == Core {
    /// Records that the innermost evaluation has read `input`. As long as the reads equal those of the last run, this only
    /// moves the cursor.
    @inlinable @inline(__always)
    func record(_ input: UInt32) {
        let cursor = pointee.cursor
        let next = cursor.pointee
        if next == input {
            pointee.cursor = cursor + 1
        } else if next != nobodyIsTold {
            // Behind all inputs, the last of them is mostly what is read again.
            if next == 0, cursor[-1] == input { return }
            if pointee.stamps[Int(input)] != context.pointee.stamp { recordOther(input) }
        } else {
            lookFromOutside(input)
        }
    }

    /// A cursor that no read matches, because they have differed from those of the last run.
    @inline(__always)
    var noCursor: UnsafeMutablePointer<UInt32> { pointee.inputs.base + 2 }

    /// A cursor that stands for reads of which nobody is told.
    @inline(__always)
    var pausedCursor: UnsafeMutablePointer<UInt32> { pointee.inputs.base + 3 }

    /// A read that is not the next of the last run's: a repetition, or something new. The reads of this run
    /// get its stamp now, each once, which spares the many runs that read just what they read before.
    @usableFromInline @inline(never)
    func recordOther(_ input: UInt32) {
        let context = context
        let reader = context.pointee.node
        // One that was removed while it runs has given its inputs back.
        if details(reader).pointee.flags.contains(.dying) { return }
        if context.pointee.stamp == 0 { beginStamp(context) }
        let stamp = context.pointee.stamp
        stampReads(context)
        if pointee.stamps[Int(input)] == stamp { return }
        pointee.stamps[Int(input)] = stamp
        pointee.reads.push(handle(input))
        if pointee.cursor != noCursor {
            context.pointee.prefix = passedInputs(of: reader)
            pointee.cursor = noCursor
        }
    }

    @inline(__always)
    private func beginStamp(_ context: UnsafeMutablePointer<EvaluationContext>) {
        pointee.lastStamp &+= 1
        context.pointee.stamp = pointee.lastStamp
        context.pointee.readsBase = UInt32(truncatingIfNeeded: pointee.reads.count)
    }

    /// How many of its inputs the innermost evaluation has read in order.
    @inline(__always)
    private func passedInputs(of reader: UInt32) -> UInt32 {
        UInt32(truncatingIfNeeded: pointee.cursor - inputs(of: reader))
    }

    @inline(__always)
    private func stampReads(_ context: UnsafeMutablePointer<EvaluationContext>) {
        if pointee.cursor == noCursor { return }
        let inputs = inputs(of: context.pointee.node)
        let end = passedInputs(of: context.pointee.node)
        var i = context.pointee.stamped
        while i < end {
            let input = inputs[Int(i)]
            // One that was removed since has left a hole.
            if input != hole { pointee.stamps[Int(input)] = context.pointee.stamp }
            i &+= 1
        }
        context.pointee.stamped = i
    }

    /// Brings the inputs of a node that has just run up to date with what it read.
    func finishRecording(_ index: UInt32, hasRemoved: Bool) {
        if pointee.cursor != noCursor { context.pointee.prefix = passedInputs(of: index) }
        if context.pointee.stamp == 0 { context.pointee.readsBase = UInt32(truncatingIfNeeded: pointee.reads.count) }
        let details = details(index)
        let isSame =
            pointee.reads.count == Int(context.pointee.readsBase)
            && context.pointee.prefix == details.pointee.inputCount && !details.pointee.flags.contains(.holes)
        if isSame { return }
        if hasRemoved { dropDeadReads(index) }
        if details.pointee.flags.contains(.holes) { closeHoles(index) }
        replaceInputs(index)
    }

    /// Keeps the prefix that the cursor has passed and what is equal at the end, and exchanges the middle.
    private func replaceInputs(_ index: UInt32) {
        let oldCount = Int(details(index).pointee.inputCount)
        let prefix = Int(context.pointee.prefix)
        let reads = pointee.reads.base + Int(context.pointee.readsBase)
        let readCount = pointee.reads.count - Int(context.pointee.readsBase)
        let old = inputs(of: index)
        var suffix = 0
        while suffix < oldCount - prefix, suffix < readCount,
            old[oldCount - 1 - suffix] == reads[readCount - 1 - suffix].index
        {
            suffix += 1
        }
        let (removed, added) = (oldCount - suffix - prefix, readCount - suffix)
        let oldSlots = slots(of: index)
        for i in prefix..<(prefix + removed) {
            unsubscribe(from: old[i], slot: oldSlots[i])
            old[i] = hole
        }
        if removed != added {
            makeRoom(in: index, prefix: prefix, from: prefix + removed, to: prefix + added, suffix: suffix)
        }
        let inputs = inputs(of: index) + prefix
        let slots = slots(of: index) + prefix
        var i = 0
        while i < added {
            let input = reads[i].index
            inputs[i] = input
            slots[i] = subscribe(index, to: input)
            i &+= 1
        }
    }

    /// Has the list of inputs keep its first `prefix`, and the `suffix` that begin at `old` begin at `new`.
    @inline(never)
    private func makeRoom(in index: UInt32, prefix: Int, from old: Int, to new: Int, suffix: Int) {
        let details = details(index)
        let count = new + suffix
        if count == 0 { return dropInputs(of: index) }
        details.pointee.inputCount = UInt32(truncatingIfNeeded: count)
        let sizeClass = SlicePool.sizeClass(for: count + 1)
        if sizeClass > details.pointee.inputClass {
            let larger = takeInputs(sizeClass)
            // Mostly there was nothing before.
            if prefix + suffix > 0 {
                let (list, slots) = (inputs(of: index), slots(of: index))
                let (newList, newSlots) = (
                    pointee.inputs.base + Int(larger), pointee.inputs.twin.unsafelyUnwrapped + Int(larger)
                )
                newList.update(from: list, count: prefix)
                newSlots.update(from: slots, count: prefix)
                (newList + new).update(from: list + old, count: suffix)
                (newSlots + new).update(from: slots + old, count: suffix)
            }
            pointee.inputs.give(details.pointee.inputs, details.pointee.inputClass)
            details.pointee.inputs = larger
            details.pointee.inputClass = sizeClass
        } else if suffix > 0 {
            let (list, slots) = (inputs(of: index), slots(of: index))
            (list + new).update(from: list + old, count: suffix)
            (slots + new).update(from: slots + old, count: suffix)
        }
        inputs(of: index)[count] = 0
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
        let details = details(index)
        let (inputs, slots) = (inputs(of: index), slots(of: index))
        let passed = Int(context.pointee.prefix)
        var kept = 0
        var prefix = 0
        for i in 0..<Int(details.pointee.inputCount) {
            if i == passed { prefix = kept }
            if inputs[i] != hole {
                inputs[kept] = inputs[i]
                slots[kept] = slots[i]
                kept += 1
            }
        }
        if passed == Int(details.pointee.inputCount) { prefix = kept }
        details.pointee.inputCount = UInt32(truncatingIfNeeded: kept)
        inputs[kept] = 0
        if kept == 0 { dropInputs(of: index) }
        context.pointee.prefix = UInt32(truncatingIfNeeded: prefix)
        details.pointee.flags.clear(.holes)
    }
}
