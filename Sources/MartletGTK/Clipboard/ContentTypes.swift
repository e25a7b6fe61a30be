#if GTK
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Types of data by the names that they have between programs.
enum ContentTypes {
    /// A type without a MIME type is named by its identifier, which another program of ours knows again.
    private static let prefix = "x-uniform-type/"
    static let text = "text/plain;charset=utf-8"
    static let uriList = "text/uri-list"

    static func mimeTypes(of type: UTType) -> [String] {
        if type == .utf8PlainText || type == .plainText { return [text] }
        if type.conforms(to: .url) { return [uriList, text] }
        return [type.preferredMIMEType ?? prefix + type.identifier]
    }

    /// Nil for what is no data for us: names of the X server's own.
    static func type(of mimeType: String) -> UTType? {
        if mimeType == text || mimeType == "UTF8_STRING" { return .utf8PlainText }
        if mimeType == uriList { return .fileURL }
        if mimeType.hasPrefix(prefix) { return UTType(importedAs: String(mimeType.dropFirst(prefix.count))) }
        let plain = mimeType.split(separator: ";")[0].trimmingCharacters(in: .whitespaces)
        guard plain.contains("/") else { return nil }
        if plain == "text/plain" { return .plainText }
        return UTType(mimeType: plain)
    }

    /// The data of an item as another program expects it.
    static func outgoing(_ data: Data, as mimeType: String) -> Data {
        mimeType == uriList && data.last != 10 ? data + Data("\r\n".utf8) : data
    }

    /// The addresses of a list (RFC 2483: one a line, comments begin with a hash).
    static func addresses(in data: Data) -> [URL] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") && !$0.isEmpty }.compactMap { URL(string: String($0)) }
    }
}
#endif
