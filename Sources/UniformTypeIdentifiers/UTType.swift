import Foundation

/// A type of data: that of files, of the pasteboard, of what is dragged.
public struct UTType: Hashable, Sendable {
    /// The name that is meant for programs, such as `public.png`.
    public let identifier: String

    /// For identifiers that may be declared by others.
    package init(declared identifier: String) { self.identifier = identifier }

    /// The type of that name; nil where nobody has declared it.
    public init?(_ identifier: String) {
        guard TypeRegistry.declaration(of: identifier) != nil else { return nil }
        self.identifier = identifier
    }

    /// A type that this program defines. Say what it conforms to: there is no Info.plist that could; without
    /// `conformingTo` it is some data.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
        TypeRegistry.declare(identifier, conformingTo: parentType)
    }

    /// A type that another program defines. As for `init(exportedAs:conformingTo:)`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The type of files with an extension. An unknown one gets a type of its own that is made up of it.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of data with a MIME type. An unknown one gets a type of its own that is made up of it.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type that is known by a tag; nil for an empty tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        if let known = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = known
        } else {
            self = TypeRegistry.dynamicType(tag: tag.lowercased(), tagClass: tagClass, conformingTo: supertype)
        }
    }

    /// All declared types that are known by a tag, those that are more common first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeRegistry.types(tag: tag.lowercased(), tagClass: tagClass)
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }

    public static func == (a: UTType, b: UTType) -> Bool {
        a.identifier == b.identifier || a.identifier.lowercased() == b.identifier.lowercased()
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

extension UTType {
    /// Whether the type is `other` or one of its subtypes.
    public func conforms(to other: UTType) -> Bool { self == other || isSubtype(of: other) }

    /// Whether `other` is a subtype of this one.
    public func isSupertype(of other: UTType) -> Bool { other.isSubtype(of: self) }

    /// Whether the type is a subtype of `other`, at any distance.
    public func isSubtype(of other: UTType) -> Bool { self != other && supertypes.contains(other) }

    /// All types that it conforms to, at any distance.
    public var supertypes: Set<UTType> {
        var result: Set<UTType> = []
        var rest = declaration?.parents ?? []
        while let next = rest.popLast() {
            guard result.insert(UTType(declared: next)).inserted else { continue }
            rest += TypeRegistry.declaration(of: next)?.parents ?? []
        }
        return result
    }

    /// The extensions and MIME types of the type, the preferred ones first.
    public var tags: [UTTagClass: [String]] {
        var result: [UTTagClass: [String]] = [:]
        guard let declaration else { return result }
        if !declaration.extensions.isEmpty { result[.filenameExtension] = declaration.extensions }
        if !declaration.mimeTypes.isEmpty { result[.mimeType] = declaration.mimeTypes }
        return result
    }

    public var preferredFilenameExtension: String? { declaration?.extensions.first }
    public var preferredMIMEType: String? { declaration?.mimeTypes.first }

    /// The type in words; nil where there are none. Not translated.
    public var localizedDescription: String? { declaration?.words }

    /// Whether the type was made up of a tag that nobody has declared.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { !isDynamic && declaration != nil }
    /// Whether the type belongs to nobody in particular.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    private var declaration: TypeDeclaration? { TypeRegistry.declaration(of: identifier) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public var debugDescription: String { "UTType(\(identifier))" }
}

/// Coded as its identifier.
extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        guard let type = UTType(identifier) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: "Nobody has declared the type \(identifier)."))
        }
        self = type
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// A kind of name by which other systems know types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
