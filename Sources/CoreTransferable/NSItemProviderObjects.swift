/// What an item provider can make objects of.
public protocol NSItemProviderReading: SendableMetatype {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What an item provider can be made of.
public protocol NSItemProviderWriting: SendableMetatype {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The data of the first type, where it is there at once.
    var anyData: Data? {
        guard let type = Self.writableTypeIdentifiersForItemProvider.first else { return nil }
        let box = DataBox()
        _ = loadData(withTypeIdentifier: type) { data, _ in box.data = data }
        return box.data
    }
}

private final class DataBox: @unchecked Sendable { var data: Data? }

/// Texts and addresses, as the classes of Foundation and, since there is no bridging here, as the values of Swift.
public protocol _ItemProviderText: NSItemProviderReading, NSItemProviderWriting {
    static var _itemTypes: [UTType] { get }
    init?(_itemText: String)
    var _itemText: String { get }
}

extension _ItemProviderText {
    public static var readableTypeIdentifiersForItemProvider: [String] { _itemTypes.map(\.identifier) }
    public static var writableTypeIdentifiersForItemProvider: [String] { [_itemTypes[0].identifier] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let item = Self(_itemText: String(decoding: data, as: UTF8.self)) else {
            throw NSItemProvider.ErrorCode.unexpectedValueClassError
        }
        return item
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(_itemText.utf8), nil)
        return nil
    }
}

extension String: _ItemProviderText {
    public static var _itemTypes: [UTType] { [.utf8PlainText, .plainText] }
    public init?(_itemText: String) { self = _itemText }
    public var _itemText: String { self }
}

extension URL: _ItemProviderText {
    public static var _itemTypes: [UTType] { [.url] }
    public init?(_itemText: String) { self.init(string: _itemText) }
    public var _itemText: String { absoluteString }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { String.readableTypeIdentifiersForItemProvider }
    public static var writableTypeIdentifiersForItemProvider: [String] { String.writableTypeIdentifiersForItemProvider }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw NSItemProvider.ErrorCode.unexpectedValueClassError
        }
        return text
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { URL.readableTypeIdentifiersForItemProvider }
    public static var writableTypeIdentifiersForItemProvider: [String] { URL.writableTypeIdentifiersForItemProvider }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw NSItemProvider.ErrorCode.unexpectedValueClassError
        }
        return url
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}
