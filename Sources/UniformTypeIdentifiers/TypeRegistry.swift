import Synchronization

/// What is known of one type.
struct TypeDeclaration: Sendable {
    let identifier: String
    var parents: [String]
    var extensions: [String] = []
    var mimeTypes: [String] = []
    var words: String?
}

/// The types that are declared, by identifier in lower case.
enum TypeRegistry {
    private static let table = Mutex(DeclaredTypes.all)
    private static let order = DeclaredTypes.order

    static func declaration(of identifier: String) -> TypeDeclaration? {
        table.withLock { $0[identifier.lowercased()] }
    }

    /// Takes in a type of a program. What is declared already stays; another parent is added.
    static func declare(_ identifier: String, conformingTo parent: UTType?) {
        table.withLock { table in
            let key = identifier.lowercased()
            if let parent {
                // No cycles.
                guard parent.identifier.lowercased() != key, !isAncestor(key, of: parent.identifier, table) else {
                    return
                }
                var declaration = table[key] ?? TypeDeclaration(identifier: identifier, parents: [])
                if !declaration.parents.contains(parent.identifier) { declaration.parents.append(parent.identifier) }
                table[key] = declaration
            } else if table[key] == nil {
                table[key] = TypeDeclaration(identifier: identifier, parents: ["public.data"])
            }
        }
    }

    private static func isAncestor(_ key: String, of other: String, _ table: [String: TypeDeclaration]) -> Bool {
        (table[other.lowercased()]?.parents ?? []).contains { $0.lowercased() == key || isAncestor(key, of: $0, table) }
    }

    static func types(tag: String, tagClass: UTTagClass) -> [UTType] {
        order.filter { identifier in
            guard let declaration = declaration(of: identifier) else { return false }
            switch tagClass {
            case .filenameExtension: return declaration.extensions.contains(tag)
            case .mimeType: return declaration.mimeTypes.contains(tag)
            default: return false
            }
        }.map { UTType(declared: $0) }
    }

    /// The type that is made up for a tag. The same tag makes the same type.
    static func dynamicType(tag: String, tagClass: UTTagClass, conformingTo parent: UTType?) -> UTType {
        let kind = tagClass == .mimeType ? "mime" : "ext"
        let identifier = "dyn.\(kind).\(tag.map { $0.isLetter || $0.isNumber ? $0 : "-" }.map(String.init).joined())"
        table.withLock { table in
            if table[identifier] != nil { return }
            table[identifier] = TypeDeclaration(
                identifier: identifier, parents: parent.map { [$0.identifier] } ?? [],
                extensions: tagClass == .filenameExtension ? [tag] : [],
                mimeTypes: tagClass == .mimeType ? [tag] : [])
        }
        return UTType(declared: identifier)
    }
}
