/// Brings layout up to date at a cost that follows the change.
///
/// A changed node first answers its old questions again, deepest nodes first; only where an answer differs is
/// its parent asked. Then nodes whose insides have to be placed anew are placed, outermost first.
package final class LayoutEngine {
    @exclusivity(unchecked) private var toMeasure = NodeHeap(deepestFirst: true)
    @exclusivity(unchecked) private var toPlace = NodeHeap(deepestFirst: false)
    /// Nodes that want to know when their place in the root changes, with what they do then.
    @exclusivity(unchecked) private var observers: [ObjectIdentifier: PositionObserver] = [:]
    @exclusivity(unchecked) private var somethingMoved = false
    /// Where the next nodes find their records.
    @exclusivity(unchecked) var records: LayoutRecords
    let spareRecords = SpareRecords()

    /// How often what was done: for tests of cost.
    let counts = UnsafeMutablePointer<LayoutCounts>.allocate(capacity: 1)

    init() {
        counts.initialize(to: LayoutCounts())
        records = LayoutRecords(spareRecords)
    }

    deinit { counts.deallocate() }

    /// How often a size was computed.
    package var measureCount: Int { counts.pointee.measures }
    /// How often children were placed.
    package var placeCount: Int { counts.pointee.places }
    /// How many children of stacks were arranged.
    package var arrangedCount: Int { counts.pointee.arranged }
    /// How often a picture was made.
    package var drawCount: Int { counts.pointee.drawings }

    var hasWork: Bool { !toMeasure.isEmpty || !toPlace.isEmpty || somethingMoved }

    /// A node may answer otherwise for reasons of its own: all that it keeps of its children is out of date.
    func enqueueMeasure(_ node: ViewNode) {
        node.record.pointee.isWhollyOld = true
        enqueue(node)
    }

    /// A node may answer otherwise because a child does.
    private func enqueueMeasure(_ node: ViewNode, becauseOf child: ViewNode) {
        node.answersChanged(of: child)
        enqueue(node)
    }

    private func enqueue(_ node: ViewNode) {
        // Nobody has an answer of a node that was never asked: whoever lays it out first asks it.
        guard !node.isQueuedForMeasure, node.hasAnswered else { return }
        node.isQueuedForMeasure = true
        toMeasure.insert(node)
    }

    func enqueuePlace(_ node: ViewNode) {
        node.needsPlace = true
        guard !node.isQueuedForPlace, node.isPlaced else { return }
        node.isQueuedForPlace = true
        toPlace.insert(node)
    }

    func run(root: RootNode) {
        repeat {
            verifyMeasures()
            placeAll()
            if somethingMoved, toMeasure.isEmpty, toPlace.isEmpty {
                somethingMoved = false
                for observer in Array(observers.values) { observer.check() }
            }
        } while !toMeasure.isEmpty || !toPlace.isEmpty
    }

    /// Answers old questions of changed nodes again, and takes the change upwards where an answer differs.
    func verifyMeasures() {
        while let node = toMeasure.popNext() {
            node.isQueuedForMeasure = false
            guard !node.hasEnded else { continue }
            let hasChanged = node.remeasure()
            enqueuePlace(node)
            guard hasChanged, let parent = node.parent else { continue }
            if parent.depends(on: node) { enqueueMeasure(parent, becauseOf: node) } else { enqueuePlace(parent) }
        }
    }

    private func placeAll() {
        while let node = toPlace.popNext() {
            node.isQueuedForPlace = false
            guard node.needsPlace, !node.hasEnded else { continue }
            node.needsPlace = false
            guard node.isPlaced else { continue }
            counts.pointee.places &+= 1
            node.placeChildren()
            verifyMeasures()
        }
    }

    func noteMoved(_ node: ViewNode) { if !observers.isEmpty { somethingMoved = true } }

    func observePosition(_ observer: PositionObserver) {
        observers[ObjectIdentifier(observer)] = observer
        somethingMoved = true
    }

    func stopObserving(_ observer: PositionObserver) { observers[ObjectIdentifier(observer)] = nil }
}

/// What layout counts, beside the object like a node's record.
struct LayoutCounts {
    var measures = 0
    var places = 0
    var drawings = 0
    /// How many children of stacks were arranged.
    var arranged = 0
}

/// Is told when nodes have moved, to look whether its own place in the root is another.
protocol PositionObserver: AnyObject {
    func check()
}

extension ViewNode {
    /// Whether anybody may depend on an answer of this node.
    var hasAnswered: Bool {
        isPlaced || record.pointee.hasAnsweredDirectly || !record.pointee.sizes.isEmpty || keptSpacing != nil
            || !guides.entries.isEmpty
    }

    /// Whether the node is out of the tree.
    var hasEnded: Bool { parent == nil && !(self is RootNode) }

    /// Answers all questions again: sizes, guides and distances; true if an answer differs.
    func remeasure() -> Bool {
        let isWhole = record.pointee.isWhollyOld
        record.pointee.isWhollyOld = false
        willRemeasure(isWhole: isWhole)
        let count = record.pointee.sizes.count
        let isAll = count <= Self.questionLimit
        // On the stack, so that the memory of the answers serves the new ones. The oldest first: the latest stay the first found.
        return withUnsafeTemporaryAllocation(of: SizeCache.Entry.self, capacity: isAll ? count : 0) { old in
            for index in old.indices { old.initializeElement(at: index, to: record.pointee.sizes[count - 1 - index]) }
            if isAll { record.pointee.sizes.removeAll() } else { record.pointee.sizes.deallocate() }
            guides.askAgain()
            let spacing = keptSpacing
            keptSpacing = nil
            return differs(from: old, spacing, isAll: isAll)
        }
    }

    /// How many questions are asked again. With more (a window that was resized for long) it is cheaper to let the parent ask.
    private static var questionLimit: Int { 16 }

    /// Whether the answers are others than the old ones.
    ///
    /// The first that is another is enough: the parent asks again, and what it does not ask is never computed.
    private func differs(
        from old: UnsafeMutableBufferPointer<SizeCache.Entry>, _ oldSpacing: ViewSpacing?, isAll: Bool
    ) -> Bool {
        let wasRigid = isRigid
        let hasOtherDirectAnswers = record.pointee.hasOtherDirectAnswers
        record.pointee.hasOtherDirectAnswers = false
        isRigid = false
        if hasOtherDirectAnswers || old.isEmpty && !answersDirectly || !isAll
            || guides.former.count > Self.questionLimit
        {
            return true
        }
        for answer in old where sizeThatFits(answer.proposal.proposal) != answer.size { return true }
        if wasRigid && !isRigid { return true }
        if let oldSpacing, preferredSpacing() != oldSpacing { return true }
        return guides.former.contains { explicitGuide($0.key, in: dimensions(in: $0.proposal)) != $0.value }
    }
}
