/// `#Preview`: turns a use into a type that previewing programs can find, with where it was written and how to make it.
enum PreviewMacro {
    static func expand(_ request: ExpansionRequest) throws -> Expansion {
        guard let syntax = request.syntax else { return Expansion(expandedSource: "") }
        let source = Source(syntax)
        let head = DeclarationHead(source, 0..<source.tokens.count)
        var cursor = head.end
        // "#", "Preview"; a module may stand between them.
        while cursor < source.tokens.count, !["(", "{"].contains(source.text(cursor)) { cursor += 1 }
        var arguments: [Range<Int>] = []
        if source.text(cursor) == "(" {
            let end = source.indexAfterGroup(cursor)
            arguments = source.arguments(in: cursor + 1..<end - 1)
            cursor = end
        }
        let body: Range<Int>
        if source.text(cursor) == "{" {
            body = cursor..<source.indexAfterGroup(cursor)
        } else if let index = arguments.firstIndex(where: { source.isArgument($0, named: "body") }) {
            let argument = arguments.remove(at: index)
            body = argument.lowerBound + 2..<argument.upperBound
        } else {
            throw source.diagnostic(
                "#Preview needs a closure that makes the view: write '#Preview { MyView() }'", at: head.end)
        }
        let (line, column) = source.firstTokenPlace
        let attributes = head.attributes.map { source.text($0.range) + "\n" }.joined()
        let name = request.discriminator + "15PreviewRegistryfMu_"
        let made = try maker(source, arguments: arguments, body: body)
        return Expansion(
            expandedSource: """
                \(attributes)struct \(name): MartletCore._PreviewRegistry {
                    static var fileID: String { \(literal(syntax.location.fileID)) }
                    static var line: Int { \(line) }
                    static var column: Int { \(column) }
                    @MainActor static func makePreview() -> MartletCore.Preview {
                \(made)
                    }
                }
                """)
    }

    /// The statements of `makePreview`: variables marked @Previewable move into a view that holds them.
    private static func maker(_ source: Source, arguments: [Range<Int>], body: Range<Int>) throws -> String {
        let call = "MartletCore.Preview(" + arguments.map(source.text).joined(separator: ", ") + ")"
        guard source.text(body.lowerBound) == "{" else {
            return "return MartletCore.Preview("
                + (arguments.map(source.text) + ["body: " + source.text(body)]).joined(separator: ", ") + ")"
        }
        let inside = body.lowerBound + 1..<body.upperBound - 1
        var variables: [String] = []
        var removed: [Range<Int>] = []
        for statement in source.statements(in: inside) {
            let head = DeclarationHead(source, statement)
            guard let mark = head.attributes.first(where: { $0.name == "Previewable" }) else { continue }
            guard VariableDeclaration(source, statement) != nil else {
                throw source.diagnostic(
                    "@Previewable goes on a variable with a property wrapper", at: mark.range.lowerBound)
            }
            let before = source.text(statement.lowerBound..<mark.range.lowerBound)
            let after = source.text(mark.range.upperBound..<statement.upperBound)
            variables.append(before.isEmpty ? after : before + " " + after)
            removed.append(statement)
        }
        guard !variables.isEmpty else { return "return \(call) \(source.text(body))" }
        return """
            struct __PreviewBody: MartletCore.View {
            \(variables.joined(separator: "\n"))
            var body: some MartletCore.View {
            \(source.text(inside, without: removed))
            }
            }
            return \(call) { __PreviewBody() }
            """
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) } + "\""
    }
}

extension Source {
    fileprivate func isArgument(_ range: Range<Int>, named name: String) -> Bool {
        text(range.lowerBound) == name && text(range.lowerBound + 1) == ":"
    }

    /// Cuts the inside of an argument list at its commas.
    func arguments(in range: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = range.lowerBound
        var cursor = start
        while cursor < range.upperBound {
            if text(cursor) == "," {
                result.append(start..<cursor)
                start = cursor + 1
            }
            cursor = min(indexAfterGroup(cursor), range.upperBound)
        }
        if start < range.upperBound { result.append(start..<range.upperBound) }
        return result
    }

    /// The text of a range without some of its parts, which are in order.
    fileprivate func text(_ range: Range<Int>, without parts: [Range<Int>]) -> String {
        var result: [String] = []
        var start = range.lowerBound
        for part in parts {
            result.append(text(start..<part.lowerBound))
            start = part.upperBound
        }
        result.append(text(start..<range.upperBound))
        return result.filter { !$0.isEmpty && $0 != ";" }.joined(separator: "\n")
    }
}
