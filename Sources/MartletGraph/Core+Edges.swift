extension UnsafeMutablePointer where Pointee == Core {
    /// Adds `reader` to the readers of `input`; returns its slot there.
    func subscribe(_ reader: UInt32, to input: UInt32) -> UInt32 {
        let node = node(input)
        let count = node.pointee.readerCount
        if Int(count) == SlicePool<UInt32>.size(node.pointee.readerClass) {
            let larger = pointee.readers.take(node.pointee.readerClass + 1)
            let base = pointee.readers.base
            (base + Int(larger)).update(from: base + Int(node.pointee.readers), count: Int(count))
            pointee.readers.give(node.pointee.readers, node.pointee.readerClass)
            node.pointee.readers = larger
            node.pointee.readerClass += 1
        }
        pointee.readers.base[Int(node.pointee.readers) + Int(count)] = reader
        node.pointee.readerCount = count + 1
        pointee.edgeCount += 1
        return count
    }

    /// Takes the reader at `slot` out. The last reader moves into its place, and that one's input list is corrected.
    func unsubscribe(from input: UInt32, slot: UInt32) {
        let node = node(input)
        let last = node.pointee.readerCount - 1
        let readers = pointee.readers.base + Int(node.pointee.readers)
        if slot != last {
            let moved = readers[Int(last)]
            readers[Int(slot)] = moved
            let movedNode = self.node(moved)
            let inputs = pointee.inputs.base + Int(movedNode.pointee.inputs)
            var i = 0
            while inputs[i].node != input || inputs[i].slot != last { i += 1 }
            inputs[i].slot = slot
        }
        node.pointee.readerCount = last
        pointee.edgeCount -= 1
    }

    /// Empties the entry for (input, slot) in a reader's list of inputs, because the input dies. The list keeps its
    /// length: it may be in use by a running evaluation. The search begins behind the last hole made for the same reader,
    /// so that a reader that loses all its inputs in order pays for its list once.
    func makeHole(in reader: UInt32, input: UInt32, slot: UInt32) {
        let node = node(reader)
        let inputs = pointee.inputs.base + Int(node.pointee.inputs)
        let count = node.pointee.inputCount
        var i = pointee.lastHoleReader == reader && pointee.lastHole + 1 < count ? pointee.lastHole + 1 : 0
        while inputs[Int(i)].node != input || inputs[Int(i)].slot != slot {
            i += 1
            if i == count { i = 0 }
        }
        inputs[Int(i)] = InputEdge(node: 0, slot: 0)
        node.pointee.flags.insert(.holes)
        pointee.lastHoleReader = reader
        pointee.lastHole = i
        pointee.edgeCount -= 1
    }

    /// Gives both lists of a node back to the pools.
    func releaseEdges(of index: UInt32) {
        let node = node(index)
        pointee.inputs.give(node.pointee.inputs, node.pointee.inputClass)
        pointee.readers.give(node.pointee.readers, node.pointee.readerClass)
        node.pointee.inputClass = 0
        node.pointee.readerClass = 0
        node.pointee.inputCount = 0
        node.pointee.readerCount = 0
    }
}
