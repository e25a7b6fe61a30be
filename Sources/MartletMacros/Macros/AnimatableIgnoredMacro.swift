/// `@AnimatableIgnored`: a mark that `@Animatable` reads; it adds nothing by itself.
enum AnimatableIgnoredMacro {
    static func expand(_ request: ExpansionRequest) throws -> Expansion {
        guard let declaration = request.declSyntax else { return Expansion(expandedSource: "") }
        let source = Source(declaration)
        guard VariableDeclaration(source, 0..<source.tokens.count) != nil else {
            throw source.diagnostic("@AnimatableIgnored goes on a stored variable of a type marked @Animatable")
        }
        return Expansion(expandedSource: "")
    }
}
