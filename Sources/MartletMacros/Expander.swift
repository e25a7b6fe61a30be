/// Finds the macro that a request means and lets it do the work.
enum Expander {
    static func expand(_ request: ExpansionRequest) -> Expansion {
        do {
            return try expansion(of: request)
        } catch let diagnostic as Diagnostic {
            return Expansion(expandedSource: nil, diagnostics: [diagnostic])
        } catch {
            // Only diagnostics are thrown below; anything else would be silence in the user's editor.
            let place = request.syntax ?? request.attributeSyntax ?? request.declSyntax
            let diagnostic = Diagnostic(
                message: "\(request.macro.name) cannot be expanded: \(error)", severity: .error,
                position: .init(
                    fileName: place?.location.fileName ?? "", offset: place?.location.offset ?? 0))
            return Expansion(expandedSource: nil, diagnostics: [diagnostic])
        }
    }

    private static func expansion(of request: ExpansionRequest) throws -> Expansion {
        switch request.macro.typeName {
        case "EntryMacro": try EntryMacro.expand(request)
        case "PreviewMacro": try PreviewMacro.expand(request)
        case "PreviewableMacro": try PreviewableMacro.expand(request)
        case "AnimatableMacro": try AnimatableMacro.expand(request)
        case "AnimatableIgnoredMacro": try AnimatableIgnoredMacro.expand(request)
        default: throw UnknownMacro(typeName: request.macro.typeName)
        }
    }

    private struct UnknownMacro: Error, CustomStringConvertible {
        var typeName: String
        var description: String { "the plugin MartletMacros has no macro of type \(typeName)" }
    }
}
