extension StackArrangement {
    /// Finds where each child stands along the stack, and on which line across it.
    func align(_ work: StackWork, across: CGFloat?) {
        var extent = StackExtent()
        var isInfinite = false
        var rigidCount = 0
        var end: CGFloat = 0
        let (count, children) = (work.count, work.children)
        let fraction = alignment.fraction
        for start in stride(from: 0, to: count, by: StackWork.blockLength) {
            var own = StackExtent()
            for index in start..<min(start + StackWork.blockLength, count) {
                let child = children + index
                let isRigid = child.pointee.withNode { $0.isRigid }
                child.pointee.isRigid = isRigid
                if isRigid { rigidCount += 1 }
                end += child.pointee.distance
                child.pointee.position = end
                end += child.pointee.size[axis]
                if !alignAcross(child, across: across, fraction: fraction, &own) { isInfinite = true }
            }
            if count > StackWork.blockLength { work.ranges[start / StackWork.blockLength] = own }
            extent.formUnion(own)
        }
        if isInfinite { (extent.low, extent.high) = (0, .infinity) }
        extent.length = end
        work.head.pointee.extent = extent
        work.head.pointee.rigidCount = rigidCount
    }

    /// Finds where the guide of a child lies, and adds the child to a range across; false where it has no end. `fraction` is the
    /// alignment's.
    @inline(__always)
    func alignAcross(
        _ child: UnsafeMutablePointer<StackChild>, across: CGFloat?, fraction: CGFloat?, _ extent: inout StackExtent
    ) -> Bool {
        let length = child.pointee.size[axis.other]
        // Half of infinity is no line to align on: the stack as a whole is infinite.
        guard length.isFinite else { return false }
        let isPlain = !child.pointee.withNode { $0.hasExplicitGuides(axis.other) }
        let guide: CGFloat
        if isPlain, let fraction { guide = length * fraction } else { guide = self.guide(of: child, across: across) }
        child.pointee.guide = guide
        extent.low = min(extent.low, -guide)
        extent.high = max(extent.high, length - guide)
        return true
    }

    /// The guide that somebody has to be asked for. Apart, so that the loop over all children keeps its numbers in registers.
    @inline(never)
    private func guide(of child: UnsafeMutablePointer<StackChild>, across: CGFloat?) -> CGFloat {
        let (offer, size) = (child.pointee.offer.length, child.pointee.size)
        let proposal = ProposedViewSize(major: offer, minor: across, axis: axis)
        return child.pointee.withNode { ViewDimensions(node: $0, size: size, proposal: proposal)[alignment] }
    }

    /// Finds where the children from one on stand along the stack; answers the end.
    func alignAlong(from first: Int, _ work: StackWork) -> CGFloat {
        let children = work.children
        var end = first == 0 ? 0 : children[first - 1].position + children[first - 1].size[axis]
        for index in first..<work.count {
            end += children[index].distance
            children[index].position = end
            end += children[index].size[axis]
        }
        return end
    }

    /// Finds the range across of the children in a block anew.
    func range(ofBlock block: Int, _ work: StackWork) -> StackExtent {
        var range = StackExtent()
        let start = block * StackWork.blockLength
        for index in start..<min(start + StackWork.blockLength, work.count) {
            let child = work.children + index
            range.low = min(range.low, -child.pointee.guide)
            range.high = max(range.high, child.pointee.size[axis.other] - child.pointee.guide)
        }
        return range
    }
}
