/// Stands for the view that a closure of modifiers is applied to, or that a transition is put around.
nonisolated public struct PlaceholderContentView<Value>: MultiView {
    nonisolated init() {}

    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        Placeholder.list(of: Self.self, inputs)
    }

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { inputs.content }
}
