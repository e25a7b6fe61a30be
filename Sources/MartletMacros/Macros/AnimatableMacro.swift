/// `@Animatable`: writes `animatableData` out of a struct's stored variables and adds the conformance.
enum AnimatableMacro {
    static func expand(_ request: ExpansionRequest) throws -> Expansion {
        guard let declaration = request.declSyntax else { return Expansion(expandedSource: "") }
        let source = Source(declaration)
        let header = TypeHeader(source)
        do {
            guard header.keyword == "struct", let members = header.members else {
                throw source.diagnostic(
                    "@Animatable goes on a struct: its stored variables are what is animated", at: header.keywordIndex)
            }
            let member = try member(source, members.lowerBound + 1..<members.upperBound - 1, header: header)
            if request.macroRole == "member" { return member }
        } catch let diagnostic as Diagnostic {
            // Each role is asked for on its own: complain once.
            return Expansion(expandedSource: nil, diagnostics: request.macroRole == "extension" ? [diagnostic] : [])
        }
        // The compiler lists what is missing; nothing is when the struct names the protocol itself.
        if request.conformanceListSyntax == nil { return Expansion(expandedSource: "") }
        let type = request.extendedTypeSyntax?.source ?? header.name
        return Expansion(expandedSource: "extension \(type): MartletCore.Animatable {}")
    }

    private static func member(_ source: Source, _ inside: Range<Int>, header: TypeHeader) throws -> Expansion {
        var fields: [Field] = []
        var conditions = 0
        for statement in source.statements(in: inside) {
            if source.isDirective(statement.lowerBound) {
                conditions += ["if": 1, "endif": -1][source.text(statement.lowerBound + 1)] ?? 0
                continue
            }
            guard let variable = VariableDeclaration(source, statement) else { continue }
            if variable.bindings.contains(where: { source.text($0.name) == "animatableData" }) {
                return Expansion(expandedSource: "")
            }
            let found = try variable.animatableFields(source)
            if conditions > 0, let first = found.first {
                throw source.diagnostic(
                    "@Animatable cannot look through #if: mark '\(first.name)' with @AnimatableIgnored "
                        + "or write animatableData yourself", at: first.token)
            }
            fields += found
        }
        let access =
            header.modifiers.first { ["public", "package", "fileprivate"].contains($0) }.map { $0 + " " } ?? ""
        return Expansion(expandedSource: animatableData(fields, access: access))
    }

    private static func animatableData(_ fields: [Field], access: String) -> String {
        guard let last = fields.last else {
            return """
                \(access)nonisolated var animatableData: MartletCore.EmptyAnimatableData {
                    get { MartletCore.EmptyAnimatableData() }
                    set {}
                }
                """
        }
        var type = last.dataType
        var value = "\(last.name).animatableData"
        for field in fields.dropLast().reversed() {
            type = "MartletCore.AnimatablePair<\(field.dataType), \(type)>"
            value = "MartletCore.AnimatablePair(\(field.name).animatableData, \(value))"
        }
        var path = "newValue"
        var stores: [String] = []
        for field in fields.dropLast() {
            stores.append("\(field.name).animatableData = \(path).first")
            path += ".second"
        }
        stores.append("\(last.name).animatableData = \(path)")
        return """
            \(access)nonisolated var animatableData: \(type) {
                get { \(value) }
                set {
                    \(stores.joined(separator: "\n        "))
                }
            }
            """
    }

    /// One stored variable that is animated.
    struct Field {
        var name: String
        var type: String
        var token: Int

        /// A member of the type as written; sugar such as `[Double]` needs parentheses before it.
        var dataType: String {
            let isPlain =
                type.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") || $0 >= 0x30 }
                && !type.contains("[")
            return (isPlain && !type.hasSuffix("?") ? type : "(\(type))") + ".AnimatableData"
        }
    }
}

extension VariableDeclaration {
    /// The plain stored variables. Constants, statics, computed ones and those kept by a property wrapper are no part of an
    /// animation.
    fileprivate func animatableFields(_ source: Source) throws -> [AnimatableMacro.Field] {
        let isKept = !isLet && !head.modifiers.contains { ["static", "class", "lazy"].contains($0) }
        guard isKept, !head.attributes.contains(where: { $0.name.first?.isUppercase == true }) else { return [] }
        return try bindings.filter { !$0.isComputed }.map { binding in
            let name = source.text(binding.name)
            guard let type = binding.type.map(source.text) ?? binding.value.flatMap({ source.evidentType($0) }) else {
                throw source.diagnostic(
                    "@Animatable must know the type of '\(name)': write it, or mark the variable with @AnimatableIgnored",
                    at: binding.name)
            }
            if ["Bool", "Int", "String", "Character"].contains(type) {
                throw source.diagnostic(
                    "'\(name)' cannot be animated, since \(type) has nothing between two values: mark it with @AnimatableIgnored",
                    at: binding.name)
            }
            return AnimatableMacro.Field(name: name, type: type, token: binding.name)
        }
    }
}

extension Source {
    /// The type that a value shows: of a literal, or of a call of an initialiser by the type's name.
    fileprivate func evidentType(_ value: Range<Int>) -> String? {
        var start = value.lowerBound
        if text(start) == "-" { start += 1 }
        guard start < value.upperBound else { return nil }
        if start + 1 == value.upperBound {
            switch tokens[start].kind {
            case .number:
                let isFraction =
                    text(start).contains(".") || (text(start).contains("e") && !text(start).hasPrefix("0x"))
                return isFraction ? "Double" : "Int"
            case .literal: return text(start).hasPrefix("/") ? nil : "String"
            case .word where ["true", "false"].contains(text(start)): return "Bool"
            default: return nil
            }
        }
        var cursor = start
        while tokens[cursor].kind == .word, text(cursor).first?.isUppercase == true {
            if text(cursor + 1) == "(", indexAfterGroup(cursor + 1) == value.upperBound {
                return text(start..<cursor + 1)
            }
            guard text(cursor + 1) == ".", cursor + 2 < value.upperBound else { return nil }
            cursor += 2
        }
        return nil
    }
}
