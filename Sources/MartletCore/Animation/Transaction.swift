/// A key of the transaction.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What accompanies a change of state on its way through the views: above all, the animation.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Which `withTransaction` it comes from: writes of one group are one update.
    var group = 0

    /// The animation of the change, or nil.
    public var animation: Animation?
    /// Whether animations that views add themselves are left out.
    public var disablesAnimations = false
    /// Whether the change is one of a series: a drag that goes on, not a tap.
    public var isContinuous = false
    /// Whether the velocity of what changes without an animation is tracked, for a spring that comes after. Set while the
    /// closures of a gesture run.
    public var tracksVelocity = false
    var completions: [AnimationCompletion] = []

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    nonisolated(unsafe) private static var onMain = Transaction() {
        didSet { animatesOnMain = onMain.animation != nil || onMain.tracksVelocity }
    }
    /// Whether the main actor's transaction has to do with motion: asked for every node that moves.
    nonisolated(unsafe) private(set) static var animatesOnMain = false
    nonisolated(unsafe) private static var groupsOnMain = 0

    /// The transaction of the code that runs now, for this thread.
    static var current: Transaction {
        get {
            MainExecution.isCurrent
                ? onMain : Thread.current.threadDictionary["martlet.transaction"] as? Transaction ?? Transaction()
        }
        set {
            if MainExecution.isCurrent {
                onMain = newValue
            } else {
                Thread.current.threadDictionary["martlet.transaction"] = newValue
            }
        }
    }

    /// A number for a new group. Groups of other threads get none: each of their writes stands alone.
    static func nextGroup() -> Int {
        guard MainExecution.isCurrent else { return -1 }
        groupsOnMain += 1
        return groupsOnMain
    }

    /// This transaction, with what it leaves open taken from `outer`.
    func over(_ outer: Transaction) -> Transaction {
        var result = self
        if result.animation == nil { result.animation = outer.animation }
        if result.group == 0 { result.group = outer.group }
        return result
    }
}

/// Runs `body`; state written in it changes as part of `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    defer { Transaction.current = outer }
    Transaction.current = transaction
    if transaction.group == 0 || transaction.group == outer.group {
        Transaction.current.group = Transaction.nextGroup()
    }
    return try body()
}

/// Runs `body`; state written in it changes with `value` for one transaction key.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs `body`; what it changes is animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}
