import Combine

/// Values as what an encoder makes of them; JSON where none is given.
@preconcurrency
public struct CodableRepresentation<
    Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable
>: _PrimitiveTransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
    let contentType: UTType
    let encoder: Encoder
    let decoder: Decoder

    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        self.contentType = contentType
        self.encoder = encoder
        self.decoder = decoder
    }

    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    public func _append(to list: inout [_TransferChannel<Item>]) {
        list.append(
            _TransferChannel(
                contentType: contentType, exporting: { [encoder] in try encoder.encode($0) },
                importing: { [decoder] in try decoder.decode(Item.self, from: $0) }))
    }
}
