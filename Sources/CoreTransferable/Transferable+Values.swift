/// Text goes as UTF-8, and comes from any plain text.
extension String: Transferable {
    @TransferRepresentationBuilder<String>
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
        DataRepresentation<String>(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
    }
}

extension Data: Transferable {
    @TransferRepresentationBuilder<Data>
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

/// An address goes as its text.
extension URL: Transferable {
    @TransferRepresentationBuilder<URL>
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: { data in
            guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
                throw TransferError.unsupportedType(.url, "a text that is no address")
            }
            return url
        }
        DataRepresentation<URL>(exportedContentType: .utf8PlainText) { Data($0.absoluteString.utf8) }
    }
}

/// Attributed text goes as its letters: there is no rich text here to write it in.
extension AttributedString: Transferable {
    @TransferRepresentationBuilder<AttributedString>
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<AttributedString>(contentType: .utf8PlainText) {
            Data(String($0.characters).utf8)
        } importing: {
            AttributedString(String(decoding: $0, as: UTF8.self))
        }
    }
}
