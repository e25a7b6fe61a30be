/// A view without content: it takes no room and gets no distance in a stack.
@frozen public struct EmptyView: MultiView, Sendable {
    nonisolated public init() {}

    public static func _makeViewList(view: _GraphValue<EmptyView>, inputs: _ViewInputs) -> ViewList {
        .empty
    }
}
