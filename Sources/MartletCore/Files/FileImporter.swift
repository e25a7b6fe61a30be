extension View {
    /// Shows a dialog for choosing a file while `isPresented` is true. `onCompletion` gets the file; it is not called when the
    /// dialog is cancelled.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        importing(isPresented, allowedContentTypes, allowsMultiple: false) { urls in
            if let url = urls?.first { onCompletion(.success(url)) }
        }
    }

    /// The same for several files.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        importing(isPresented, allowedContentTypes, allowsMultiple: allowsMultipleSelection) { urls in
            if let urls { onCompletion(.success(urls)) }
        }
    }

    /// The same; `onCancellation` is called when nothing is chosen.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        importing(isPresented, allowedContentTypes, allowsMultiple: allowsMultipleSelection) { urls in
            if let urls { onCompletion(.success(urls)) } else { onCancellation() }
        }
    }

    nonisolated private func importing(
        _ isPresented: Binding<Bool>, _ types: [UTType], allowsMultiple: Bool, _ finish: @escaping ([URL]?) -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented,
                makeRequest: { FileDialogRequest(.open(types, allowsMultiple: allowsMultiple), title: "Open") },
                finish: { finish($0?.isEmpty == true ? nil : $0) }))
    }
}
