import Synchronization

/// Something that is dragged, dropped or copied: types of data, and the data when it is asked for.
///
/// Handlers are called later, on the main queue. Errors are `NSItemProvider.ErrorCode`s or those of the loaders.
open class NSItemProvider: NSObject, @unchecked Sendable {
    public typealias LoadHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    public typealias CompletionHandler = @Sendable ((any Sendable)?, (any Error)?) -> Void

    public enum ErrorCode: Int, Error, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    struct Representation: Sendable {
        let type: UTType
        let visibility: NSItemProviderRepresentationVisibility
        let load: LoadHandler
    }

    private let list = Mutex<[Representation]>([])
    private let name = Mutex<String?>(nil)

    public override init() {}

    /// A provider of an object, in all types that it can be written as.
    public init(object: any NSItemProviderWriting) {
        super.init()
        registerObject(object, visibility: .all)
    }

    /// A provider of an item under a type. Texts, addresses and data can be loaded.
    public init(item: Any?, typeIdentifier: String?) {
        super.init()
        guard let item else { return }
        let data = (item as? Data) ?? (item as? any NSItemProviderWriting)?.anyData
        guard let data, let identifier = typeIdentifier else { return }
        registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { handler in
            handler(data, nil)
            return nil
        }
    }

    /// A provider of a file's content; nil where there is no such file.
    public init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        super.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerDataRepresentation(for: type, visibility: .all) { handler in
            do { handler(try Data(contentsOf: fileURL), nil) } catch { handler(nil, error) }
            return nil
        }
    }

    /// What a file made of the item would be called.
    open var suggestedName: String? {
        get { name.withLock { $0 } }
        set { name.withLock { $0 = newValue } }
    }

    var representations: [Representation] { list.withLock { $0 } }

    // MARK: What can be had

    open var registeredTypeIdentifiers: [String] { representations.map(\.type.identifier) }
    open var registeredContentTypes: [UTType] { representations.map(\.type) }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(for: typeIdentifier) != nil
    }

    open func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    func representation(for typeIdentifier: String) -> Representation? {
        let wanted = UTType(declared: typeIdentifier)
        return representations.first { $0.type.conforms(to: wanted) }
    }

    // MARK: Registering

    open func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping LoadHandler
    ) {
        list.withLock { list in
            list.removeAll { $0.type == contentType }
            list.append(Representation(type: contentType, visibility: visibility, load: loadHandler))
        }
    }

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping LoadHandler
    ) {
        registerDataRepresentation(
            for: UTType(declared: typeIdentifier), visibility: visibility, loadHandler: loadHandler)
    }

    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { handler in
            loadHandler { url, _, error in
                guard let url else { return handler(nil, error ?? ErrorCode.itemUnavailableError) }
                do { handler(try Data(contentsOf: url), nil) } catch { handler(nil, error) }
            }
        }
    }

    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        let sender = Sender(object: object)
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
                sender.object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
            }
        }
    }

    /// Objects are only written from where they are asked for: the provider's handlers run one after the other.
    private struct Sender: @unchecked Sendable { let object: any NSItemProviderWriting }
}

/// Who gets to see a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}

public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
