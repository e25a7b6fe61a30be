/// Values as values of another type, by the representations of that.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    _PrimitiveTransferRepresentation
{
    let exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?
    let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.exporting = exporting
        self.importing = importing
    }

    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.exporting = exporting
        importing = nil
    }

    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        exporting = nil
        self.importing = importing
    }

    @_disfavoredOverload
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.exporting = exporting
        self.importing = importing
    }

    @_disfavoredOverload
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        self.exporting = exporting
        importing = nil
    }

    @_disfavoredOverload
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        exporting = nil
        self.importing = importing
    }

    public func _append(to list: inout [_TransferChannel<Item>]) {
        for inner in ProxyRepresentation._channels {
            var channel = _TransferChannel<Item>(contentType: inner.contentType, visibility: inner.visibility)
            if let exporting, let export = inner.exporting {
                channel.exporting = { item in
                    let proxy = try await exporting(item)
                    return try await export(proxy)
                }
            }
            if let importing, let make = inner.importing {
                channel.importing = { data in
                    let proxy = try await make(data)
                    return try await importing(proxy)
                }
            }
            if channel.exporting != nil || channel.importing != nil { list.append(channel) }
        }
    }
}
