/// The compiler plugin: a small program that the compiler starts and asks to expand macros.
///
/// What enters is one request per message on standard input, with the source text of the macro's use. What leaves is one
/// answer per message on standard output, with the text to put in its place or diagnostics. Nothing else is read or kept, so
/// an expansion depends on its request alone. Start at ``Expander``; why no swift-syntax is used stands in
/// Documentation/Decisions/0002-macros-and-swift-syntax.md.
@main
struct Plugin {
    static func main() throws {
        let channel = MessageChannel(input: 0, output: 1)
        while let message = try channel.read() {
            try channel.write(try answer(to: message))
        }
    }

    /// The answer to one message, both as the JSON that travels.
    static func answer(to message: [UInt8]) throws -> [UInt8] {
        switch try HostMessage(json: message) {
        case .getCapability:
            return try PluginMessage.capability().json()
        case .expand(let request):
            return try PluginMessage.expansion(Expander.expand(request)).json()
        }
    }
}
