extension UnsafeMutablePointer where Pointee == Core {
    @inlinable @inline(__always)
    func node(_ index: UInt32) -> UnsafeMutablePointer<Node> { pointee.nodes + Int(index) }

    @inlinable @inline(__always)
    func details(_ index: UInt32) -> UnsafeMutablePointer<NodeDetails> { pointee.details + Int(index) }

    @inline(__always)
    func readerList(_ index: UInt32) -> UnsafeMutablePointer<ReaderList> { pointee.readerLists + Int(index) }

    @inlinable @inline(__always)
    func performer(_ index: UInt32) -> UnsafeMutablePointer<Perform> {
        (UnsafeMutableRawPointer(details(index)) + Slot.perform).assumingMemoryBound(to: Perform.self)
    }

    @inlinable @inline(__always)
    func valueSlot(_ index: UInt32) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(node(index)) + Slot.value
    }

    @inlinable @inline(__always)
    func rule<T: ~Copyable>(_ index: UInt32, as type: T.Type) -> UnsafeMutablePointer<T> {
        (UnsafeMutableRawPointer(details(index)) + Slot.rule).assumingMemoryBound(to: type)
    }

    @inlinable @inline(__always)
    func value<T>(_ index: UInt32, as type: T.Type) -> UnsafeMutablePointer<T> {
        let slot = valueSlot(index)
        return Slot.isInline(type)
            ? slot.assumingMemoryBound(to: type)
            : slot.load(as: UnsafeMutableRawPointer.self).assumingMemoryBound(to: type)
    }

    /// The value of a node whose type is not known here.
    @inlinable @inline(__always)
    func rawValue(_ index: UInt32) -> UnsafeMutableRawPointer {
        let slot = valueSlot(index)
        return details(index).pointee.flags.contains(.outOfLine) ? slot.load(as: UnsafeMutableRawPointer.self) : slot
    }

    /// Makes room for a value that does not fit into the node.
    @inlinable @inline(__always)
    func prepareValue<V>(_ type: V.Type, in index: UInt32) {
        if Slot.isInline(type) { return }
        let room = UnsafeMutableRawPointer.allocate(
            byteCount: Swift.max(MemoryLayout<V>.size, 1), alignment: MemoryLayout<V>.alignment)
        valueSlot(index).storeBytes(of: room, as: UnsafeMutableRawPointer.self)
        details(index).pointee.flags.insert(.outOfLine)
    }

    /// Gives that room back. The value has been deinitialized.
    @inlinable @inline(__always)
    func releaseValue<V>(_ type: V.Type, in index: UInt32) {
        if Slot.isInline(type) { return }
        valueSlot(index).load(as: UnsafeMutableRawPointer.self).deallocate()
    }

    /// A new node in the current subgraph, without rule and value.
    @usableFromInline
    func makeNode(_ flags: NodeFlags, _ state: NodeState, _ perform: consuming Perform) -> UInt32 {
        let index: UInt32
        if pointee.freeNode != 0 {
            index = pointee.freeNode
            pointee.freeNode = details(index).pointee.next
            let generation = node(index).pointee.state.generation
            node(index).initialize(to: Node())
            node(index).pointee.state = NodeState(rawValue: generation | state.rawValue)
        } else {
            if pointee.nodesUsed == pointee.nodeCapacity { growNodes() }
            index = UInt32(truncatingIfNeeded: pointee.nodesUsed)
            pointee.nodesUsed += 1
            node(index).initialize(to: Node())
            node(index).pointee.state.insert(state)
        }
        pointee.nodeCount += 1
        let node = node(index)
        node.pointee.changedAt = pointee.revision
        pointee.readerLists[Int(index)] = ReaderList()
        pointee.creations += 1
        if flags.contains(.effect) {
            node.pointee.value.0 = pointee.creations
            pointee.readerLists[Int(index)] = .ofEffect
        }
        let current = currentSubgraph
        let subgraph = pointee.subgraphs.base + Int(current)
        let details = details(index)
        details.initialize(to: NodeDetails())
        details.pointee.flags = flags
        details.pointee.creation = pointee.creations
        details.pointee.verifiedAt = pointee.revision
        details.pointee.subgraph = current
        details.pointee.next = subgraph.pointee.firstNode
        subgraph.pointee.firstNode = index
        performer(index).initialize(to: perform)
        pointee.stamps[Int(index)] = 1
        if state.contains(.newborn) { addNewborn(index) }
        return index
    }

    @inline(never)
    private func growNodes() {
        let capacity = pointee.nodeCapacity * 2
        precondition(capacity <= Int(UInt32.max), "MartletGraph: more than 2^31 nodes in one graph")
        func move<T>(_ array: inout UnsafeMutablePointer<T>) {
            let larger = UnsafeMutablePointer<T>.allocateLines(capacity)
            larger.update(from: array, count: pointee.nodesUsed)
            array.deallocate()
            array = larger
        }
        move(&pointee.nodes)
        move(&pointee.details)
        move(&pointee.readerLists)
        move(&pointee.stamps)
        pointee.work = pointee.work.moved(count: pointee.workCount, capacity: capacity)
        pointee.nodeCapacity = capacity
    }

    /// Destroys rule and value, which may run any `deinit`, and frees the slot.
    func destroyNode(_ index: UInt32) {
        if node(index).pointee.state.contains(.newborn) { pointee.newbornCount -= 1 }
        perform(index, .destroy)
        performer(index).deinitialize(count: 1)
        node(index).pointee.state = NodeState(rawValue: node(index).pointee.state.generation)
        details(index).pointee.flags = .free
        details(index).pointee.next = pointee.freeNode
        pointee.freeNode = index
        pointee.nodeCount -= 1
    }

    /// Calls the node's ``Perform``.
    @inlinable @inline(__always) @discardableResult
    func perform(_ index: UInt32, _ operation: Operation) -> Outcome {
        let perform = performer(index).move()
        let result = perform.function(self, index, operation)
        forget(perform)
        return result
    }

    @inlinable
    func handle(_ index: UInt32) -> AnyAttribute {
        AnyAttribute(index: index, generation: node(index).pointee.state.generation)
    }

    @inlinable @inline(__always)
    func isAlive(_ attribute: AnyAttribute) -> Bool {
        node(attribute.index).pointee.state.generation == attribute.generation
    }
}

/// Lets go of something that was moved out of a node for a call, and still lies there: a call of what is in memory would retain
/// it (measured: 22 instructions per run), and to store it again would cost seven.
@inlinable @inline(__always)
func forget<T: ~Copyable>(_ value: consuming T) {
    var value: T? = value
    _withUnprotectedUnsafeTemporaryAllocation(of: T.self, capacity: 1) {
        $0.baseAddress.unsafelyUnwrapped.initialize(to: value.take()!)
    }
}
