@testable import MartletMacros

/// One use of a macro as the compiler would ask for it.
struct MacroUse {
    var type: String
    var role: String
    var source: String
    var context: [String] = []
    /// Where the source begins in its file, in bytes, and its line and column.
    var place = (offset: 0, line: 1, column: 1)

    var expansion: Expansion {
        Expander.expand(
            ExpansionRequest(
                macro: .init(moduleName: "MartletMacros", typeName: type, name: type), macroRole: role,
                discriminator: "$s4test",
                syntax: role == "declaration" ? text(source) : nil,
                attributeSyntax: role == "declaration" ? nil : text(source),
                declSyntax: role == "declaration" ? nil : text(source),
                extendedTypeSyntax: role == "extension" ? text("S") : nil,
                conformanceListSyntax: role == "extension" ? text("struct Placeholder: Animatable {}") : nil,
                lexicalContext: context.map(text)))
    }

    var expanded: String { (expansion.expandedSource ?? "") }

    private func text(_ source: String) -> SourceText {
        SourceText(
            kind: "declaration", source: source,
            location: .init(
                fileID: "App/File.swift", fileName: "/App/File.swift", offset: place.offset, line: place.line,
                column: place.column))
    }
}

/// The text without the blanks that only shape it.
func squeezed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
