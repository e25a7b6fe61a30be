#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the compiler says. The names of the fields are those of the plugin protocol that every Swift compiler since 5.9
/// speaks with every macro plugin, whichever swift-syntax it was built with; fields not needed here are not decoded.
enum HostMessage {
    case getCapability
    case expand(ExpansionRequest)

    init(json: [UInt8]) throws {
        let message = try JSONDecoder().decode(Envelope.self, from: Data(json))
        if let attached = message.expandAttachedMacro {
            self = .expand(attached)
        } else if let freestanding = message.expandFreestandingMacro {
            self = .expand(freestanding)
        } else {
            self = .getCapability
        }
    }

    private struct Envelope: Decodable {
        var expandAttachedMacro: ExpansionRequest?
        var expandFreestandingMacro: ExpansionRequest?
    }
}

/// One use of a macro, in one role, to be expanded.
struct ExpansionRequest: Codable {
    struct Macro: Codable {
        var moduleName: String
        var typeName: String
        var name: String
    }

    var macro: Macro
    /// accessor, peer, member, extension, declaration, ...; nil from a compiler that does not say.
    var macroRole: String?
    /// The mangled prefix of names that are unique to this use.
    var discriminator: String
    /// The text of a freestanding macro.
    var syntax: SourceText?
    var attributeSyntax: SourceText?
    /// The declaration that an attached macro stands on.
    var declSyntax: SourceText?
    var extendedTypeSyntax: SourceText?
    /// The conformances that are still missing, as those of a placeholder type; nil where none is.
    var conformanceListSyntax: SourceText?
    /// The declarations around, innermost first, without their members and bodies.
    var lexicalContext: [SourceText]?
}

/// A piece of source with its place. The text begins with the blanks and comments before the first token, and so does the
/// place.
struct SourceText: Codable {
    struct Location: Codable {
        var fileID: String
        var fileName: String
        /// In bytes from the start of the file.
        var offset: Int
        /// From 1.
        var line: Int
        /// From 1, in bytes.
        var column: Int
    }

    var kind: String
    var source: String
    var location: Location
}
