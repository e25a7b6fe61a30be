extension UnsafeMutablePointer where Pointee == Core {
    @inlinable @inline(__always)
    func node(_ index: UInt32) -> UnsafeMutablePointer<Node> { pointee.nodes + Int(index) }

    @inlinable @inline(__always)
    func slot(_ index: UInt32, _ offset: Int) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(node(index)) + offset
    }

    @inlinable @inline(__always)
    func rule<T: ~Copyable>(_ index: UInt32, as type: T.Type) -> UnsafeMutablePointer<T> {
        slot(index, Slot.rule).assumingMemoryBound(to: type)
    }

    @inlinable @inline(__always)
    func value<T>(_ index: UInt32, as type: T.Type) -> UnsafeMutablePointer<T> {
        let slot = slot(index, Slot.value)
        return Slot.isInline(type)
            ? slot.assumingMemoryBound(to: type)
            : slot.load(as: UnsafeMutableRawPointer.self).assumingMemoryBound(to: type)
    }

    /// The value of a node whose type is not known here.
    @inlinable @inline(__always)
    func rawValue(_ index: UInt32) -> UnsafeMutableRawPointer {
        let slot = slot(index, Slot.value)
        return node(index).pointee.flags.contains(.outOfLine) ? slot.load(as: UnsafeMutableRawPointer.self) : slot
    }

    /// Makes room for a value that does not fit into the node.
    @inlinable @inline(__always)
    func prepareValue<V>(_ type: V.Type, in index: UInt32) {
        if Slot.isInline(type) { return }
        let room = UnsafeMutableRawPointer.allocate(
            byteCount: Swift.max(MemoryLayout<V>.size, 1), alignment: MemoryLayout<V>.alignment)
        slot(index, Slot.value).storeBytes(of: room, as: UnsafeMutableRawPointer.self)
        node(index).pointee.flags.insert(.outOfLine)
    }

    /// Gives that room back. The value has been deinitialized.
    @inlinable @inline(__always)
    func releaseValue<V>(_ type: V.Type, in index: UInt32) {
        if Slot.isInline(type) { return }
        slot(index, Slot.value).load(as: UnsafeMutableRawPointer.self).deallocate()
    }

    /// A new node in the current subgraph, without rule and value.
    @usableFromInline
    func makeNode(_ flags: NodeFlags, _ state: NodeState, _ perform: consuming Perform) -> UInt32 {
        let index: UInt32
        if pointee.freeNode != 0 {
            index = pointee.freeNode
            let node = node(index)
            pointee.freeNode = node.pointee.next
            let generation = node.pointee.state.generation
            node.initialize(to: Node())
            node.pointee.state = NodeState(rawValue: generation | state.rawValue)
        } else {
            if pointee.nodesUsed == pointee.nodeCapacity { growNodes() }
            index = UInt32(truncatingIfNeeded: pointee.nodesUsed)
            pointee.nodesUsed += 1
            node(index).initialize(to: Node())
            node(index).pointee.state.insert(state)
        }
        pointee.nodeCount += 1
        pointee.creations += 1
        let node = node(index)
        node.pointee.flags = flags
        node.pointee.changedAt = pointee.revision
        node.pointee.verifiedAt = pointee.revision
        node.pointee.creation = pointee.creations
        let current = currentSubgraph
        let subgraph = pointee.subgraphs.base + Int(current)
        node.pointee.subgraph = current
        node.pointee.next = subgraph.pointee.firstNode
        subgraph.pointee.firstNode = index
        slot(index, Slot.perform).assumingMemoryBound(to: Perform.self).initialize(to: perform)
        if state.contains(.newborn) { addNewborn(index) }
        return index
    }

    @inline(never)
    private func growNodes() {
        let capacity = pointee.nodeCapacity * 2
        precondition(capacity <= Int(UInt32.max) + 1, "MartletGraph: more than 2^32 nodes in one graph")
        let nodes = UnsafeMutablePointer<Node>.allocateNodes(capacity)
        nodes.update(from: pointee.nodes, count: pointee.nodesUsed)
        pointee.nodes.deallocate()
        pointee.nodes = nodes
        pointee.nodeCapacity = capacity
    }

    /// Destroys rule and value, which may run any `deinit`, and frees the slot.
    func destroyNode(_ index: UInt32) {
        if node(index).pointee.state.contains(.newborn) { pointee.newbornCount -= 1 }
        perform(index, .destroy)
        slot(index, Slot.perform).assumingMemoryBound(to: Perform.self).deinitialize(count: 1)
        let node = node(index)
        node.pointee.state = NodeState(rawValue: node.pointee.state.generation)
        node.pointee.flags = .free
        node.pointee.next = pointee.freeNode
        pointee.freeNode = index
        pointee.nodeCount -= 1
    }

    /// Calls the node's ``Perform``. It is moved out and back, which a call without retaining takes.
    @inlinable @inline(__always) @discardableResult
    func perform(_ index: UInt32, _ operation: Operation) -> Bool {
        let perform = slot(index, Slot.perform).assumingMemoryBound(to: Perform.self).move()
        let result = perform.function(self, index, operation)
        slot(index, Slot.perform).assumingMemoryBound(to: Perform.self).initialize(to: perform)
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
