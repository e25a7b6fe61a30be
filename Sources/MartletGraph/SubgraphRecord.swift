/// The engine's record of one subgraph. The tree of subgraphs is linked through indices; 0 is the root and so never a
/// child, and serves as "none" in the links to children and siblings.
@usableFromInline
struct SubgraphRecord {
    var generation: UInt32 = 1
    var state: State = .alive
    var parent: UInt32 = 0
    var firstChild: UInt32 = 0
    var previousSibling: UInt32 = 0
    var nextSibling: UInt32 = 0
    var firstNode: UInt32 = 0
    /// Running nodes and `within` bodies that still need the record after its removal.
    var pins: UInt32 = 0

    enum State: UInt8 {
        case alive
        /// Its removal actions are running.
        case leaving
        /// Removed, but pinned: what is made in it meanwhile dies with the last pin.
        case pinned
        case free
    }
}
