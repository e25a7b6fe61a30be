/// What a file dialog of the desktop is asked for.
package struct FileDialogRequest {
    package enum Kind: Equatable {
        /// Files (or folders, where a type is one) that are there.
        case open([UTType], allowsMultiple: Bool)
        /// A place for a file; the name is the one proposed.
        case save(name: String, type: UTType?)
        /// A folder to put things in.
        case folder
    }

    package var kind: Kind
    package var title: String
    package var message: String?
    /// What the button says that accepts; nil for the desktop's own word.
    package var confirmationLabel: String?
    package var directory: URL?
    /// Dialogs with the same begin where the last one ended.
    package var customizationID: String?
    package var showsHiddenFiles = false
    /// What stands before the field for the name; nil for the desktop's own word.
    package var filenameLabel: String?
    /// Which files may be chosen, besides the types; nil for all.
    package var accepts: ((URL) -> Bool)?

    package init(_ kind: Kind, title: String) {
        self.kind = kind
        self.title = title
    }
}

/// The file dialogs of a desktop.
package protocol FileDialogs: AnyObject {
    /// Shows a dialog for a window and calls `completion` once, later, on the main thread: with what was chosen, or nil if nothing
    /// was. The answer closes the dialog; then `completion` is not called any more.
    func show(_ request: FileDialogRequest, for host: ViewHost, completion: @escaping ([URL]?) -> Void) -> () -> Void
}
