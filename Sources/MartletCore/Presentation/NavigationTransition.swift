import MartletGraph

/// How a view that is presented comes out of what it belongs to, and goes back into it.
///
/// It acts on sheets and covers. There are no other types of it than those here.
nonisolated public protocol NavigationTransition {}

/// The way that what is presented comes anyway.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
    nonisolated public init() {}
}

/// Out of the frame of another view, and back into it.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
    let key: MatchedKey
}

/// A fade.
nonisolated public struct CrossFadeNavigationTransition: NavigationTransition {
    nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The way that what is presented comes anyway.
    nonisolated public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Out of the frame of the view with that `matchedTransitionSource`, and back into it. Without such a view it is
    /// the automatic one.
    nonisolated public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition(key: MatchedKey(id: AnyHashable(sourceID), namespace: namespace))
    }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// A fade.
    nonisolated public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// Where the content of a presentation leaves how it wants to come and go.
final class PresentationStyle {
    var transition: (any NavigationTransition)?
}

private struct PresentationStyleKey: EnvironmentKey { static var defaultValue: PresentationStyle? { nil } }

extension EnvironmentValues {
    var presentationStyle: PresentationStyle? {
        get { self[PresentationStyleKey.self] }
        set { self[PresentationStyleKey.self] = newValue }
    }
}

nonisolated private struct NavigationTransitionModifier<T: NavigationTransition>: InputsModifier {
    let transition: T

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        let environment = inputs.environment
        _ = graph.effect {
            EnvironmentValues(scope: environment).presentationStyle?.transition = modifier.value(in: graph).transition
        }
    }
}

/// Makes a view one that presentations may come out of.
nonisolated private struct TransitionSourceModifier: UnaryModifier {
    let key: MatchedKey

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let graph = inputs.graph
        let presentations = inputs.host.presentations
        let node = ViewNode(inputs)
        var key: MatchedKey?
        _ = graph.effect {
            presentations.removeSource(node, key)
            key = modifier.value(in: graph).key
            presentations.sources[key!, default: []].append(PresentationSource(node))
        }
        graph.onRemove(graph.currentSubgraph) { [unowned presentations, weak node] in
            if let node { presentations.removeSource(node, key) }
        }
        let content = body(inputs)
        node.attach(content.node)
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

/// A view that presentations may come out of.
struct PresentationSource {
    private(set) weak var node: ViewNode?
    init(_ node: ViewNode) { self.node = node }
}

extension PresentationList {
    func removeSource(_ node: ViewNode, _ key: MatchedKey?) {
        guard let key else { return }
        sources[key]?.removeAll { $0.node === node || $0.node == nil }
        if sources[key]?.isEmpty == true { sources[key] = nil }
    }
}

extension View {
    /// How the presentation that this view is the content of comes and goes. It acts on sheets and covers.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(NavigationTransitionModifier(transition: style))
    }

    /// Makes the view one that a presentation with `navigationTransition(.zoom(sourceID:in:))` comes out of.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(TransitionSourceModifier(key: MatchedKey(id: AnyHashable(id), namespace: namespace)))
    }
}
