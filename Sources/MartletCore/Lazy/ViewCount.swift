/// What the number of views that a view stands for may hang on: the number behind a modifier's `content`.
public struct _ViewListCountInputs {
    var content: Int?
    /// Types may be nested without end; then the number is not known.
    fileprivate(set) var depth = 0

    init(content: Int? = nil) { self.content = content }

    var deeper: _ViewListCountInputs? {
        guard depth < 200 else { return nil }
        var result = self
        result.depth += 1
        return result
    }
}

extension View {
    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        inputs.deeper.flatMap { Body._viewListCount(inputs: $0) }
    }

    /// Lists the views. Where a lazy container asks, a view that is known to stand for one is not looked into before
    /// it is needed.
    nonisolated static func listOrDefer(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        guard inputs.isLazy, inputs.isFitting || _viewListCount(inputs: _ViewListCountInputs()) == 1 else {
            return _makeViewList(view: view, inputs: inputs)
        }
        return .lazy(UnitSource<Self>(view: view, inputs: inputs))
    }
}

extension Never {
    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension PrimitiveView {
    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

extension MultiView {
    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension EmptyView {
    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 0 }
}

extension Group where Content: View {
    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Content._viewListCount(inputs: inputs)
    }
}

extension IDView {
    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Content._viewListCount(inputs: inputs)
    }
}

extension EquatableView {
    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Content._viewListCount(inputs: inputs)
    }
}

extension TupleView {
    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        var sum = 0
        for type in elementTypes {
            guard let count = type._viewListCount(inputs: inputs) else { return nil }
            sum += count
        }
        return sum
    }
}

extension _ViewModifier_Content {
    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { inputs.content }
}

extension ViewModifier {
    nonisolated public static func _viewListCount(
        inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?
    ) -> Int? {
        guard var own = inputs.deeper else { return nil }
        own.content = body(own)
        return Body.self == Never.self ? own.content : Body._viewListCount(inputs: own)
    }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Modifier._viewListCount(inputs: inputs) { Content._viewListCount(inputs: $0) }
    }
}

extension ModifiedContent where Content: ViewModifier, Modifier: ViewModifier {
    nonisolated public static func _viewListCount(
        inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?
    ) -> Int? {
        Modifier._viewListCount(inputs: inputs) { Content._viewListCount(inputs: $0, body: body) }
    }
}

extension _VariadicView.Tree where Root: _VariadicView_ViewRoot, Content: View {
    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Root.self is any _VariadicView_UnaryViewRoot.Type ? 1 : nil
    }
}
