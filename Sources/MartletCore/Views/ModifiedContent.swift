/// A view with a modifier on it.
@frozen public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    @inlinable nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never {
        fatalError("\(Self.self) is a primitive view: its body is never asked for")
    }

    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        let content = view.field(Content.self, at: 0)
        let modifier = view.field(Modifier.self, at: offsetOfSecondField(Content.self, Modifier.self))
        return Modifier._makeViewList(modifier: modifier, inputs: inputs) { inputs in
            Content._makeViewList(view: content, inputs: inputs)
        }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    nonisolated public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> ViewList
    ) -> ViewList {
        let inner = modifier.field(Content.self, at: 0)
        let outer = modifier.field(Modifier.self, at: offsetOfSecondField(Content.self, Modifier.self))
        return Modifier._makeViewList(modifier: outer, inputs: inputs) { inputs in
            Content._makeViewList(modifier: inner, inputs: inputs, body: body)
        }
    }
}

/// A modifier that changes nothing.
@frozen nonisolated public struct EmptyModifier: InputsModifier, Sendable {
    public static let identity = EmptyModifier()

    nonisolated public init() {}

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<EmptyModifier>) {}
}

extension View {
    /// The view with `modifier` applied.
    @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// This modifier followed by `modifier`.
    @inlinable nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
