import MartletGraph

/// Somebody who hears which keys are held.
final class ModifierKeysWatcher {
    var mask = EventModifiers.all
    var action: (EventModifiers, EventModifiers) -> Void = { _, _ in }

    func keysDidChange(from old: EventModifiers, to new: EventModifiers) {
        let (old, new) = (old.intersection(mask), new.intersection(mask))
        if old != new { action(old, new) }
    }
}

nonisolated struct ModifierKeysModifier: CallbackModifier {
    let mask: EventModifiers
    let initial: Bool
    let action: (EventModifiers, EventModifiers) -> Void

    nonisolated static func install(_ modifier: _GraphValue<Self>, inputs: _ViewInputs, order: CallbackOrder) {
        let input = inputs.host.input, graph = inputs.graph
        let watcher = ModifierKeysWatcher()
        var initial = false
        _ = graph.effect {
            let value = modifier.value(in: graph)
            watcher.mask = value.mask
            watcher.action = value.action
            initial = value.initial
        }
        input.modifierWatchers.append(watcher)
        graph.onRemove(graph.currentSubgraph) { input.modifierWatchers.removeAll { $0 === watcher } }
        guard initial else { return }
        inputs.host.afterUpdate(order) {
            let held = input.heldModifiers.intersection(watcher.mask)
            watcher.action(held, held)
        }
    }
}

extension View {
    /// Calls `action` with the old and the new keys when one of `mask` is pressed or let go of. With `initial` also when
    /// the view appears, with the keys that are held then for both.
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View {
        modifier(ModifierKeysModifier(mask: mask, initial: initial, action: action))
    }
}

extension InputState {
    /// Other keys are held than before.
    package func modifiersChanged(_ new: EventModifiers) {
        guard new != heldModifiers else { return }
        handle { [self] in
            let old = heldModifiers
            heldModifiers = new
            for watcher in modifierWatchers { watcher.keysDidChange(from: old, to: new) }
        }
    }
}
