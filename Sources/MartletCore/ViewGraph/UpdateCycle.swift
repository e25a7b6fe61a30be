import CThreads
import MartletGraph

/// The updates of one program: the graph, the transactions that wait, and the callbacks that follow.
///
/// A view alone in a host has one for itself; the windows of an app share one, so that what they read of the same state
/// changes in all of them in the same update. Why: Decision 0008.
package final class UpdateCycle {
    let graph = Graph()
    let observer = UpdateObserver()
    /// The hosts, in the order in which they were made. A host leaves before it goes.
    private(set) var members: ContiguousArray<Unmanaged<ViewHost>> = []

    private var pending: [PendingUpdate] = []
    private var actions = CallbackQueue()
    private var taskStarts = CallbackQueue()
    /// What goes on in the same update once it has been laid out.
    private var layoutActions: [() -> Void] = []
    /// What opens and closes hosts: never in the middle of an update.
    private var restActions: [() -> Void] = []
    private(set) var isFlushing = false
    private var said: Set<Diagnostic> = []

    private(set) var frameSeed = 0
    private(set) var updateNumber = 0
    private(set) var now: Double = 0
    var startDate = Date()
    var restoredState: RestoredState?
    var onDiagnostic: ((Diagnostic) -> Void)?
    /// Called when something waits for a flush and there is no host whose frames could bring one.
    var onNeedsUpdateWithoutFrames: (() -> Void)?

    /// What focused views give to commands; made when somebody gives or asks.
    private var focusedValueStore: FocusedValueStore?
    /// The host whose focus counts; where none is named, the only one.
    weak var namedFrontHost: ViewHost?

    /// Called when a flush is over and nothing waits.
    var onSettled: (() -> Void)?

    /// Writes that belong to one transaction: one update.
    private struct PendingUpdate {
        let transaction: Transaction
        var writes: [(key: AnyObject, label: String, apply: () -> Void)]
        /// Where each key is among the writes; kept from a number on that is not looked through quickly.
        private var places: [ObjectIdentifier: Int] = [:]

        init(transaction: Transaction, writes: [(key: AnyObject, label: String, apply: () -> Void)] = []) {
            self.transaction = transaction
            self.writes = writes
        }

        mutating func add(key: AnyObject, label: String, apply: @escaping () -> Void) {
            if let index = index(of: key) {
                writes[index].apply = apply
            } else {
                writes.append((key, label, apply))
                if !places.isEmpty { places[ObjectIdentifier(key)] = writes.count - 1 }
            }
        }

        private mutating func index(of key: AnyObject) -> Int? {
            if writes.count < 16 { return writes.firstIndex { $0.key === key } }
            if places.isEmpty {
                for (index, write) in writes.enumerated() { places[ObjectIdentifier(write.key)] = index }
            }
            return places[ObjectIdentifier(key)]
        }
    }

    init() {
        graph.onDiagnostic = { [unowned self] in report(.graph, $0.message, at: nil) }
    }

    // MARK: Members

    func join(_ host: ViewHost) { members.append(Unmanaged.passUnretained(host)) }

    func leave(_ host: ViewHost) {
        members.removeAll { $0.toOpaque() == Unmanaged.passUnretained(host).toOpaque() }
        guard members.isEmpty else { return }
        actions.removeAll()
        taskStarts.removeAll()
        pending.removeAll()
        restActions.removeAll()
    }

    private func forEachMember(_ body: (ViewHost) -> Void) {
        var index = 0
        while index < members.count {
            body(members[index].takeUnretainedValue())
            index += 1
        }
    }

    /// Asks for a frame, and with it for a flush: of the host where something was written, or else of another one.
    func wake(_ host: ViewHost) {
        if !host.isHidden, let call = host.onNeedsUpdate { return call() }
        for member in members {
            let member = member.takeUnretainedValue()
            if !member.isHidden, let call = member.onNeedsUpdate { return call() }
        }
        onNeedsUpdateWithoutFrames?()
    }

    /// Tells the hosts whose pictures are others, or that begin to move, that they have to give a frame.
    private func wakeMembers() {
        forEachMember { member in
            guard !member.isHidden, !member.isTakingFrame else { return }
            let deadline = member.deadline
            if member.rootNode.needsDisplay || !member.motions.isEmpty || deadline != member.toldDeadline {
                member.toldDeadline = deadline
                member.onNeedsUpdate?()
            }
        }
    }

    /// Moves time on. Hosts that share it may be a little behind each other; then it stands.
    func move(to time: Double) { now = members.count > 1 ? max(now, time) : time }

    // MARK: Writes and callbacks

    func enqueue(_ transaction: Transaction, key: AnyObject, label: String, apply: @escaping () -> Void) {
        if let last = pending.indices.last, pending[last].transaction.group == transaction.group {
            pending[last].add(key: key, label: label, apply: apply)
        } else {
            pending.append(PendingUpdate(transaction: transaction, writes: [(key, label, apply)]))
        }
    }

    func afterUpdate(_ order: CallbackOrder?, _ action: @escaping () -> Void) { actions.append(order, action) }

    func afterCallbacks(_ order: CallbackOrder?, _ start: @escaping () -> Void) { taskStarts.append(order, start) }

    func afterLayout(_ action: @escaping () -> Void) { layoutActions.append(action) }

    /// Runs `action` when nothing waits any more, outside of all updates: there hosts may come and go.
    func atRest(_ action: @escaping () -> Void) { restActions.append(action) }

    var needsUpdate: Bool {
        if !pending.isEmpty || !actions.isEmpty || !taskStarts.isEmpty || !restActions.isEmpty { return true }
        return graph.hasPendingEffects || hasLayoutWork
    }

    private var hasLayoutWork: Bool {
        for member in members where member._withUnsafeGuaranteedRef({ $0.layout.hasWork }) { return true }
        return false
    }

    private var isSettled: Bool {
        pending.isEmpty && actions.isEmpty && taskStarts.isEmpty && !graph.hasPendingEffects && !hasLayoutWork
    }

    // MARK: Focus

    var frontHost: ViewHost? { namedFrontHost ?? members.first?.takeUnretainedValue() }

    var focusedValues: FocusedValueStore {
        let store = focusedValueStore ?? FocusedValueStore(cycle: self)
        focusedValueStore = store
        return store
    }

    /// The focus is another view's, or another window is in front.
    func focusMoved() { focusedValueStore?.mayHaveChanged() }

    // MARK: Flush

    /// How many updates one flush may need before it is called a loop.
    private static let roundLimit = 100

    /// How often what reads geometry may change it again before it counts as another update.
    private static let geometryRounds = 4

    func flush() {
        guard !isFlushing else { return }
        for _ in 0..<Self.roundLimit {
            flushOnce()
            if !restActions.isEmpty {
                let actions = restActions
                restActions = []
                for action in actions { action() }
            } else if let onSettled {
                onSettled()
                if !needsUpdate { break }
            } else {
                break
            }
        }
        if members.count > 1 { wakeMembers() }
    }

    private func flushOnce() {
        isFlushing = true
        defer { isFlushing = false }
        frameSeed += 1
        Self.onDeepStack {
            settle()
            forEachMember { $0.input.viewsDidChange() }
            if !isSettled { settle() }
        }
        observer.finishUpdate()
    }

    private func settle() {
        var rounds = 0
        while !isSettled {
            rounds += 1
            if rounds > Self.roundLimit {
                report(
                    .updateLoop,
                    "The update does not come to rest: after \(Self.roundLimit) rounds callbacks still change state. "
                        + "Look for an onAppear, onChange or preference action that writes what triggers it.", at: nil)
                pending.removeAll()
                actions.removeAll()
                return
            }
            if !pending.isEmpty {
                update(pending.removeFirst())
            } else if graph.hasPendingEffects || hasLayoutWork {
                update(PendingUpdate(transaction: Transaction()))
            }
            if !actions.isEmpty {
                runActions()
            } else if pending.isEmpty, !graph.hasPendingEffects, !hasLayoutWork {
                for start in taskStarts.take() { start() }
            }
        }
    }

    private func update(_ update: PendingUpdate) {
        updateNumber += 1
        let outer = Transaction.current
        defer { Transaction.current = outer }
        Transaction.current = update.transaction
        for write in update.writes {
            graph.writeLabel = write.label
            write.apply()
        }
        graph.writeLabel = nil
        // What is made of the geometry that layout finds belongs to the same update, so that it moves along.
        for _ in 0..<Self.geometryRounds {
            graph.flush()
            forEachMember { if $0.layout.hasWork { $0.layout.run(root: $0.rootNode) } }
            runLayoutActions()
            if !graph.hasPendingEffects { break }
        }
        for completion in update.transaction.completions { afterUpdate(nil) { completion.updateIsOver() } }
    }

    private func runLayoutActions() {
        if layoutActions.isEmpty { return }
        let actions = layoutActions
        layoutActions = []
        for action in actions { action() }
    }

    func runActions() {
        let outer = Transaction.current
        defer { Transaction.current = outer }
        Transaction.current = Transaction()
        for action in actions.take() { action() }
    }

    // MARK: For all of it

    static func onDeepStack(_ body: () -> Void) {
        withoutActuallyEscaping(body) { body in
            var body = body
            withUnsafeMutablePointer(to: &body) { pointer in
                martlet_run_on_deep_stack(
                    { $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
            }
        }
    }

    func report(_ code: Diagnostic.Code, _ message: String, at instance: ViewInstance?) {
        let diagnostic = Diagnostic(code: code, message: message, path: instance?.path ?? "")
        guard said.insert(diagnostic).inserted else { return }
        if let onDiagnostic { onDiagnostic(diagnostic) } else { Diagnostic.printToStandardError(diagnostic) }
    }
}
