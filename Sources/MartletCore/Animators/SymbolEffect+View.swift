import MartletGraph

/// One `symbolEffect` around a symbol, as the environment carries it.
struct AppliedSymbolEffect: Equatable {
    /// Which modifier it is.
    let id: Int
    let configuration: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    /// For effects that are switched on and off.
    var isActive: Bool?
    /// For effects that play when a value changes: how often it has.
    var changes = 0
}

private struct SymbolEffectsKey: EnvironmentKey { static var defaultValue: [AppliedSymbolEffect] { [] } }

extension EnvironmentValues {
    /// The effects of symbols here, those further out first.
    var symbolEffects: [AppliedSymbolEffect] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

/// Adds an effect to the symbols inside.
nonisolated struct SymbolEffectModifier: InputsModifier {
    let configuration: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    let isActive: Bool?
    let trigger: AnyTrigger?

    nonisolated(unsafe) private static var count = 0

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        count += 1
        let id = count
        var known: AnyTrigger?
        var changes = 0
        let applied = graph.rule {
            let value = modifier.value(in: graph)
            if let known, value.trigger != known { changes += 1 }
            known = value.trigger
            return AppliedSymbolEffect(
                id: id, configuration: value.configuration, options: value.options, isActive: value.isActive,
                changes: changes)
        }
        inputs.environment = EnvironmentScope(parent: inputs.environment, graph: graph) { values in
            values.symbolEffects.append(graph.read(applied))
        }
    }
}

extension View {
    /// Animates the symbols in this view as long as `isActive`.
    /// - Parameters:
    ///   - effect: What happens to them.
    ///   - options: How often and how fast.
    ///   - isActive: Whether it happens now.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(
            SymbolEffectModifier(
                configuration: effect.configuration, options: options, isActive: isActive, trigger: nil))
    }

    /// Animates the symbols in this view whenever `value` has changed.
    /// - Parameters:
    ///   - effect: What happens to them.
    ///   - options: How often and how fast.
    ///   - value: What is watched.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectModifier(
                configuration: effect.configuration, options: options, isActive: nil, trigger: AnyTrigger(value)))
    }

    /// Takes the effects away that views further out have added.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}
