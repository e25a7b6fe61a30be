/// What is known of an evaluation while it runs. It lies on the native stack of `evaluate`, linked to that of the evaluation
/// further out.
@usableFromInline
struct EvaluationContext {
    /// The node whose body runs; 0 at the bottom, where none does.
    @usableFromInline var node: UInt32
    /// How many evaluations there are further out.
    @usableFromInline var depth: UInt32
    @usableFromInline var outer: UnsafeMutablePointer<EvaluationContext>?
    /// The cursor of the evaluation further out.
    @usableFromInline var outerCursor: UnsafeMutablePointer<UInt32>
    /// How many frames there were: those above are walks that its reads began.
    @usableFromInline var frameCount: UInt32
    /// The subgraph that new nodes go to, plus one; 0 for the node's own.
    @usableFromInline var within: UInt32 = 0
    /// The number of this run among those that read out of order: it gets one when it first does.
    @usableFromInline var stamp: UInt64 = 0
    /// From here on `Core.reads` has its reads that are not among its old inputs. Set with the stamp.
    @usableFromInline var readsBase: UInt32 = 0
    /// How many of its old inputs it has read in order before it read something else.
    @usableFromInline var prefix: UInt32 = 0
    /// So many of its inputs carry the stamp of this run.
    @usableFromInline var stamped: UInt32 = 0
    /// Something was removed by an evaluation nested in this one.
    @usableFromInline var isDisturbed = false

    @inlinable
    init(
        node: UInt32, outer: UnsafeMutablePointer<EvaluationContext>?, outerCursor: UnsafeMutablePointer<UInt32>,
        frameCount: Int
    ) {
        self.node = node
        self.outer = outer
        self.outerCursor = outerCursor
        self.frameCount = UInt32(truncatingIfNeeded: frameCount)
        depth = outer.map { $0.pointee.depth &+ 1 } ?? 0
    }
}
