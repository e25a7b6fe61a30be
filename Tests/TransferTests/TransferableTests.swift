import CoreTransferable
import Testing

extension UTType {
    fileprivate static let note = UTType(exportedAs: "com.example.transfer.note")
}

private struct Note: Codable, Hashable, Transferable {
    var text: String
    var isSecret = false

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .note)
        ProxyRepresentation(exporting: \.text)
    }
}

private struct Picture: Hashable, Transferable {
    var bytes: [UInt8]

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .png) {
            Data($0.bytes)
        } importing: {
            Picture(bytes: Array($0))
        }
        .exportingCondition { !$0.bytes.isEmpty }
        .visibility(.ownProcess)
        FileRepresentation(contentType: .tiff) { picture in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("p\(picture.bytes.count).tiff")
            try Data(picture.bytes).write(to: file)
            return SentTransferredFile(file)
        } importing: { received in
            Picture(bytes: Array(try Data(contentsOf: received.file)))
        }
    }
}

@Suite struct TransferableTests {
    @Test func types() {
        #expect(Note.exportedContentTypes() == [.note, .utf8PlainText])
        #expect(Note.importedContentTypes() == [.note])
        #expect(Picture.exportedContentTypes() == [.tiff])
        #expect(Picture.exportedContentTypes(visibility: .ownProcess) == [.png, .tiff])
        #expect(Picture(bytes: []).exportedContentTypes(.ownProcess) == [.tiff])
        #expect(String.importedContentTypes().contains(.plainText))
    }

    @Test func roundTrips() async throws {
        let note = Note(text: "héllo", isSecret: true)
        #expect(try await Note(importing: note.exported(as: .note), contentType: .note) == note)
        #expect(try await String(importing: note.exported(as: .plainText), contentType: .utf8PlainText) == "héllo")
        let picture = Picture(bytes: [1, 2, 3])
        for type in [UTType.png, .tiff] {
            #expect(try await Picture(importing: picture.exported(as: type), contentType: type) == picture)
        }
        let url = try #require(URL(string: "https://example.org/a?b=c"))
        #expect(try await URL(importing: url.exported(as: .url), contentType: .url) == url)
    }

    @Test func whatIsMissingIsSaid() async {
        await #expect(throws: TransferError.self) { try await Note(text: "").exported(as: .png) }
        await #expect(throws: TransferError.self) { try await Note(importing: Data(), contentType: .utf8PlainText) }
        await #expect(throws: DecodingError.self) { try await Note(importing: Data("x".utf8), contentType: .note) }
    }
}

@MainActor @Suite struct ItemProviderTests {
    @Test func objects() async throws {
        let provider = NSItemProvider(object: NSString(string: "text"))
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
        #expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: URL.self))
        let text = await withCheckedContinuation { next in
            provider.loadObject(ofClass: String.self) { text, _ in next.resume(returning: text) }
        }
        #expect(text == "text")
        let old = await withCheckedContinuation { next in
            provider.loadObject(ofClass: NSString.self) { text, _ in next.resume(returning: text.map { "\($0)" }) }
        }
        #expect(old == "text")
        let error = await withCheckedContinuation { next in
            provider.loadObject(ofClass: URL.self) { _, error in next.resume(returning: error) }
        }
        #expect(error as? NSItemProvider.ErrorCode == .unavailableCoercionError)
    }

    @Test func items() async throws {
        let url = URL(string: "https://example.org")!
        let provider = NSItemProvider(object: url)
        #expect(try await provider.loadItem(forTypeIdentifier: "public.url") as? URL == url)
        await #expect(throws: NSItemProvider.ErrorCode.self) {
            try await provider.loadItem(forTypeIdentifier: "public.png")
        }
        let data = NSItemProvider(item: Data([7]), typeIdentifier: "public.png")
        #expect(try await data.loadItem(forTypeIdentifier: "public.image") as? Data == Data([7]))
        #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/no/such")) == nil)
    }

    @Test func transferables() async throws {
        let provider = NSItemProvider()
        provider.register(Note(text: "a"))
        #expect(provider.registeredContentTypes == [.note, .utf8PlainText])
        #expect(try await provider.transferable(Note.self) == Note(text: "a"))
        #expect(try await provider.transferable(String.self) == "a")
        #expect(provider.hasItem(for: String.self) && !provider.hasItem(for: Picture.self))
        await #expect(throws: TransferError.self) { try await provider.transferable(Picture.self) }
    }
}
