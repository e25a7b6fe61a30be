/// Content as one view, whatever branches and lists are in it: what is modified keeps its identity when a branch inside
/// changes.
nonisolated struct UnaryView<Content: View>: PrimitiveView {
    let content: Content

    nonisolated init(_ content: Content) { self.content = content }

    nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeViewList(view: view.field(Content.self, at: 0), inputs: inputs).makeUnary(inputs: inputs)
    }
}
