/// A description of how values of a type go out and come in.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation

    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// Adds the ways that it stands for.
    func _append(to list: inout [_TransferChannel<Item>])
}

extension TransferRepresentation where Body.Item == Item {
    public func _append(to list: inout [_TransferChannel<Item>]) { body._append(to: &list) }
}

/// One content type with a way out, a way in or both.
public struct _TransferChannel<Item: Sendable>: Sendable {
    public var contentType: UTType
    public var exporting: (@Sendable (Item) async throws -> Data)?
    public var importing: (@Sendable (Data) async throws -> Item)?
    public var visibility = TransferRepresentationVisibility.all
    /// Whether a value goes this way.
    public var condition: @Sendable (Item) -> Bool = { _ in true }
    /// What a file with the value should be called.
    public var fileName: @Sendable (Item) -> String? = { _ in nil }
}

extension Never: Transferable, TransferRepresentation {
    public typealias Item = Never
    public typealias Representation = Never

    public static var transferRepresentation: Never { fatalError("there is no such value") }
    public var body: Never { fatalError("there is no such value") }
    public func _append(to list: inout [_TransferChannel<Never>]) {}
}

/// A representation that is none of others.
public protocol _PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {}

extension _PrimitiveTransferRepresentation {
    public var body: Never { fatalError("\(Self.self) is made of no others") }
}

@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
        var parts: [@Sendable (inout [_TransferChannel<Item>]) -> Void] = []
        for part in repeat each content { parts.append { append(part, to: &$0) } }
        return TupleTransferRepresentation(parts: parts)
    }

    /// That all parts are of one item is what `buildExpression` asks for.
    private static func append<Part: TransferRepresentation>(
        _ part: Part, to list: inout [_TransferChannel<Item>]
    ) {
        var own: [_TransferChannel<Part.Item>] = []
        part._append(to: &own)
        list += own as? [_TransferChannel<Item>] ?? []
    }

    public static func buildEither<First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>>(
        first: First
    ) -> _ConditionalTransferRepresentation<First, Second> { .init { first._append(to: &$0) } }

    public static func buildEither<First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>>(
        second: Second
    ) -> _ConditionalTransferRepresentation<First, Second> { .init { second._append(to: &$0) } }
}

/// Several representations, the better ones first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: _PrimitiveTransferRepresentation {
    let parts: [@Sendable (inout [_TransferChannel<Item>]) -> Void]

    public func _append(to list: inout [_TransferChannel<Item>]) { for part in parts { part(&list) } }
}

/// One of two representations.
public struct _ConditionalTransferRepresentation<
    First: TransferRepresentation, Second: TransferRepresentation<First.Item>
>: _PrimitiveTransferRepresentation {
    public typealias Item = First.Item
    let append: @Sendable (inout [_TransferChannel<Item>]) -> Void

    init(_ append: @escaping @Sendable (inout [_TransferChannel<Item>]) -> Void) { self.append = append }

    public func _append(to list: inout [_TransferChannel<Item>]) { append(&list) }
}

/// A representation whose ways are changed a little.
public struct _ModifiedTransferRepresentation<Base: TransferRepresentation>: _PrimitiveTransferRepresentation {
    public typealias Item = Base.Item
    let base: Base
    let change: @Sendable (inout _TransferChannel<Base.Item>) -> Void

    public func _append(to list: inout [_TransferChannel<Item>]) {
        let start = list.endIndex
        base._append(to: &list)
        for index in list[start...].indices { change(&list[index]) }
    }
}

extension TransferRepresentation {
    /// Shows the representation to some only.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        _ModifiedTransferRepresentation(base: self) { $0.visibility = visibility }
    }

    /// Lets only values go out for which `condition` holds.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        _ModifiedTransferRepresentation(base: self) { $0.condition = condition }
    }

    /// Names the files that values are written to.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        _ModifiedTransferRepresentation(base: self) { $0.fileName = { _ in fileName } }
    }

    /// Names the files that values are written to.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        _ModifiedTransferRepresentation(base: self) { $0.fileName = fileName }
    }
}
