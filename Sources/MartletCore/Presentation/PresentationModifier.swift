import MartletGraph

/// Presents a view while `item` holds something. One presentation for all the views that it stands on.
nonisolated struct PresentationModifier<Item, Presented: View>: InputsModifier {
    let kind: PresentationKind
    let item: Binding<Item?>
    let id: (Item) -> AnyHashable
    let onDismiss: (() -> Void)?
    let content: (Item) -> Presented

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        let presenter = Presenter(inputs, modifier: modifier)
        graph.onRemove(graph.currentSubgraph) { presenter.placeDidEnd() }
        // What it hangs on may be a model that no body reads.
        let item = graph.observedRule(host: inputs.host) { (_: Item??) in
            .some(modifier.value(in: graph).item.location.get())
        }
        _ = graph.effect {
            let value = modifier.value(in: graph)
            let item = graph.read(item)
            graph.untracked { presenter.update(value, item: item) }
        }
    }
}

/// Keeps what is shown in step with one modifier.
private final class Presenter<Item, Presented: View> {
    private let inputs: _ViewInputs
    private let modifier: _GraphValue<PresentationModifier<Item, Presented>>
    private let home: Subgraph
    private var shown: Presentation?
    /// What was dismissed and has not gone yet.
    private var leaving: [Presentation] = []
    private var host: ViewHost { inputs.host }
    private var graph: Graph { inputs.graph }

    init(_ inputs: _ViewInputs, modifier: _GraphValue<PresentationModifier<Item, Presented>>) {
        self.inputs = inputs
        self.modifier = modifier
        home = inputs.graph.currentSubgraph
    }

    func update(_ value: PresentationModifier<Item, Presented>, item: Item?) {
        let id = item.map(value.id)
        if let shown, shown.id != id {
            self.shown = nil
            end(shown, value.onDismiss)
        }
        if let item, let id, shown == nil {
            if let returning = leaving.first(where: { $0.id == id }) {
                leaving.removeAll { $0 === returning }
                host.presentations.takeBack(returning)
                shown = returning
            } else {
                let made = make(item, id: id, kind: value.kind)
                shown = made
                if animates { host.afterLayout { [surroundings] in made.node.comingAndGoing.come(surroundings) } }
            }
        }
        shown?.dismiss = { value.item.wrappedValue = nil }
    }

    /// What is there with the first picture does not come, nor does what a copy of another tree shows.
    private var animates: Bool {
        !Transaction.current.disablesAnimations && host.updateNumber > host.firstUpdate && host.restoredState == nil
    }

    private var surroundings: TransitionSurroundings { TransitionSurroundings(inputs.environment, graph: graph) }

    private func end(_ presentation: Presentation, _ onDismiss: (() -> Void)?) {
        guard animates, presentation.node.isPlaced else {
            host.presentations.remove(presentation)
            return finish(presentation, onDismiss)
        }
        leaving.append(presentation)
        host.presentations.dismiss(presentation, surroundings) { [weak self] in
            guard let self else { return }
            leaving.removeAll { $0 === presentation }
            finish(presentation, onDismiss)
        }
    }

    private func finish(_ presentation: Presentation, _ onDismiss: (() -> Void)?) {
        presentation.node.end()
        graph.remove(presentation.subgraph)
        if let onDismiss { host.afterUpdate(nil, onDismiss) }
    }

    /// The place of the modifier has ended, and with it the lifetime of what it presents.
    func placeDidEnd() {
        for presentation in leaving + [shown].compactMap({ $0 }) {
            host.presentations.remove(presentation)
            presentation.node.end()
        }
        leaving = []
        shown = nil
    }

    private func make(_ item: Item, id: AnyHashable, kind: PresentationKind) -> Presentation {
        let graph = graph
        let modifier = modifier
        let subgraph = graph.within(home) { graph.makeSubgraph() }
        return graph.within(subgraph) {
            var inputs = inputs
            inputs.wrappers = nil
            inputs.placeholders = nil
            inputs.stackAxis = nil
            inputs.preferenceKeys = PreferenceKeySet()
            inputs.preferenceKeys.insert(DismissalDisabledKey.self)
            inputs.instance = ViewInstance(
                host: host, parent: inputs.instance, kind: .item(id), position: inputs.position)
            let node = PresentationNode(inputs, kind: kind)
            let presentation = Presentation(kind: kind, node: node, id: id, subgraph: subgraph)
            node.presentation = presentation
            inputs.environment = environment(of: presentation)
            inputs.isLazy = false
            inputs.keptState = nil

            var last = item
            let content = graph.observedRule(host: host) { (old: Presented?) -> Presented? in
                let value = modifier.value(in: graph)
                // While it is about to go, the last item stands.
                if let item = value.item.location.get(), value.id(item) == id {
                    last = item
                } else if old != nil {
                    return nil
                }
                return value.content(last)
            }
            let card = graph.rule(updating: { (_: PresentationCard<Presented>?) in
                PresentationCard(kind: kind, content: graph.read(content))
            })
            let outputs = PresentationCard<Presented>._makeViewList(view: _GraphValue(card), inputs: inputs)
                .makeUnary(inputs: inputs)
            node.attach(outputs.node)
            let environment = inputs.environment
            _ = graph.effect {
                let metrics = EnvironmentValues(scope: environment).platformMetrics
                if metrics == node.metrics { return }
                node.metrics = metrics
                node.setNeedsPlacement()
            }
            if let attribute = outputs.preferences[DismissalDisabledKey.self] {
                presentation.readsDismissalDisabled = { graph.peek(attribute) }
            }
            host.presentations.add(presentation)
            return presentation
        }
    }

    private func environment(of presentation: Presentation) -> EnvironmentScope {
        EnvironmentScope(parent: inputs.environment, graph: graph) { [weak presentation] values in
            let dismiss = { [weak presentation] in presentation?.dismiss() ?? () }
            values.dismiss = DismissAction(dismiss)
            values.isPresented = true
            values.presentationStyle = presentation?.node.comingAndGoing.style
            values.presentationMode = Binding(
                get: { PresentationMode(isPresented: true) }, set: { if !$0.isPresented { dismiss() } })
            values.keyboardShortcut = nil
            values.submitActions = []
        }
    }
}

/// A binding of a flag, as one of something that is there or not.
final class PresenceLocation: AnyLocation<Void?>, @unchecked Sendable {
    private let base: AnyLocation<Bool>

    init(base: AnyLocation<Bool>) { self.base = base }

    override func get() -> Void? { base.get() ? () : nil }

    override func set(_ value: Void?, transaction: Transaction) { base.set(value != nil, transaction: transaction) }

    override func isSame(as other: AnyLocation<Void?>) -> Bool {
        (other as? PresenceLocation).map { base.isSame(as: $0.base) } ?? false
    }
}

extension View {
    /// Presents `content` while `isPresented` is true.
    nonisolated func presenting<Content: View>(
        _ kind: PresentationKind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        content: @escaping () -> Content
    ) -> ModifiedContent<Self, PresentationModifier<Void, Content>> {
        modifier(
            PresentationModifier(
                kind: kind, item: isPresented.derived(PresenceLocation(base: isPresented.location)),
                id: { _ in AnyHashable(kind) }, onDismiss: onDismiss, content: content))
    }

    /// Presents `content` while `item` holds something, anew for each id.
    nonisolated func presenting<Item: Identifiable, Content: View>(
        _ kind: PresentationKind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        content: @escaping (Item) -> Content
    ) -> ModifiedContent<Self, PresentationModifier<Item, Content>> {
        modifier(
            PresentationModifier(
                kind: kind, item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, content: content))
    }
}
