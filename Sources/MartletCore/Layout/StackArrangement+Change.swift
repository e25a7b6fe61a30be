extension StackArrangement {
    /// Brings an arrangement up to date in which some children answer otherwise, to what arranging all of them anew would
    /// find. False where that has to be done: when the room that others are offered may be another.
    ///
    /// Costs the number of the changed, and one addition for each child behind one that has another length.
    func update(_ work: inout StackWork, _ changed: ContiguousArray<Int>) -> Bool {
        guard let proposal = work.proposal, work.isUniform || work.isRigid, work.extent.across.isFinite else {
            return false
        }
        work.noteChange()
        let across = proposal[axis.other]
        var firstMoved = Int.max
        for index in changed {
            let offer = self.proposal(index, work)
            let old = work.children[index]
            let (size, isRigid) = work.withNode(index) { ($0.sizeThatFits(offer), $0.isRigid) }
            if !work.isUniform, !isRigid { return false }
            if old.isRigid != isRigid {
                work.children[index].isRigid = isRigid
                work.rigidCount += isRigid ? 1 : -1
            }
            work.children[index].size = size
            if old.size[axis] != size[axis] { firstMoved = min(firstMoved, index + 1) }
            for next in max(index, 1)..<min(index + 2, work.count) where spacing == nil {
                let distance = distance(next, work)
                if distance == work.children[next].distance { continue }
                // What is left of a given length is another, perhaps for all.
                if let along = proposal[axis], along.isFinite, work.isUniform { return false }
                work.children[next].distance = distance
                firstMoved = min(firstMoved, next)
            }
            var block = StackWork.Extent()
            if !alignAcross(index, work, across: across, &block) { return false }
        }
        for index in changed { findRange(ofBlock: index / StackWork.blockLength, work) }
        var extent = StackWork.Extent()
        for block in work.blocks { extent.formUnion(block) }
        extent.length = work.extent.length
        if firstMoved < .max { extent.length = alignAlong(from: min(firstMoved, work.count), work) }
        work.firstMoved = min(work.firstMoved, firstMoved)
        work.extent = extent
        return true
    }

    private func findRange(ofBlock block: Int, _ work: StackWork) {
        let start = block * StackWork.blockLength
        var range = StackWork.Extent()
        for child in work.children[start..<min(start + StackWork.blockLength, work.count)] {
            range.low = min(range.low, -child.guide)
            range.high = max(range.high, child.size[axis.other] - child.guide)
        }
        work.blocks[block] = range
    }
}
