/// Brings layout up to date at a cost that follows the change.
///
/// A changed node first answers its old questions again, deepest nodes first; only where an answer differs is
/// its parent asked. Then nodes whose insides have to be placed anew are placed, outermost first.
package final class LayoutEngine {
    private var toMeasure = NodeHeap(deepestFirst: true)
    private var toPlace = NodeHeap(deepestFirst: false)
    /// Nodes that want to know when their place in the root changes, with what they do then.
    private var observers: [ObjectIdentifier: PositionObserver] = [:]
    private var somethingMoved = false

    /// How often a size was computed, children were placed, a picture was made: for tests of cost.
    package internal(set) var measureCount = 0
    package internal(set) var placeCount = 0
    package internal(set) var drawCount = 0

    var hasWork: Bool { !toMeasure.isEmpty || !toPlace.isEmpty || somethingMoved }

    func enqueueMeasure(_ node: ViewNode) {
        guard !node.isQueuedForMeasure else { return }
        node.isQueuedForMeasure = true
        toMeasure.insert(node)
    }

    func enqueuePlace(_ node: ViewNode) {
        node.needsPlace = true
        guard !node.isQueuedForPlace else { return }
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
            if parent.depends(on: node) { enqueueMeasure(parent) } else { enqueuePlace(parent) }
        }
    }

    private func placeAll() {
        while let node = toPlace.popNext() {
            node.isQueuedForPlace = false
            guard node.needsPlace, !node.hasEnded else { continue }
            node.needsPlace = false
            guard node.isPlaced else { continue }
            placeCount &+= 1
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

/// Is told when nodes have moved, to look whether its own place in the root is another.
protocol PositionObserver: AnyObject {
    func check()
}

extension ViewNode {
    /// Whether the node is out of the tree.
    var hasEnded: Bool { parent == nil && !(self is RootNode) }

    /// Answers all questions again: sizes, guides and distances; true if an answer differs.
    func remeasure() -> Bool {
        willRemeasure()
        let old = sizes.entries
        let oldGuides = guides.entries
        sizes.removeAll()
        if !oldGuides.isEmpty { guides = GuideCache() }
        var hasChanged = false
        if let spacing = keptSpacing {
            keptSpacing = nil
            if preferredSpacing() != spacing { hasChanged = true }
        }
        // With many questions (a window that was resized for long) it is cheaper to let the parent ask again.
        if old.isEmpty || old.count > 8 || oldGuides.count > 8 { return true }
        for (proposal, size) in old where sizeThatFits(proposal) != size { hasChanged = true }
        if hasChanged { return true }
        return oldGuides.contains { explicitGuide($0.key, in: dimensions(in: $0.proposal)) != $0.value }
    }
}

/// A priority queue of nodes by number.
struct NodeHeap {
    private var nodes: [ViewNode] = []
    private let deepestFirst: Bool

    init(deepestFirst: Bool) { self.deepestFirst = deepestFirst }

    var isEmpty: Bool { nodes.isEmpty }

    private func precedes(_ a: ViewNode, _ b: ViewNode) -> Bool { deepestFirst ? a.id > b.id : a.id < b.id }

    mutating func insert(_ node: ViewNode) {
        nodes.append(node)
        var index = nodes.count - 1
        while index > 0 {
            let above = (index - 1) / 2
            guard precedes(nodes[index], nodes[above]) else { break }
            nodes.swapAt(index, above)
            index = above
        }
    }

    mutating func popNext() -> ViewNode? {
        guard let first = nodes.first else { return nil }
        let last = nodes.removeLast()
        if nodes.isEmpty { return first }
        nodes[0] = last
        var index = 0
        while true {
            var best = index
            for below in [2 * index + 1, 2 * index + 2] where below < nodes.count {
                if precedes(nodes[below], nodes[best]) { best = below }
            }
            if best == index { break }
            nodes.swapAt(index, best)
            index = best
        }
        return first
    }
}
