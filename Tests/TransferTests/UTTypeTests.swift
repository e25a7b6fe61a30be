import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
    @Test func conformance() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
        #expect(UTType.text.isSupertype(of: .json))
        #expect(UTType.fileURL.conforms(to: .url))
        #expect(!UTType.folder.conforms(to: .data))
        #expect(UTType.utf8PlainText.supertypes.contains(.plainText))
    }

    @Test func names() throws {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "application/json") == .json)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType("public.png") == .png)
        #expect(UTType("com.example.nobody") == nil)
        #expect(UTType(filenameExtension: "") == nil)
        let unknown = try #require(UTType(filenameExtension: "zzz9"))
        #expect(unknown.isDynamic && unknown.conforms(to: .data) && !unknown.isDeclared)
        #expect(unknown == UTType(filenameExtension: "zzz9"))
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    }

    @Test func ownTypes() {
        let note = UTType(exportedAs: "com.example.note", conformingTo: .plainText)
        #expect(note.conforms(to: .text) && note.isDeclared && !note.isPublic)
        #expect(UTType("COM.EXAMPLE.NOTE") == note)
        #expect(UTType(exportedAs: "com.example.blob").conforms(to: .data))
        // A cycle is not taken over.
        _ = UTType(exportedAs: "public.plain-text", conformingTo: note)
        #expect(!UTType.plainText.conforms(to: note))
    }

    /// Every declared type ends at types without parents, and every parent is declared.
    @Test func theTableIsClosed() {
        for type in [UTType.png, .heic, .rtfd, .applicationBundle, .mpeg4Audio, .svg, .zip, .vCard, .xpcService] {
            #expect(type.supertypes.allSatisfy { UTType($0.identifier) != nil }, "\(type)")
        }
    }

    @Test func coding() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([UTType].self, from: Data(#"["no.such"]"#.utf8))
        }
    }
}
