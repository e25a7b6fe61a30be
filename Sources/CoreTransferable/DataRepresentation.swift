/// Values as data that the type makes itself.
public struct DataRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {
    let channel: _TransferChannel<Item>

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        channel = _TransferChannel(contentType: contentType, exporting: exporting, importing: importing)
    }

    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {
        channel = _TransferChannel(contentType: exportedContentType, exporting: exporting)
    }

    public init(
        importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        channel = _TransferChannel(contentType: importedContentType, importing: importing)
    }

    public func _append(to list: inout [_TransferChannel<Item>]) { list.append(channel) }
}
