extension InputState {
    /// A pointer or a finger goes down. `id` tells fingers apart; one that is down already counts as taken away first.
    /// - Parameter modifiers: The keys that are held; nil for those that `modifiersChanged` told.
    package func pointerDown(
        at point: CGPoint, kind: PointerKind = .touch, id: Int = 0, modifiers: EventModifiers? = nil
    ) {
        guard isUsable(point) else { return }
        if pointers.contains(where: { $0.id == id }) { pointerCancelled(id: id) }
        handle { [self] in
            let hit = hitTest(point)
            if let layer = hit as? PresentationNode, let presentation = layer.presentation,
                presentation.kind.goesOnOutsidePress, !presentation.isDismissalDisabled
            {
                return presentation.dismiss()
            }
            focusByPointer(hit)
            pointers.append(PressedPointer(id: id, kind: kind, location: point))
            arena.begin(
                gestureNodes(from: hit),
                PointerEvent(
                    phase: .down, location: point, time: host.now, kind: kind, id: id,
                    modifiers: modifiers ?? heldModifiers))
        }
    }

    /// A pointer moves: a drag while it is down, otherwise it hovers. A finger that is not down does nothing.
    package func pointerMoved(to point: CGPoint, id: Int = 0, modifiers: EventModifiers? = nil) {
        guard isUsable(point) else { return }
        guard let index = pointers.firstIndex(where: { $0.id == id }) else {
            if id == 0 { hover(at: point) }
            return
        }
        pointers[index].location = point
        let kind = pointers[index].kind
        handle { [self] in
            arena.send(
                PointerEvent(
                    phase: .move, location: point, time: host.now, kind: kind, id: id,
                    modifiers: modifiers ?? heldModifiers))
            carry(id, to: point)
        }
    }

    /// A pointer goes up; one that is not down does nothing.
    package func pointerUp(at point: CGPoint, id: Int = 0, modifiers: EventModifiers? = nil) {
        guard let index = pointers.firstIndex(where: { $0.id == id }) else { return }
        // It has gone up, wherever that was.
        let point = isUsable(point) ? point : pointers[index].location
        handle { [self] in
            guard let index = pointers.firstIndex(where: { $0.id == id }) else { return }
            let pointer = pointers.remove(at: index)
            arena.send(
                PointerEvent(
                    phase: .up, location: point, time: host.now, kind: pointer.kind, id: id,
                    modifiers: modifiers ?? heldModifiers))
            letGo(id, at: point)
        }
    }

    /// The system takes a pointer away, or all of them: nothing of what they have begun comes to its end.
    package func pointerCancelled(id: Int? = nil) {
        handle { [self] in
            if let dragPointer, id ?? dragPointer == dragPointer { callOffDrag() }
            if let id {
                pointers.removeAll { $0.id == id }
                arena.cancel(id)
            } else {
                pointers.removeAll()
                arena.cancelAll()
            }
        }
    }

    /// What two fingers on a touchpad do with what the pointer is over.
    package enum TouchpadPhase {
        case began, changed, ended, cancelled
    }

    /// A touchpad's pinch and turn go on over `point`.
    /// - Parameters:
    ///   - scale: How many times as far apart the fingers are as when it began.
    ///   - rotation: How far they have turned since it began, clockwise.
    package func touchpad(
        _ phase: TouchpadPhase, at point: CGPoint, scale: CGFloat = 1, rotation: Angle = .zero
    ) {
        guard isUsable(point), scale.isFinite, rotation.radians.isFinite else { return }
        if phase == .cancelled { return pointerCancelled(id: PointerEvent.touchpad) }
        handle { [self] in
            var event = PointerEvent(
                phase: phase == .began ? .down : phase == .changed ? .move : .up, location: point, time: host.now,
                kind: .touchpad, id: PointerEvent.touchpad, modifiers: heldModifiers)
            event.scale = scale
            event.rotation = rotation
            if phase == .began {
                arena.cancel(event.id)
                arena.begin(gestureNodes(from: hitTest(point)), event)
            } else {
                arena.send(event)
            }
        }
    }

    /// The gestures on the way from `hit` to the root that the masks let through.
    private func gestureNodes(from hit: ViewNode?) -> [GestureHolder] {
        var nodes: [GestureHolder] = []
        var node = hit
        while let current = node {
            if let gesture = current as? GestureHolder, gesture.isEnabled {
                if !gesture.mask.contains(.subviews) { nodes = [] }
                if gesture.mask.contains(.gesture) { nodes.append(gesture) }
            }
            node = current.parent
        }
        return nodes
    }

    /// A gesture's view has gone or its gesture is disabled. It is cancelled when the views are up to date: its closures
    /// must not run in the middle of an update.
    func gestureDidEnd(_ node: GestureHolder) {
        guard arena.entries.contains(where: { $0.node === node }) else { return }
        host.afterUpdate { [self] in arena.remove(node) }
    }
}
