// A first evaluation has no known inputs, so nesting cannot be foreseen. But rules mostly read what was made before them:
// when a newborn is pulled deep down, all older newborns run first, in the order of their making, and find settled inputs.

extension UnsafeMutablePointer where Pointee == Core {
    func addNewborn(_ index: UInt32) {
        if pointee.newbornCount == 0 {
            pointee.newborns.count = 0
            pointee.newbornHead = 0
        } else if pointee.newborns.count >= 64, pointee.newborns.count > 2 * pointee.newbornCount {
            dropGrownNewborns()
        }
        pointee.newborns.push(handle(index))
        pointee.newbornCount += 1
    }

    private func dropGrownNewborns() {
        let newborns = pointee.newborns.base
        var kept = 0
        for i in pointee.newbornHead..<pointee.newborns.count where isNewborn(newborns[i]) {
            newborns[kept] = newborns[i]
            kept += 1
        }
        pointee.newborns.count = kept
        pointee.newbornHead = 0
    }

    private func isNewborn(_ attribute: AnyAttribute) -> Bool {
        isAlive(attribute) && node(attribute.index).pointee.state.contains(.newborn)
    }

    /// Runs every newborn older than `index`. The place is shared by nested calls, so each newborn is looked at once.
    func evaluateNewborns(before index: UInt32) {
        while pointee.newbornHead < pointee.newborns.count {
            let newborn = pointee.newborns.base[pointee.newbornHead]
            if newborn.index == index, isAlive(newborn) { return }
            pointee.newbornHead += 1
            if isNewborn(newborn) { evaluate(newborn.index) }
        }
    }
}
