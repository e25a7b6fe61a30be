import MartletGraph

/// The two sides of an `if`/`else` or a `switch`: two places, two identities, also where both have one type.
public struct _ConditionalContent<TrueContent, FalseContent> {
    public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage

    nonisolated init(storage: Storage) {
        self.storage = storage
    }

    var trueContent: TrueContent? {
        if case .trueContent(let content) = storage { content } else { nil }
    }

    var falseContent: FalseContent? {
        if case .falseContent(let content) = storage { content } else { nil }
    }
}

extension _ConditionalContent: View, MultiView where TrueContent: View, FalseContent: View {
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        let graph = inputs.graph
        return .dynamic(
            DynamicViewList(inputs: inputs) { dynamic in
                let branch = if case .trueContent = view.value(in: graph).storage { 0 } else { 1 }
                if let current = dynamic.items.first, current.instance.branchNumber == branch { return }
                if let returning = dynamic.takeBack(where: { $0.instance.branchNumber == branch }) {
                    return dynamic.replaceItems([returning])
                }
                let item = dynamic.makeItem(kind: .branch(branch), parent: inputs.instance)
                var inputs = inputs
                inputs.instance = item.instance
                dynamic.fill(item) {
                    branch == 0
                        ? listPayload(of: view, inputs: inputs) { $0.trueContent }
                        : listPayload(of: view, inputs: inputs) { $0.falseContent }
                }
                dynamic.replaceItems([item])
            })
    }
}

extension ViewInstance {
    var branchNumber: Int? {
        if case .branch(let number) = kind { number } else { nil }
    }
}

/// Lists a view that is inside an enum of `view`. While the enum holds another case (the item is about to
/// leave), the last payload stands.
func listPayload<Whole, Payload: View>(
    of view: _GraphValue<Whole>, inputs: _ViewInputs, _ payload: @escaping (Whole) -> Payload?
) -> ViewList {
    let graph = inputs.graph
    let attribute = graph.rule(updating: { (_: Payload?) in payload(view.value(in: graph)) })
    return Payload.listOrDefer(view: _GraphValue(attribute), inputs: inputs)
}
