/// A file, a folder or a link in memory. (On Apple's systems it belongs to Foundation; the Foundation of Swift for Linux has
/// none.) Attributes of files are not kept.
open class FileWrapper: @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads all at once; it always does here.
        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// What is there stays until all is written.
        public static let atomic = WritingOptions(rawValue: 1)
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    /// The name that it was read from or written as last.
    open var filename: String?
    /// The name that it should have in a folder.
    open var preferredFilename: String?

    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// A folder; the keys are the names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Reads what is at a place. Costs reading all of it.
    public init(url: URL, options: ReadingOptions = []) throws {
        let manager = FileManager.default
        if let target = try? manager.destinationOfSymbolicLink(atPath: url.path) {
            content = .link(URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()))
        } else {
            var isFolder: ObjCBool = false
            _ = manager.fileExists(atPath: url.path, isDirectory: &isFolder)
            if isFolder.boolValue {
                var children: [String: FileWrapper] = [:]
                for name in try manager.contentsOfDirectory(atPath: url.path) {
                    children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
                }
                content = .folder(children)
            } else {
                content = .file(try Data(contentsOf: url))
            }
        }
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
    }

    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The content of a file; nil for anything else.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// What is in a folder, by name; nil for anything else.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
    /// Where a link points to; nil for anything else.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// Puts something into a folder, under its preferred name or one like it. Answers the name. A mistake of the program
    /// where this is no folder, or the child has no name.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content, let wanted = child.preferredFilename, !wanted.isEmpty else {
            preconditionFailure("addFileWrapper needs a directory, and a preferredFilename for the child")
        }
        var name = wanted, number = 1
        while children[name] != nil {
            number += 1
            name = "\(number)__#$!@%!#__\(wanted)"
        }
        child.filename = name
        children[name] = child
        content = .folder(children)
        return name
    }

    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content else { return }
        for (name, other) in children where other === child { children[name] = nil }
        content = .folder(children)
    }

    /// Writes it to a place, in place of what is there.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
        if case .file(let data) = content { return try data.write(to: url, options: .atomic) }
        let manager = FileManager.default
        let draft = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
        do {
            switch content {
            case .file: break
            case .link(let target):
                try manager.createSymbolicLink(atPath: draft.path, withDestinationPath: target.relativePath)
            case .folder(let children):
                try manager.createDirectory(at: draft, withIntermediateDirectories: false)
                for (name, child) in children {
                    try child.write(to: draft.appendingPathComponent(name), originalContentsURL: nil)
                }
            }
            if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
            try manager.moveItem(at: draft, to: url)
        } catch {
            try? manager.removeItem(at: draft)
            throw error
        }
    }
}
