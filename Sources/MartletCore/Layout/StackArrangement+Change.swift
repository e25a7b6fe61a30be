extension StackArrangement {
    /// Brings an arrangement up to date in which the children that are marked answer otherwise, to what arranging all of them anew would
    /// find. False where that has to be done: when the room that others are offered may be another.
    ///
    /// Costs the number of the changed, and one addition for each child behind one that has another length.
    func update(_ work: StackWork) -> Bool {
        let head = work.head
        guard head.pointee.isArranged, head.pointee.isUniform || work.isRigid, head.pointee.extent.across.isFinite
        else { return false }
        work.noteChange()
        let proposal = head.pointee.proposal
        let across = proposal[axis.other].length
        var firstMoved = Int.max
        let changed = work.changed
        for place in 0..<head.pointee.changedCount {
            let index = Int(changed[place])
            let child = work.children + index
            let old = child.pointee
            let offer = ProposedViewSize(major: old.offer.length, minor: across, axis: axis)
            let (size, isRigid) = old.withNode { ($0.sizeThatFits(offer), $0.isRigid) }
            if !head.pointee.isUniform, !isRigid { return false }
            if old.isRigid != isRigid {
                child.pointee.isRigid = isRigid
                head.pointee.rigidCount += isRigid ? 1 : -1
            }
            child.pointee.size = size
            if old.size[axis] != size[axis] { firstMoved = min(firstMoved, index + 1) }
            for next in max(index, 1)..<min(index + 2, work.count) where spacing == nil {
                let distance = distance(next, work)
                if distance == work.children[next].distance { continue }
                // What is left of a given length is another, perhaps for all.
                if let along = proposal[axis].length, along.isFinite, head.pointee.isUniform { return false }
                work.children[next].distance = distance
                head.pointee.hasDistances = false
                firstMoved = min(firstMoved, next)
            }
            var range = StackExtent()
            if !alignAcross(child, across: across, fraction: alignment.fraction, &range) { return false }
        }
        var extent = rangeAcross(work)
        extent.length =
            firstMoved < .max ? alignAlong(from: min(firstMoved, work.count), work) : head.pointee.extent.length
        head.pointee.firstMoved = min(head.pointee.firstMoved, firstMoved)
        head.pointee.extent = extent
        work.settleChanged()
        return true
    }

    /// The range across of all children, of which the changed ones are looked at, with those in their blocks; the other blocks only
    /// where one of these has kept the whole so wide.
    private func rangeAcross(_ work: StackWork) -> StackExtent {
        if work.count <= StackWork.blockLength { return range(ofBlock: 0, work) }
        let (ranges, changed) = (work.ranges, work.changed)
        let whole = work.head.pointee.extent
        var (extent, hasShrunk) = (whole, false)
        var latest = -1
        for place in 0..<work.head.pointee.changedCount {
            let block = Int(changed[place]) / StackWork.blockLength
            if block == latest { continue }
            latest = block
            let (old, new) = (ranges[block], range(ofBlock: block, work))
            ranges[block] = new
            extent.formUnion(new)
            if old.low == whole.low && new.low > old.low || old.high == whole.high && new.high < old.high {
                hasShrunk = true
            }
        }
        if !hasShrunk { return extent }
        extent = StackExtent()
        for block in 0...(work.count - 1) / StackWork.blockLength { extent.formUnion(ranges[block]) }
        return extent
    }
}
