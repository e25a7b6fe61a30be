/// Holds back what happens when views appear, for views that are made but may never be shown: callbacks and tasks
/// listen, and are told when what is behind the gate shows and when it does no more.
final class AppearanceGate {
    private let outer: AppearanceGate?
    private var wantsOpen = false
    private(set) var isOpen = false
    private var listeners: [(number: Int, call: (Bool) -> Void)] = []
    private var count = 0

    /// A gate behind another is only open when both are.
    init(inside outer: AppearanceGate?) {
        self.outer = outer
        _ = outer?.listen { [weak self] _ in self?.settle() }
    }

    func set(open: Bool) {
        guard wantsOpen != open else { return }
        wantsOpen = open
        settle()
    }

    private func settle() {
        let open = wantsOpen && outer?.isOpen ?? true
        guard open != isOpen else { return }
        isOpen = open
        for listener in listeners { listener.call(open) }
    }

    /// Calls `body` whenever the gate opens or closes, and now if it is open. Returns what ends that.
    func listen(_ body: @escaping (Bool) -> Void) -> () -> Void {
        count += 1
        let number = count
        listeners.append((number, body))
        if isOpen { body(true) }
        return { [weak self] in self?.listeners.removeAll { $0.number == number } }
    }
}
