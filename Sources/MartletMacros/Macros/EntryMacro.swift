/// `@Entry`: turns a variable in an extension of a set of values into a key of its own and the accessors that use it.
enum EntryMacro {
    /// The types that may hold entries, and what a key of each is called.
    private enum Home: String, CaseIterable {
        case EnvironmentValues, Transaction, ContainerValues, FocusedValues

        var keyProtocol: String {
            switch self {
            case .EnvironmentValues: "EnvironmentKey"
            case .Transaction: "TransactionKey"
            case .ContainerValues: "ContainerValueKey"
            case .FocusedValues: "FocusedValueKey"
            }
        }
    }

    static func expand(_ request: ExpansionRequest) throws -> Expansion {
        guard let declaration = request.declSyntax else { return Expansion(expandedSource: "") }
        let source = Source(declaration)
        let role = request.macroRole ?? ""
        do {
            let (home, binding) = try check(source, context: request.lexicalContext?.first)
            let name = source.text(binding.name)
            let key = "__Key_" + name.filter { $0 != "`" }
            switch role {
            case "accessor":
                return Expansion(expandedSource: accessors(key: key))
            case "peer":
                return Expansion(expandedSource: try self.key(key, source, binding, home: home))
            default:
                return Expansion(expandedSource: "")
            }
        } catch let diagnostic as Diagnostic {
            // Each role is asked for on its own: complain once. The accessors spare the user a second error about a stored
            // property; the compiler does not run what has errors.
            guard role == "accessor" else { return Expansion(expandedSource: nil) }
            let variable = VariableDeclaration(source, 0..<source.tokens.count)
            let takesAccessors = variable?.isLet == false && variable?.bindings.first?.accessors == nil
            return Expansion(
                expandedSource: !takesAccessors ? nil : "{ get { Swift.fatalError() } set {} }",
                diagnostics: [diagnostic])
        }
    }

    private static func check(
        _ source: Source, context: SourceText?
    ) throws -> (Home, VariableDeclaration.Binding) {
        guard let variable = VariableDeclaration(source, 0..<source.tokens.count), let binding = variable.bindings.first
        else {
            throw source.diagnostic("@Entry goes on a variable: write '@Entry var name: Type = value'")
        }
        let header = context.map { TypeHeader(Source($0)) }
        guard header?.keyword == "extension", let home = header.flatMap({ Home(rawValue: $0.name) }) else {
            throw source.diagnostic(
                "@Entry belongs in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues")
        }
        if variable.isLet {
            throw source.diagnostic("@Entry needs 'var': an entry of \(home.rawValue) can be set", at: variable.keyword)
        }
        guard variable.bindings.count == 1, binding.isPlainName else {
            throw source.diagnostic("@Entry makes one entry: declare each variable by itself", at: binding.name)
        }
        if let isStatic = variable.head.modifiers.first(where: { $0 == "static" || $0 == "class" }) {
            throw source.diagnostic("@Entry makes an instance property: remove '\(isStatic)'", at: variable.keyword)
        }
        if let accessors = binding.accessors {
            throw source.diagnostic(
                "@Entry writes the accessors of '\(source.text(binding.name))': remove this block",
                at: accessors.lowerBound)
        }
        if home == .FocusedValues {
            guard let type = binding.type, unwrapped(source.text(type)) != nil else {
                throw source.diagnostic(
                    "an @Entry of FocusedValues is optional: write '\(source.text(binding.name)): Type?'",
                    at: binding.name)
            }
            if let value = binding.value, source.text(value) != "nil" {
                throw source.diagnostic(
                    "an @Entry of FocusedValues is nil where no focused view gives a value: remove this one",
                    at: value.lowerBound)
            }
        } else if binding.value == nil, binding.type.flatMap({ unwrapped(source.text($0)) }) == nil {
            throw source.diagnostic(
                "@Entry needs a default: write '\(source.text(binding.name)) = value', or make its type optional",
                at: binding.name)
        }
        return (home, binding)
    }

    private static func accessors(key: String) -> String {
        """
        {
            get { self[\(key).self] }
            set { self[\(key).self] = newValue }
        }
        """
    }

    private static func key(
        _ key: String, _ source: Source, _ binding: VariableDeclaration.Binding, home: Home
    ) throws -> String {
        let content: String
        if home == .FocusedValues {
            content = "typealias Value = " + (unwrapped(source.text(binding.type!)) ?? "")
        } else if let type = binding.type {
            // Computed, so that a type that is not Sendable is not shared between threads.
            let value = binding.value.map(source.text) ?? "nil"
            content = "static var defaultValue: \(source.text(type)) { \(value) }"
        } else {
            // No name for the type, so it must be stored. A variable, since for a constant the compiler warns where the type
            // happens to be Sendable and the word is not needed.
            content = "nonisolated(unsafe) static var defaultValue = \(source.text(binding.value!))"
        }
        return """
            private struct \(key): MartletCore.\(home.keyProtocol) {
                \(content)
            }
            """
    }

    /// The type inside an optional; nil for other types.
    static func unwrapped(_ type: String) -> String? {
        if type.hasSuffix("?") || type.hasSuffix("!") {
            let inner = String(type.dropLast())
            return inner
        }
        for prefix in ["Optional<", "Swift.Optional<"] where type.hasPrefix(prefix) && type.hasSuffix(">") {
            return String(type.dropFirst(prefix.count).dropLast())
        }
        return nil
    }
}
