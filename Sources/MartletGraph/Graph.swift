/// A graph of sources, rules and effects that recomputes what is asked for and nothing else.
///
/// A *source* holds a value that is written from outside. A *rule* computes a value and is run when it is read and
/// something it read before has changed. An *effect* is a rule without a value that ``flush()`` runs by itself. What a
/// rule or effect reads during a run is what it depends on until its next run.
///
/// A graph is used from one thread, and graphs know nothing of each other. All its nodes live in a few arrays; a handle
/// such as ``Attribute`` is eight bytes. A node costs 116 bytes, and 12 per edge.
///
/// No operation's use of the native stack grows with the depth of the graph, with one exception: the first evaluation of
/// rules that read rules made *after* them nests one native level per rule, which suffices for some thousands.
public final class Graph {
    @usableFromInline let core: CorePointer

    public init() {
        core = .allocate(capacity: 1)
        core.initialize(to: Core())
    }

    deinit {
        core.removeEverything()
        core.pointee.deallocate()
        core.deinitialize(count: 1)
        core.deallocate()
    }

    /// Called with each diagnostic, once per place. Without it they are printed to the standard error stream.
    public var onDiagnostic: ((GraphDiagnostic) -> Void)? {
        get { core.pointee.onDiagnostic }
        set { core.pointee.onDiagnostic = newValue }
    }

    /// The number of living sources, rules and effects.
    public var nodeCount: Int { core.pointee.nodeCount }

    /// The number of dependencies. A node that read another twice in a run may count twice.
    public var edgeCount: Int { core.pointee.edgeCount }

    /// The number of living subgraphs, the root included.
    public var subgraphCount: Int { core.pointee.subgraphCount }

    /// How many bodies of rules and effects have run so far.
    public var evaluationCount: Int { Int(core.pointee.evaluationCount) }
}
