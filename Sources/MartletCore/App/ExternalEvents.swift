import MartletGraph

/// A view that opens addresses that come from outside.
final class OpenURLNode: ViewNode {
    var action: (URL) -> Void = { _ in }

    override func didEnd() { host.urlNodes.removeAll { $0 === self } }
}

nonisolated struct OpenURLModifier: UnaryModifier {
    let action: (URL) -> Void

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = OpenURLNode(inputs)
        let content = body(inputs)
        node.attach(content.node)
        let graph = inputs.graph
        inputs.host.urlNodes.append(node)
        _ = graph.effect { node.action = modifier.value(in: graph).action }
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

/// Which external events the window of a view takes.
nonisolated struct ExternalEventsModifier: InputsModifier {
    let preferring: Set<String>
    let allowing: Set<String>

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        let host = inputs.host
        _ = graph.effect {
            let value = modifier.value(in: graph)
            host.externalEvents = (value.preferring, value.allowing)
        }
        graph.onRemove(graph.currentSubgraph) { [weak host] in host?.externalEvents = nil }
    }
}

extension View {
    /// Calls `action` with an address that the window is opened for.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }

    /// Says which addresses the window of this view is the best for, and which it takes at all: those that contain one of
    /// the texts; `*` stands for all.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        modifier(ExternalEventsModifier(preferring: preferring, allowing: allowing))
    }
}

extension AppRuntime {
    /// Opens an address that comes from outside: in the window that prefers it, in one that takes it, or in a new one. A
    /// delegate that opens addresses goes before. False if nobody wants it.
    @discardableResult
    package func open(_ url: URL) -> Bool {
        flush()
        if delegates.contains(where: { $0.open([url]) }) { return true }
        func matches(_ conditions: Set<String>) -> Bool {
            conditions.contains { $0 == "*" || !$0.isEmpty && url.absoluteString.contains($0) }
        }
        let candidates = recent.filter { !$0.host.urlNodes.isEmpty }
        let window =
            candidates.first { matches($0.host.externalEvents?.preferring ?? []) }
            ?? candidates.first { $0.host.externalEvents.map { matches($0.allowing) } ?? true }
        if let window {
            system.bringToFront(window)
            return deliver(url, to: window)
        }
        let groups = scenes.filter { $0.kind == .group && $0.values == nil }
        let scene =
            groups.first { $0.attributes.externalEvents.map(matches) ?? false }
            ?? groups.first { $0.attributes.externalEvents == nil }
        guard let scene else { return false }
        let opened = open(scene)
        flush()
        return deliver(url, to: opened)
    }

    private func deliver(_ url: URL, to window: AppWindow) -> Bool {
        let nodes = window.host.urlNodes
        guard !nodes.isEmpty else { return false }
        window.host.input.handle { for node in nodes { node.action(url) } }
        flush()
        return true
    }
}
