import MartletGraph

/// A view under an explicit id: another id is another identity, with fresh state.
nonisolated public struct IDView<Content: View, ID: Hashable>: MultiView {
    var content: Content
    var id: ID

    nonisolated init(_ content: Content, id: ID) {
        self.content = content
        self.id = id
    }

    nonisolated public static func _makeViewList(view: _GraphValue<IDView<Content, ID>>, inputs: _ViewInputs)
        -> ViewList
    {
        let graph = inputs.graph
        let content = view.field(Content.self, at: 0)
        let idValue = view.field(ID.self, at: offsetOfSecondField(Content.self, ID.self))
        var current: ID?
        return .dynamic(
            DynamicViewList(inputs: inputs) { dynamic in
                let id = idValue.value(in: graph)
                if id == current { return }
                current = id
                if let returning = dynamic.takeBack(where: { $0.instance.itemID == AnyHashable(id) }) {
                    return dynamic.replaceItems([returning])
                }
                let item = dynamic.makeItem(kind: .item(AnyHashable(id)), parent: inputs.instance)
                var inputs = inputs
                inputs.instance = item.instance
                dynamic.fill(item) {
                    // The old identity must not see the content that comes with the new id.
                    let held = graph.rule(updating: { (old: Content?) in
                        if old != nil, idValue.value(in: graph) != id { return nil }
                        return content.value(in: graph)
                    })
                    return Content.listOrDefer(view: _GraphValue(held), inputs: inputs)
                }
                dynamic.replaceItems([item])
            })
    }
}

extension View {
    /// Binds the view's identity to `id`. When it changes, the old view ends with its state and a new one begins.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        IDView(self, id: id)
    }
}
