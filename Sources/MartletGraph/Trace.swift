/// Why a node ran, as kept while tracing.
struct Trace {
    var reason: Cause.Reason
    /// The changed input that made it run.
    var input: AnyAttribute = .none
    /// The revision at which that input changed.
    var inputChangedAt: UInt32 = 0
    var origin: AnyAttribute = .none
    var label: String?
}
