/// How a file dialog shows what there is.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shows what is inside of packages. There are none here: no difference.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// Shows extensions of file names. They are always shown here.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// What modifiers around say about file dialogs.
struct FileDialogOptions {
    var message: Text?
    var confirmationLabel: Text?
    var filenameLabel: Text?
    var directory: URL?
    var customizationID: String?
    var browser: FileDialogBrowserOptions = []
    var accepts: ((URL) -> Bool)?
}

private struct FileDialogOptionsKey: EnvironmentKey {
    static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

extension EnvironmentValues {
    var fileDialogOptions: FileDialogOptions {
        get { self[FileDialogOptionsKey.self] }
        set { self[FileDialogOptionsKey.self] = newValue }
    }

    /// The letters of a text here.
    func string(of text: Text) -> String {
        TextResolver(text, style: TextStyle(self), context: _StyleContext(self)).runs.map(\.text).joined()
    }
}

extension FileDialogRequest {
    mutating func take(_ environment: EnvironmentValues) {
        let options = environment.fileDialogOptions
        message = options.message.map(environment.string)
        confirmationLabel = options.confirmationLabel.map(environment.string)
        filenameLabel = options.filenameLabel.map(environment.string)
        directory = options.directory
        customizationID = options.customizationID
        showsHiddenFiles = options.browser.contains(.includeHiddenFiles)
        accepts = options.accepts
    }
}

extension View {
    /// What file dialogs inside say.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.message = message }
    }

    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// What the button says that accepts.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.confirmationLabel = label }
    }

    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// What stands before the field for the name of an exported file.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.filenameLabel = label }
    }

    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        fileExporterFilenameLabel(Text(label))
    }

    /// The folder that dialogs begin in.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.directory = defaultDirectory }
    }

    /// Dialogs with the same identifier begin where the last one ended.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.customizationID = id }
    }

    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.browser = options }
    }

    /// Whether an alias is given as it is. There are no aliases here, and links are given as they are: no difference.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

    /// Which files can be chosen. One for which the predicate throws cannot.
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.accepts = { (try? predicate.evaluate($0)) ?? false } }
    }
}
