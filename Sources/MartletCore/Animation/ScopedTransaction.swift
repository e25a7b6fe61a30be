/// Modifiers with a transaction of their own: what they are applied to keeps the one around.
nonisolated struct ScopedTransactionModifier<Source: View, Content: View>: ViewModifier {
    typealias Body = Never
    var content: Content
    var transform: (inout Transaction) -> Void

    nonisolated static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> ViewList
    ) -> ViewList {
        let graph = inputs.graph
        let outer = inputs.transactionScope
        var inputs = inputs
        inputs.changeTransaction { modifier.value(in: graph).transform }
        inputs.placeholders = Placeholder(for: PlaceholderContentView<Source>.self, next: inputs.placeholders) {
            var content = $0
            content.transactionScope = outer
            return body(content)
        }
        return Content._makeViewList(view: modifier.field(Content.self, at: 0), inputs: inputs)
    }

    nonisolated static func _viewListCount(
        inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?
    ) -> Int? {
        guard var own = inputs.deeper else { return nil }
        own.content = body(own)
        return Content._viewListCount(inputs: own)
    }
}

extension View {
    /// Applies the modifiers of `body` to this view; whatever they change is animated, and this view itself is not.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ $0.animate(animation) }, body: body)
    }

    /// Applies the modifiers of `body` to this view and changes the transaction for them alone.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(
            ScopedTransactionModifier<Self, V>(content: body(PlaceholderContentView()), transform: transform))
    }
}
