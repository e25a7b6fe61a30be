#if GTK
import CGTK
import Foundation
import MartletCore
import UniformTypeIdentifiers

/// The desktop's file dialogs: those of the portal where there is one, else GTK's own.
package final class SystemFileDialogs: FileDialogs {
    /// The window that shows a host's views.
    private let window: (ViewHost) -> UnsafeMutablePointer<GtkWindow>?
    /// Dialogs on the screen.
    private var shown: [ObjectIdentifier: Dialog] = [:]
    /// Where dialogs with an identifier have ended.
    private var folders: [String: URL] = [:]

    package init(window: @escaping (ViewHost) -> UnsafeMutablePointer<GtkWindow>?) { self.window = window }

    package func show(
        _ request: FileDialogRequest, for host: ViewHost, completion: @escaping ([URL]?) -> Void
    ) -> () -> Void {
        var request = request
        if let id = request.customizationID, let last = folders[id] { request.directory = last }
        let dialog = Dialog(request, parent: window(host))
        let number = ObjectIdentifier(dialog)
        shown[number] = dialog
        dialog.show { [weak self] urls in
            self?.shown[number] = nil
            if let id = request.customizationID, let first = urls?.first {
                self?.folders[id] = first.deletingLastPathComponent()
            }
            completion(urls)
        }
        return { [weak self] in
            dialog.close()
            self?.shown[number] = nil
        }
    }

    private final class Dialog {
        private let native: OpaquePointer
        private var dialog: UnsafeMutablePointer<GtkNativeDialog> {
            UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkNativeDialog.self)
        }
        private let request: FileDialogRequest
        private var completion: (([URL]?) -> Void)?

        init(_ request: FileDialogRequest, parent: UnsafeMutablePointer<GtkWindow>?) {
            self.request = request
            let action =
                switch request.kind {
                case .save: GTK_FILE_CHOOSER_ACTION_SAVE
                case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
                case .open(let types, _):
                    types.isFolders ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN
                }
            native = gtk_file_chooser_native_new(
                request.message ?? request.title, parent, action, request.confirmationLabel, nil)
            gtk_native_dialog_set_modal(dialog, 1)
            prepare()
        }

        deinit { g_object_unref(UnsafeMutableRawPointer(native)) }

        private func prepare() {
            if let folder = request.directory {
                let file = g_file_new_for_path(folder.path)
                gtk_file_chooser_set_current_folder(native, file, nil)
                g_object_unref(UnsafeMutableRawPointer(file))
            }
            switch request.kind {
            case .open(let types, let allowsMultiple):
                gtk_file_chooser_set_select_multiple(native, allowsMultiple ? 1 : 0)
                let names = types.filter { !$0.conforms(to: .folder) }
                if !names.isEmpty, !names.contains(.item), !names.contains(.data), !names.contains(.content) {
                    addFilter(names)
                }
            case .save(let name, _): gtk_file_chooser_set_current_name(native, name)
            case .folder: break
            }
        }

        private func addFilter(_ types: [UTType]) {
            let filter = gtk_file_filter_new()
            for type in types {
                let names = type.tags[.mimeType] ?? [], suffixes = type.tags[.filenameExtension] ?? []
                for name in names { gtk_file_filter_add_mime_type(filter, name) }
                for suffix in suffixes { gtk_file_filter_add_suffix(filter, suffix) }
                // A family of types, such as pictures, is one of MIME's families too.
                if type == .image { gtk_file_filter_add_mime_type(filter, "image/*") }
                if type == .audio { gtk_file_filter_add_mime_type(filter, "audio/*") }
                if type == .movie { gtk_file_filter_add_mime_type(filter, "video/*") }
                if type == .text || type == .plainText { gtk_file_filter_add_mime_type(filter, "text/*") }
            }
            gtk_file_filter_set_name(filter, types.map(\.filterName).joined(separator: ", "))
            gtk_file_chooser_add_filter(native, filter)
        }

        func show(_ completion: @escaping ([URL]?) -> Void) {
            self.completion = completion
            connect(
                native, "response",
                { _, response, data in object(data, as: Dialog.self).answer(response) }
                    as @convention(c) (gpointer?, gint, gpointer?) -> Void, self)
            gtk_native_dialog_show(dialog)
        }

        private func answer(_ response: gint) {
            let urls = response == gint(GTK_RESPONSE_ACCEPT.rawValue) ? chosen : nil
            if let urls, let accepts = request.accepts, !urls.allSatisfy(accepts) {
                // What must not be chosen is asked for again.
                gtk_native_dialog_show(dialog)
                return
            }
            let completion = completion
            self.completion = nil
            completion?(urls)
        }

        private var chosen: [URL] {
            let list = gtk_file_chooser_get_files(native)
            defer { g_object_unref(UnsafeMutableRawPointer(list)) }
            return (0..<g_list_model_get_n_items(list)).compactMap { index in
                guard let item = g_list_model_get_item(list, index) else { return nil }
                defer { g_object_unref(item) }
                guard let path = g_file_get_path(OpaquePointer(item)) else { return nil }
                defer { g_free(path) }
                return URL(fileURLWithPath: String(cString: path))
            }
        }

        func close() {
            completion = nil
            gtk_native_dialog_hide(dialog)
        }
    }
}

extension UTType {
    /// What a dialog calls files of the type: their description, else their endings.
    fileprivate var filterName: String {
        localizedDescription ?? (tags[.filenameExtension] ?? []).map { "*." + $0 }.joined(separator: " ")
    }
}

extension [UTType] {
    fileprivate var isFolders: Bool {
        !isEmpty && allSatisfy { $0.conforms(to: .folder) || $0.conforms(to: .directory) }
    }
}
#endif
