/// A view without content: it takes no room and gets no distance in a stack.
@frozen nonisolated public struct EmptyView: MultiView, Sendable {
    nonisolated public init() {}

    nonisolated public static func _makeViewList(view: _GraphValue<EmptyView>, inputs: _ViewInputs) -> ViewList {
        .empty
    }
}
