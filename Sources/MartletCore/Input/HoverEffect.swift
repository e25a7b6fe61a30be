/// What a view does while the pointer is over it.
public struct HoverEffect: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, highlight, lift
    }

    let kind: Kind

    /// The effect of the surroundings (`defaultHoverEffect`), or else `highlight`.
    public static let automatic = HoverEffect(kind: .automatic)
    /// A plate behind the view.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view grows a little and throws a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

private struct HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct DefaultHoverEffectKey: EnvironmentKey { static var defaultValue: HoverEffect? { nil } }

extension EnvironmentValues {
    /// Whether views have hover effects. Set by `hoverEffectDisabled(_:)`.
    public internal(set) var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }

    var defaultHoverEffect: HoverEffect? {
        get { self[DefaultHoverEffectKey.self] }
        set { self[DefaultHoverEffectKey.self] = newValue }
    }
}

/// Measures are our own choice; layout does not know them.
nonisolated struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    let isEnabled: Bool
    @Environment(\.isHoverEffectEnabled) private var isAllowed
    @Environment(\.isEnabled) private var reacts
    @Environment(\.defaultHoverEffect) private var usual
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @State private var isOver = false

    nonisolated init(effect: HoverEffect, isEnabled: Bool) {
        self.effect = effect
        self.isEnabled = isEnabled
    }

    @MainActor func body(content: Content) -> some View {
        let kind = effect == .automatic ? (usual ?? .highlight).kind : effect.kind
        let shows = isOver && isEnabled && isAllowed && reacts
        let lifts = shows && kind == .lift
        return
            content
            .background {
                RoundedRectangle(cornerRadius: 8, style: .continuous)
                    .fill(Color.primary.opacity(shows && kind != .lift ? 0.1 : 0)).allowsHitTesting(false)
            }
            .scaleEffect(lifts && !reducesMotion ? 1.04 : 1)
            .shadow(color: .black.opacity(lifts ? 0.25 : 0), radius: 6, y: 3)
            .animation(.easeOut(duration: 0.15), value: shows)
            .onHover { isOver = $0 }
    }
}

extension View {
    /// Shows an effect while the pointer is over the view.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        hoverEffect(effect, isEnabled: true)
    }

    /// Shows an effect while the pointer is over the view, unless it is disabled.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }

    /// Takes the hover effects of the views inside away. It cannot be taken back further in.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Sets what `automatic` is for the views inside.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        environment(\.defaultHoverEffect, effect)
    }
}
