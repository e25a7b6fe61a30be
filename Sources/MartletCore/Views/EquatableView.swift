import MartletGraph

/// A view whose body runs again only when `==` says that it differs.
@frozen public nonisolated struct EquatableView<Content: View & Equatable>: MultiView {
    public var content: Content

    @inlinable nonisolated public init(content: Content) {
        self.content = content
    }

    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        let graph = inputs.graph
        let held = graph.rule(updating: { (old: Content?) in
            let new = view.value(in: graph).content
            return old == new ? nil : new
        })
        return Content.listOrDefer(view: _GraphValue(held), inputs: inputs)
    }
}

extension View where Self: Equatable {
    /// Lets `==` alone decide whether the view's body has to run again.
    @inlinable nonisolated public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
