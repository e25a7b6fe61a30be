/// A name for several views: a modifier on it reaches each of them, and it has no layout of its own.
public struct Group<Content> {
    let content: Content
}

extension Group: View, MultiView where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    nonisolated public static func _makeViewList(view: _GraphValue<Group<Content>>, inputs: _ViewInputs) -> ViewList {
        Content.listOrDefer(view: view.field(at: 0), inputs: inputs)
    }
}
