#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the plugin answers, in the form of the compiler's plugin protocol.
struct PluginMessage: Encodable {
    private var getCapabilityResult: CapabilityResult?
    private var expandMacroResult: Expansion?

    /// Version 7 of the protocol: one text per expansion (`expandMacroResult`), and the lexical context in requests.
    static func capability() -> PluginMessage {
        PluginMessage(getCapabilityResult: CapabilityResult(capability: .init(protocolVersion: 7)))
    }

    static func expansion(_ expansion: Expansion) -> PluginMessage {
        PluginMessage(expandMacroResult: expansion)
    }

    func json() throws -> [UInt8] {
        [UInt8](try JSONEncoder().encode(self))
    }

    private struct CapabilityResult: Encodable {
        struct Capability: Encodable { var protocolVersion: Int }
        var capability: Capability
    }
}

/// The outcome of expanding one use of a macro.
struct Expansion: Codable {
    /// The new source; nil when there is none because of an error.
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
}

/// A complaint at a place in the user's source.
struct Diagnostic: Codable, Error {
    enum Severity: String, Codable { case error, warning, note }

    struct Position: Codable {
        var fileName: String
        var offset: Int
    }

    struct Highlight: Codable {
        var fileName: String
        var startOffset: Int
        var endOffset: Int
    }

    struct Note: Codable {
        var position: Position
        var message: String
    }

    struct FixIt: Codable {
        struct Change: Codable {
            var range: Highlight
            var newText: String
        }
        var message: String
        var changes: [Change]
    }

    var message: String
    var severity: Severity
    var position: Position
    var highlights: [Highlight] = []
    var notes: [Note] = []
    var fixIts: [FixIt] = []
}
