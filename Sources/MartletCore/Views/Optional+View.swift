extension Optional: View, MultiView where Wrapped: View {
    nonisolated public static func _makeViewList(view: _GraphValue<Wrapped?>, inputs: _ViewInputs) -> ViewList {
        let graph = inputs.graph
        return .dynamic(
            DynamicViewList(inputs: inputs) { dynamic in
                let isPresent = view.value(in: graph) != nil
                if isPresent != dynamic.items.isEmpty { return }
                guard isPresent else { return dynamic.replaceItems([]) }
                if let returning = dynamic.takeBack(where: { _ in true }) { return dynamic.replaceItems([returning]) }
                let item = dynamic.makeItem(kind: .branch(0), parent: inputs.instance)
                var inputs = inputs
                inputs.instance = item.instance
                dynamic.fill(item) { listPayload(of: view, inputs: inputs) { $0 } }
                dynamic.replaceItems([item])
            })
    }
}
