/// A type whose values can be dragged, dropped, copied and shared.
@preconcurrency
public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation

    /// How values go out and come in, the best way first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// The ways of the type. Costs one run of the description.
    public static var _channels: [_TransferChannel<Self>] {
        channels(of: transferRepresentation)
    }

    /// An opaque representation does not say that its items are values of this type; the builder has seen to it.
    private static func channels<R: TransferRepresentation>(of representation: R) -> [_TransferChannel<Self>] {
        var list: [_TransferChannel<R.Item>] = []
        representation._append(to: &list)
        return list as? [_TransferChannel<Self>] ?? []
    }

    /// The types of data that values can be given out as.
    public static func exportedContentTypes(visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        unique(_channels.filter { $0.exporting != nil && $0.visibility.reaches(visibility) }.map(\.contentType))
    }

    /// The types of data that values can be made of.
    public static func importedContentTypes() -> [UTType] {
        unique(_channels.filter { $0.importing != nil }.map(\.contentType))
    }

    private static func unique(_ types: [UTType]) -> [UTType] {
        types.reduce(into: []) { list, type in if !list.contains(type) { list.append(type) } }
    }

    /// The types of data that this value can be given out as.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        Self.unique(
            Self._channels.filter { $0.exporting != nil && $0.visibility.reaches(visibility) && $0.condition(self) }
                .map(\.contentType))
    }

    /// The value as data of a type. Throws `TransferError.unsupportedType` where it cannot be that.
    public func exported(as contentType: UTType) async throws -> Data {
        for channel in Self._channels where channel.contentType.conforms(to: contentType) && channel.condition(self) {
            if let exporting = channel.exporting { return try await exporting(self) }
        }
        throw TransferError.unsupportedType(contentType, "\(Self.self)")
    }

    /// Makes a value of data. Throws `TransferError.unsupportedType` where the type cannot be made of it.
    public init(importing data: Data, contentType: UTType?) async throws {
        for channel in Self._channels where contentType.map({ $0.conforms(to: channel.contentType) }) ?? true {
            if let importing = channel.importing {
                self = try await importing(data)
                return
            }
        }
        throw TransferError.unsupportedType(contentType ?? .data, "\(Self.self)")
    }

    /// Makes a value of the content of a file.
    public init(importing file: URL, contentType: UTType?) async throws {
        let type = contentType ?? UTType(filenameExtension: file.pathExtension)
        try await self.init(importing: Data(contentsOf: file), contentType: type)
    }
}

/// What goes wrong in a transfer.
public enum TransferError: Error, CustomStringConvertible, Sendable {
    /// A value, named by its type, can neither become nor be made of data of a content type.
    case unsupportedType(UTType, String)

    public var description: String {
        switch self {
        case .unsupportedType(let type, let value):
            "\(value) has no transfer representation for \(type.identifier). Add one to its transferRepresentation."
        }
    }
}

/// Who gets to see a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let reach: Int

    public static let all = TransferRepresentationVisibility(reach: 3)
    /// Programs of the same team.
    public static let team = TransferRepresentationVisibility(reach: 2)
    /// Programs of the same group.
    public static let group = TransferRepresentationVisibility(reach: 1)
    public static let ownProcess = TransferRepresentationVisibility(reach: 0)

    /// Whether those that `other` names see it.
    func reaches(_ other: TransferRepresentationVisibility) -> Bool { reach >= other.reach }
}
