import MartletGraph

/// The focused values of one program: those of the front window, or of the only one.
final class FocusedValueStore {
    private unowned let cycle: UpdateCycle
    /// Written whenever the values are others.
    private let attribute: Attribute<FocusedValues>
    private var isQueued = false

    init(cycle: UpdateCycle) {
        self.cycle = cycle
        attribute = cycle.graph.within(cycle.graph.root) { cycle.graph.source(FocusedValues()) }
    }

    /// The values now; a dependency of what runs.
    var values: FocusedValues {
        cycle.graph.isEvaluating ? cycle.graph.read(attribute) : cycle.graph.peek(attribute)
    }

    /// The focus has moved, or what a view gives is something else: looks again after the update.
    func mayHaveChanged() {
        guard !isQueued else { return }
        isQueued = true
        cycle.afterUpdate(nil) { [self] in
            isQueued = false
            let new = cycle.frontHost?.focusedValues ?? FocusedValues()
            guard new != cycle.graph.peek(attribute) else { return }
            cycle.enqueue(Transaction(), key: self, label: "focus") { [self] in cycle.graph.write(attribute, new) }
        }
        if !cycle.isFlushing, let host = cycle.frontHost { cycle.wake(host) }
    }
}

extension ViewHost {
    /// What the window gives, and over it what the views around the focus give, the inner over the outer.
    var focusedValues: FocusedValues {
        var values = FocusedValues()
        for node in focusedValueNodes.sorted(by: { $0.id < $1.id }) where node.isForWindow { node.write(&values) }
        var around: [FocusedValueNode] = []
        var node: ViewNode? = input.focused
        while let current = node {
            if let giving = current as? FocusedValueNode, !giving.isForWindow { around.append(giving) }
            node = current.parent
        }
        for node in around.reversed() { node.write(&values) }
        return values
    }
}

/// A node whose content gives a value while it has the focus, or whose window does while it is in front.
final class FocusedValueNode: ViewNode {
    let isForWindow: Bool
    var write: (inout FocusedValues) -> Void = { _ in }

    init(_ inputs: _ViewInputs, isForWindow: Bool) {
        self.isForWindow = isForWindow
        super.init(inputs)
        host.focusedValueNodes.append(self)
    }

    override func didEnd() {
        host.focusedValueNodes.removeAll { $0 === self }
        host.cycle.focusedValues.mayHaveChanged()
    }
}

/// Gives a value to commands and other views.
nonisolated struct FocusedValueModifier: UnaryModifier {
    let isForWindow: Bool
    let write: (inout FocusedValues) -> Void

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let isForWindow = graph.untracked { modifier.value(in: graph).isForWindow }
        let node = FocusedValueNode(inputs, isForWindow: isForWindow)
        let content = body(inputs)
        node.attach(content.node)
        let cycle = inputs.host.cycle
        _ = graph.effect {
            node.write = modifier.value(in: graph).write
            cycle.focusedValues.mayHaveChanged()
        }
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

extension View {
    nonisolated private func giving(
        window: Bool, _ write: @escaping (inout FocusedValues) -> Void
    ) -> ModifiedContent<Self, FocusedValueModifier> {
        modifier(FocusedValueModifier(isForWindow: window, write: write))
    }

    /// Gives `value` while the focus is in this view.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        giving(window: false) { $0[keyPath: keyPath] = value }
    }

    /// Gives `value`, if there is one, while the focus is in this view.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        giving(window: false) { $0[keyPath: keyPath] = value }
    }

    /// Gives an object by its type while the focus is in this view.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        giving(window: false) { $0[objectOf: TypeToken<T>()] = object }
    }

    /// Gives `value` while the view's window is in front.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        giving(window: true) { $0[keyPath: keyPath] = value }
    }

    /// Gives `value`, if there is one, while the view's window is in front.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        giving(window: true) { $0[keyPath: keyPath] = value }
    }

    /// Gives an object by its type while the view's window is in front.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        giving(window: true) { $0[objectOf: TypeToken<T>()] = object }
    }

    /// Gives an object to `@FocusedObject` while the focus is in this view.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        giving(window: false) { $0[objectOf: TypeToken<T>()] = object }
    }

    /// Gives an object, if there is one, to `@FocusedObject` while the focus is in this view.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        giving(window: false) { $0[objectOf: TypeToken<T>()] = object }
    }

    /// Gives an object to `@FocusedObject` while the view's window is in front.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        giving(window: true) { $0[objectOf: TypeToken<T>()] = object }
    }

    /// Gives an object, if there is one, to `@FocusedObject` while the view's window is in front.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        giving(window: true) { $0[objectOf: TypeToken<T>()] = object }
    }
}
