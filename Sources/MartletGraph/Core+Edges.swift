// The inputs of a node are a list of nodes that ends with a 0, so that a read compares one number and a run that reads what it
// read before is found out by another. In the twin of that list stands for each input the place of the reader among the
// readers of that input.

/// What stands in the list of inputs for one that was removed. It is no node's index.
@usableFromInline let hole: UInt32 = .max

/// What a cursor points to while reads are not recorded. It is no node's index.
@inlinable var nobodyIsTold: UInt32 { .max - 1 }

extension UnsafeMutablePointer where Pointee == Core {
    /// The inputs of a node, good until the next call of user code.
    @inline(__always)
    func inputs(of index: UInt32) -> UnsafeMutablePointer<UInt32> {
        pointee.inputs.base + Int(details(index).pointee.inputs)
    }

    /// For each input the place of the node among its readers.
    @inline(__always)
    func slots(of index: UInt32) -> UnsafeMutablePointer<UInt32> {
        pointee.inputs.twin.unsafelyUnwrapped + Int(details(index).pointee.inputs)
    }

    /// Adds `reader` to the readers of `input`; returns its slot there.
    func subscribe(_ reader: UInt32, to input: UInt32) -> UInt32 {
        let list = readerList(input)
        let count = list.pointee.count
        // Full, if it is a power of two and the class is of that size.
        if count & (count &- 1) == 0 { growReaders(of: input) }
        pointee.readers.base[Int(list.pointee.offset) + Int(count)] = reader
        list.pointee.count = count &+ 1
        pointee.edgeCount += 1
        return count
    }

    @inline(never)
    private func growReaders(of index: UInt32) {
        let list = readerList(index)
        let details = details(index)
        let count = Int(list.pointee.count)
        if count != SlicePool.size(details.pointee.readerClass) { return }
        let larger = pointee.readers.take(details.pointee.readerClass + 1)
        let base = pointee.readers.base
        if count > 0 {
            (base + Int(larger)).update(from: base + Int(list.pointee.offset), count: count)
            pointee.readers.give(list.pointee.offset, details.pointee.readerClass)
        }
        list.pointee.offset = larger
        details.pointee.readerClass += 1
    }

    /// Takes the reader at `slot` out. The last reader moves into its place, and that one's list of slots is corrected.
    func unsubscribe(from input: UInt32, slot: UInt32) {
        let list = readerList(input)
        let last = list.pointee.count &- 1
        let readers = pointee.readers.base + Int(list.pointee.offset)
        if slot != last {
            let moved = readers[Int(last)]
            readers[Int(slot)] = moved
            let inputs = inputs(of: moved)
            let slots = slots(of: moved)
            var i = 0
            while inputs[i] != input || slots[i] != last { i += 1 }
            slots[i] = slot
        }
        list.pointee.count = last
        pointee.edgeCount -= 1
    }

    /// Empties the entry for (input, slot) in a reader's list of inputs, because the input dies. The list keeps its
    /// length: it may be in use by a running evaluation. The search begins behind the last hole made for the same reader,
    /// so that a reader that loses all its inputs in order pays for its list once.
    func makeHole(in reader: UInt32, input: UInt32, slot: UInt32) {
        let details = details(reader)
        let inputs = inputs(of: reader)
        let slots = slots(of: reader)
        let count = details.pointee.inputCount
        var i = pointee.lastHoleReader == reader && pointee.lastHole + 1 < count ? pointee.lastHole + 1 : 0
        while inputs[Int(i)] != input || slots[Int(i)] != slot {
            i += 1
            if i == count { i = 0 }
        }
        inputs[Int(i)] = hole
        details.pointee.flags.insert(.holes)
        pointee.lastHoleReader = reader
        pointee.lastHole = i
        pointee.edgeCount -= 1
    }

    /// Gives both lists of a node back to the pools.
    func releaseEdges(of index: UInt32) {
        dropInputs(of: index)
        let details = details(index)
        pointee.readers.give(readerList(index).pointee.offset, details.pointee.readerClass)
        details.pointee.readerClass = 0
        readerList(index).pointee.count = 0
    }

    /// An empty list lies where no input is before it: see `record`.
    func dropInputs(of index: UInt32) {
        let details = details(index)
        pointee.inputs.give(details.pointee.inputs, details.pointee.inputClass)
        details.pointee.inputs = NodeDetails.noInputs
        details.pointee.inputClass = 0
        details.pointee.inputCount = 0
    }

    /// A slice for inputs. If they move to larger memory, the places of all evaluations do.
    func takeInputs(_ sizeClass: UInt8) -> UInt32 {
        let before = pointee.inputs.base
        let slice = pointee.inputs.take(sizeClass)
        let after = pointee.inputs.base
        if after != before {
            pointee.cursor = after + (pointee.cursor - before)
            var context = pointee.context
            while context.pointee.node != 0 {
                context.pointee.outerCursor = after + (context.pointee.outerCursor - before)
                context = context.pointee.outer.unsafelyUnwrapped
            }
        }
        return slice
    }
}
