@_spi(Reflection) import Swift
import MartletGraph

/// Puts commands together, as `ViewBuilder` does views.
@resultBuilder
public struct CommandsBuilder {
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        TupleCommands((repeat each content))
    }

    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

    public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
}

/// Several commands in order.
nonisolated struct TupleCommands<T>: PrimitiveCommands {
    var value: T

    init(_ value: T) { self.value = value }

    nonisolated static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        var lists: [ViewList] = []
        _ = _forEachField(of: T.self) { _, offset, fieldType, _ in
            if let type = fieldType as? any Commands.Type {
                lists.append(type.list(of: commands, at: offset, inputs: inputs))
            }
            return true
        }
        return .group(lists)
    }
}

extension Commands {
    nonisolated fileprivate static func list<Whole>(
        of whole: _GraphValue<Whole>, at offset: Int, inputs: _ViewInputs
    ) -> ViewList {
        _makeCommands(commands: whole.field(Self.self, at: offset), inputs: inputs)
    }
}

extension Optional: Commands where Wrapped: Commands {
    public typealias Body = Never

    @_disfavoredOverload
    @MainActor public var body: Never { fatalError("primitive commands: their body is never asked for") }

    nonisolated public static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        let graph = inputs.graph
        let views = graph.rule(updating: { (_: CommandsView<Wrapped>??) in
            .some(commands.value(in: graph).map { CommandsView(content: $0) })
        })
        return CommandsView<Wrapped>?._makeViewList(view: _GraphValue(views), inputs: inputs)
    }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
    public typealias Body = Never

    @_disfavoredOverload
    @MainActor public var body: Never { fatalError("primitive commands: their body is never asked for") }

    nonisolated public static func _makeCommands(commands: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        typealias Views = _ConditionalContent<CommandsView<TrueContent>, CommandsView<FalseContent>>
        let graph = inputs.graph
        let views = graph.rule(updating: { (_: Views?) in
            switch commands.value(in: graph).storage {
            case .trueContent(let content): Views(storage: .trueContent(CommandsView(content: content)))
            case .falseContent(let content): Views(storage: .falseContent(CommandsView(content: content)))
            }
        })
        return Views._makeViewList(view: _GraphValue(views), inputs: inputs)
    }
}
