/// What is known of an evaluation while it runs. Evaluations nest; each has its place on a stack and stays there, so that one
/// begins and ends without copying that of another.
@usableFromInline
struct EvaluationContext {
    /// The node whose body runs; 0 at the bottom of the stack, where none does.
    @usableFromInline var node: UInt32 = 0
    /// The subgraph that new nodes go to, plus one; 0 for the node's own.
    var within: UInt32 = 0
    /// Its reads from here on in `Core.reads` are not among its old inputs.
    var readsBase: UInt32 = 0
    /// How many of its old inputs it has read in order before it read something else.
    var prefix: UInt32 = 0
    /// So many of its inputs carry the stamp of this run.
    var stamped: UInt32 = 0
    /// How many frames there were: those above are walks that its reads began.
    var frameCount: UInt32 = 0
    /// The place of the evaluation further out among its inputs.
    var outerPlace = RecordingPlace()
    @usableFromInline var stamp: UInt64 = 0
    /// `Core.removals` when it began.
    var removals = 0
    @usableFromInline var isPaused = false
    /// Something was removed by an evaluation nested in this one.
    var isDisturbed = false
}

/// How far the innermost evaluation's reads are those of its last run: offsets in `Core.inputs`. When a read has differed, or
/// reads are not recorded, there is no next one.
@usableFromInline
struct RecordingPlace {
    @usableFromInline var next: UInt32 = .max
    @usableFromInline var end: UInt32 = .max

    @usableFromInline init() {}
    init(next: UInt32, end: UInt32) {
        self.next = next
        self.end = end
    }
}
