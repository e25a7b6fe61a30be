/// `@Previewable`: a mark that `#Preview` reads and removes. Whoever comes here is in the wrong place.
enum PreviewableMacro {
    static func expand(_ request: ExpansionRequest) throws -> Expansion {
        guard let attribute = request.attributeSyntax else { return Expansion(expandedSource: "") }
        let isInPreview = request.lexicalContext?.contains { context in
            let source = Source(context)
            return source.tokens.indices.contains { source.text($0) == "#" && source.text($0 + 1) == "Preview" }
        }
        guard isInPreview != true else { return Expansion(expandedSource: "") }
        throw Source(attribute).diagnostic(
            "@Previewable works only on variables directly inside the closure of #Preview")
    }
}
