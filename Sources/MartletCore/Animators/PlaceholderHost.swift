import MartletGraph

/// A view in which `PlaceholderContentView<Content>` stands for `content`.
nonisolated struct PlaceholderHost<Content: View, Whole: View>: MultiView {
    let content: Content
    let whole: Whole

    nonisolated init(_ content: Content, _ whole: (PlaceholderContentView<Content>) -> Whole) {
        self.content = content
        self.whole = whole(PlaceholderContentView())
    }

    nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        let content = view.field(Content.self, at: 0)
        let whole = view.field(Whole.self, at: offsetOfSecondField(Content.self, Whole.self))
        var inputs = inputs
        inputs.placeholders = Placeholder(
            for: PlaceholderContentView<Content>.self, next: inputs.placeholders
        ) { Content._makeViewList(view: content, inputs: $0) }
        return Whole._makeViewList(view: whole, inputs: inputs)
    }
}

extension PlaceholderHost {
    nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        // The placeholder stands for the content.
        var inner = inputs
        inner.content = Content._viewListCount(inputs: inputs)
        return Whole._viewListCount(inputs: inner)
    }
}
