/// Something that changes a scene: its windows, or what flows down to their content.
protocol SceneModifier {
    static func _makeScene(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: (_ViewInputs) -> _SceneOutputs
    ) -> _SceneOutputs
}

/// A scene with a modifier.
nonisolated struct ModifiedScene<Content: Scene, Modifier: SceneModifier>: PrimitiveScene {
    var content: Content
    var modifier: Modifier

    static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _SceneOutputs {
        Modifier._makeScene(
            modifier: scene.field(Modifier.self, at: offsetOfSecondField(Content.self, Modifier.self)), inputs: inputs
        ) { Content._makeScene(scene: scene.field(Content.self, at: 0), inputs: $0) }
    }
}

/// Changes what is said about each window of a scene.
struct WindowChange: SceneModifier {
    let change: (inout SceneAttributes) -> Void

    static func _makeScene(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: (_ViewInputs) -> _SceneOutputs
    ) -> _SceneOutputs {
        let outputs = content(inputs)
        for window in outputs.windows { window.edit { modifier.value(in: $0).change(&$1) } }
        return outputs
    }
}

/// Changes the environment of the content of a scene's windows.
private struct SceneEnvironment: SceneModifier {
    let change: (inout EnvironmentValues) -> Void

    static func _makeScene(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: (_ViewInputs) -> _SceneOutputs
    ) -> _SceneOutputs {
        var inputs = inputs
        let graph = inputs.graph
        inputs.environment = EnvironmentScope(parent: inputs.environment, graph: graph) { values in
            modifier.value(in: graph).change(&values)
        }
        return content(inputs)
    }
}

/// Watches a value.
private struct SceneValueChange<Value: Equatable>: SceneModifier {
    let change: ValueChangeModifier<Value>

    static func _makeScene(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: (_ViewInputs) -> _SceneOutputs
    ) -> _SceneOutputs {
        ValueChangeModifier<Value>.install(
            modifier.field(at: 0), inputs: inputs, order: CallbackOrder(inside: inputs.callbackOrder))
        return content(inputs)
    }
}

extension Scene {
    nonisolated func changingWindows(_ change: @escaping (inout SceneAttributes) -> Void) -> some Scene {
        ModifiedScene(content: self, modifier: WindowChange(change: change))
    }

    /// The size in points that a window begins with.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        changingWindows { $0.defaultSize = size }
    }

    /// The size in points that a window begins with.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// How the size of a window follows from its content.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        changingWindows { $0.resizability = resizability }
    }

    /// Sets an environment value for the content of the scene.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        ModifiedScene(content: self, modifier: SceneEnvironment { $0[keyPath: keyPath] = value })
    }

    /// Gives an `@Observable` object to the content of the scene.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ModifiedScene(content: self, modifier: SceneEnvironment { $0[EnvironmentObjectKey<T>.self] = object })
    }

    /// Gives an object to the content of the scene.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(content: self, modifier: SceneEnvironment { $0[EnvironmentObjectKey<T>.self] = object })
    }

    /// Calls `action` whenever `value` has changed; with `initial` also at first.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Calls `action` with the old and the new value whenever `value` has changed; with `initial` also at first.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ModifiedScene(
            content: self,
            modifier: SceneValueChange(change: ValueChangeModifier(value: value, initial: initial, action: action)))
    }
}
