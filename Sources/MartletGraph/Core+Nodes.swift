extension UnsafeMutablePointer where Pointee == Core {
    @inlinable @inline(__always)
    func node(_ index: UInt32) -> UnsafeMutablePointer<Node> { pointee.nodes + Int(index) }

    @inlinable @inline(__always)
    func payload(_ index: UInt32) -> UnsafeMutableRawPointer { pointee.payloads + Int(index) &* Payload.stride }

    @inlinable @inline(__always)
    func rule<T: ~Copyable>(_ index: UInt32, as type: T.Type) -> UnsafeMutablePointer<T> {
        (payload(index) + Payload.ruleOffset).assumingMemoryBound(to: type)
    }

    @inlinable @inline(__always)
    func value<T>(_ index: UInt32, as type: T.Type) -> UnsafeMutablePointer<T> {
        let slot = payload(index) + Payload.valueOffset
        return Payload.isInline(type)
            ? slot.assumingMemoryBound(to: type)
            : slot.load(as: UnsafeMutableRawPointer.self).assumingMemoryBound(to: type)
    }

    /// The value of a node whose type is not known here.
    @inlinable @inline(__always)
    func rawValue(_ index: UInt32) -> UnsafeMutableRawPointer {
        let slot = payload(index) + Payload.valueOffset
        return node(index).pointee.flags.contains(.outOfLine) ? slot.load(as: UnsafeMutableRawPointer.self) : slot
    }

    /// Makes room for a `T` where it does not fit into the payload.
    @inlinable @inline(__always)
    func prepare<T>(_ slot: UnsafeMutableRawPointer, for type: T.Type) {
        if Payload.isInline(type) { return }
        let room = UnsafeMutableRawPointer.allocate(
            byteCount: Swift.max(MemoryLayout<T>.size, 1), alignment: MemoryLayout<T>.alignment)
        slot.storeBytes(of: room, as: UnsafeMutableRawPointer.self)
    }

    /// Gives that room back. The `T` has been deinitialized.
    @inlinable @inline(__always)
    func release<T>(_ slot: UnsafeMutableRawPointer, for type: T.Type) {
        if Payload.isInline(type) { return }
        slot.load(as: UnsafeMutableRawPointer.self).deallocate()
    }

    /// A new node in the current subgraph, without rule and value.
    @usableFromInline
    func makeNode(_ flags: NodeFlags, _ perform: Perform) -> UInt32 {
        let index: UInt32
        if pointee.freeNode != 0 {
            index = pointee.freeNode
            let node = node(index)
            pointee.freeNode = node.pointee.next
            let generation = node.pointee.generation
            node.initialize(to: Node())
            node.pointee.generation = generation
        } else {
            if pointee.nodesUsed == pointee.nodeCapacity { growNodes() }
            index = UInt32(truncatingIfNeeded: pointee.nodesUsed)
            pointee.nodesUsed += 1
            node(index).initialize(to: Node())
        }
        pointee.nodeCount += 1
        pointee.creations += 1
        let node = node(index)
        node.pointee.flags = flags
        node.pointee.changedAt = pointee.revision
        node.pointee.verifiedAt = pointee.revision
        let subgraph = pointee.subgraphs.base + Int(pointee.currentSubgraph)
        node.pointee.subgraph = pointee.currentSubgraph
        node.pointee.next = subgraph.pointee.firstNode
        subgraph.pointee.firstNode = index
        payload(index).initializeMemory(as: Perform.self, to: perform)
        if flags.contains(.newborn), !flags.contains(.effect) { addNewborn(index) }
        return index
    }

    @inline(never)
    private func growNodes() {
        let capacity = pointee.nodeCapacity * 2
        precondition(capacity <= Int(UInt32.max) + 1, "MartletGraph: more than 2^32 nodes in one graph")
        let nodes = UnsafeMutablePointer<Node>.allocate(capacity: capacity)
        nodes.update(from: pointee.nodes, count: pointee.nodesUsed)
        let payloads = UnsafeMutableRawPointer.allocate(byteCount: capacity * Payload.stride, alignment: 16)
        payloads.copyMemory(from: pointee.payloads, byteCount: pointee.nodesUsed * Payload.stride)
        pointee.nodes.deallocate()
        pointee.payloads.deallocate()
        pointee.nodes = nodes
        pointee.payloads = payloads
        pointee.nodeCapacity = capacity
    }

    /// Destroys rule and value, which may run any `deinit`, and frees the slot.
    func destroyNode(_ index: UInt32) {
        if node(index).pointee.flags.contains(.newborn) { pointee.newbornCount -= 1 }
        perform(index, .destroy)
        let node = node(index)
        node.pointee.flags = .free
        node.pointee.next = pointee.freeNode
        pointee.freeNode = index
        pointee.nodeCount -= 1
    }

    @inlinable @inline(__always) @discardableResult
    func perform(_ index: UInt32, _ operation: Operation) -> Bool {
        payload(index).assumingMemoryBound(to: Perform.self).pointee.function(self, index, operation)
    }

    @inlinable
    func handle(_ index: UInt32) -> AnyAttribute {
        AnyAttribute(index: index, generation: node(index).pointee.generation)
    }

    @inlinable @inline(__always)
    func isAlive(_ attribute: AnyAttribute) -> Bool {
        node(attribute.index).pointee.generation == attribute.generation
    }

    /// The node whose body was called last and has not returned, or 0.
    var innermost: UInt32 {
        pointee.running.count == 0 ? 0 : pointee.running.base[pointee.running.count - 1].node
    }
}
