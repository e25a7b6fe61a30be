/// Values as files.
public struct FileRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {
    let channel: _TransferChannel<Item>

    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        channel = _TransferChannel(
            contentType: contentType, exporting: Self.read(exporting), importing: Self.written(importing, contentType))
    }

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        channel = _TransferChannel(contentType: exportedContentType, exporting: Self.read(exporting))
    }

    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        channel = _TransferChannel(
            contentType: importedContentType, importing: Self.written(importing, importedContentType))
    }

    private static func read(
        _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> @Sendable (Item) async throws -> Data {
        { item in try await Data(contentsOf: exporting(item).file) }
    }

    /// The file is there while `importing` runs: what is to stay has to be copied.
    private static func written(
        _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item, _ type: UTType
    ) -> @Sendable (Data) async throws -> Item {
        { data in
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("item" + (type.preferredFilenameExtension.map { ".\($0)" } ?? ""))
            try data.write(to: file)
            return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
    }

    public func _append(to list: inout [_TransferChannel<Item>]) { list.append(channel) }
}

/// A file that goes out.
public struct SentTransferredFile: Sendable {
    public let file: URL
    /// Whether the receiver may use the file itself, not a copy.
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that has come in.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    /// Whether it is the sender's file, not a copy.
    public let isOriginalFile: Bool
}
