import MartletGraph

/// A piece of user interface, as a value.
///
/// A view value is thrown away after each body; what stays is the graph behind it. Conform by giving a
/// `body` made of other views.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View

    /// The content. It runs again only when a stored property differs or something that it read was written.
    @ViewBuilder var body: Body { get }

    /// Makes the one node that stands for this view.
    nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs

    /// Lists the views that this view stands for, so that a container receives its children flattened.
    nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList

    /// Whether the view makes its one node itself, as do all modifiers on it: see `PlainViews`.
    nonisolated static var _isPlain: Bool { get }

    /// Whether nothing is listed below it, so that it needs no place of its own among the views.
    nonisolated static var _isLeaf: Bool { get }

    /// Makes the node of a plain view.
    nonisolated static func _makePlain(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs

    /// Makes the nodes of all views that this view stands for, where they are plain; else false, and nothing is made.
    nonisolated static func _makePlainChildren(
        view: _GraphValue<Self>, inputs: _ViewInputs, add: (_ViewOutputs) -> Void
    ) -> Bool

    /// How many views this view stands for, where the type alone tells.
    nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int?
}

extension View {
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        var inputs = inputs
        inputs.wrappers = nil
        return _makeViewList(view: view, inputs: inputs).makeUnary(inputs: inputs)
    }

    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        var inputs = inputs
        let body = makeBody(of: view, inputs: &inputs)
        return inputs.instance.guarded(Body._makeViewList(view: body, inputs: inputs), inputs)
    }
}

extension Never: View {
    public var body: Never { fatalError("a primitive view has no body") }
}

/// A view that the framework makes itself: one node, no body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never {
        fatalError("\(Self.self) is a primitive view: its body is never asked for")
    }

    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        .element(PrimitiveElement(view, inputs))
    }
}

/// A view that stands for several others (or none): it has a list, and one node only when asked for one.
protocol MultiView: View where Body == Never {}

extension MultiView {
    public var body: Never {
        fatalError("\(Self.self) is a primitive view: its body is never asked for")
    }
}
