/// Adds a gesture with less precedence than those of the views inside.
nonisolated public struct AddGestureModifier<G: Gesture>: UnaryModifier {
    let gesture: G
    let mask: GestureMask

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        makeGesture(modifier, inputs: inputs, kind: .normal, body: body) { ($0.gesture, $0.mask) }
    }
}

/// Adds a gesture with more precedence than those of the views inside.
nonisolated public struct HighPriorityGestureModifier<G: Gesture>: UnaryModifier {
    let gesture: G
    let mask: GestureMask

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        makeGesture(modifier, inputs: inputs, kind: .highPriority, body: body) { ($0.gesture, $0.mask) }
    }
}

/// Adds a gesture that is recognised beside all others.
nonisolated public struct SimultaneousGestureModifier<G: Gesture>: UnaryModifier {
    let gesture: G
    let mask: GestureMask

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        makeGesture(modifier, inputs: inputs, kind: .simultaneous, body: body) { ($0.gesture, $0.mask) }
    }
}

extension View {
    /// Adds `gesture`; gestures of the views inside go before it.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(AddGestureModifier(gesture: gesture, mask: mask))
    }

    /// Adds `gesture` unless it is disabled.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(AddGestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
    }

    /// Adds `gesture` unless it is disabled. The name says nothing to this system.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Adds `gesture` before the gestures of the views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(HighPriorityGestureModifier(gesture: gesture, mask: mask))
    }

    /// Adds `gesture` before the gestures of the views inside, unless it is disabled.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(HighPriorityGestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
    }

    /// Adds `gesture` before the gestures of the views inside, unless it is disabled. The name says nothing to this
    /// system.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Adds `gesture` beside the gestures of the views inside: both are recognised.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(SimultaneousGestureModifier(gesture: gesture, mask: mask))
    }

    /// Adds `gesture` beside the gestures of the views inside, unless it is disabled.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(SimultaneousGestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
    }

    /// Adds `gesture` beside the gestures of the views inside, unless it is disabled. The name says nothing to this
    /// system.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }

    /// Calls `action` when the view is tapped or clicked `count` times.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    /// Calls `action` with the place in a coordinate space when the view is tapped or clicked `count` times.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Calls `action` when the pointer has been held down on the view for `minimumDuration` seconds without moving more
    /// than `maximumDistance` points. `onPressingChanged` is told when the press begins and when it is over.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
                    .onEnded { _ in action() },
                onPressingChanged: onPressingChanged))
    }

    @_disfavoredOverload
    @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
