import Foundation
import Testing

@testable import MartletMacros

@Suite("The plugin's conversation")
struct PluginTests {
    private func answer(_ message: String) throws -> [String: Any] {
        let json = try Plugin.answer(to: [UInt8](message.utf8))
        return try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    }

    @Test func itTellsTheProtocolThatItSpeaks() throws {
        let answer = try answer(#"{"getCapability":{"capability":{"protocolVersion":9,"new":true}}}"#)
        let capability = (answer["getCapabilityResult"] as? [String: Any])?["capability"] as? [String: Any]
        #expect(capability?["protocolVersion"] as? Int == 7)
    }

    @Test func anUnknownMacroIsAnErrorAtItsUse() throws {
        let answer = try answer(
            """
            {"expandFreestandingMacro":{"macro":{"moduleName":"M","typeName":"Nope","name":"nope"},"discriminator":"$s",
            "syntax":{"kind":"expression","source":"#nope","location":{"fileID":"M/a","fileName":"a","offset":3,"line":1,"column":4}}}}
            """)
        let result = answer["expandMacroResult"] as? [String: Any]
        let diagnostic = (result?["diagnostics"] as? [[String: Any]])?.first
        #expect(
            diagnostic?["message"] as? String
                == "nope cannot be expanded: the plugin MartletMacros has no macro of type Nope")
        #expect((diagnostic?["position"] as? [String: Any])?["offset"] as? Int == 3)
    }

    @Test func messagesAreFramedByTheirLength() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { close(ends[0]) }
        let channel = MessageChannel(input: ends[0], output: ends[1])
        let message = [UInt8](repeating: 7, count: 300)
        try channel.write(message)
        #expect(try channel.read() == message)
        try channel.write([])
        #expect(try channel.read() == nil, "an empty message is a good-bye")
        close(ends[1])
        #expect(try channel.read() == nil)
    }

    @Test func aBrokenMessageIsNoEnd() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { close(ends[0]) }
        var half: [UInt8] = [9, 0, 0]
        _ = write(ends[1], &half, half.count)
        close(ends[1])
        #expect(throws: MessageChannel.Failure.self) { try MessageChannel(input: ends[0], output: -1).read() }
    }
}
