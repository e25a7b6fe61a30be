extension View {
    /// Shows a dialog for moving a file to a folder while `isPresented` is true.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// The same; `onCancellation` is called when no folder is chosen.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        moving(isPresented, file.map { [$0] } ?? []) { result in
            switch result {
            case .success(let urls): onCompletion(.success(urls[0]))
            case .failure(let error): onCompletion(.failure(error))
            case nil: onCancellation()
            }
        }
    }

    /// Shows a dialog for moving files to a folder while `isPresented` is true.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// The same; `onCancellation` is called when no folder is chosen.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        moving(isPresented, Array(files)) { result in
            if let result { onCompletion(result) } else { onCancellation() }
        }
    }

    nonisolated private func moving(
        _ isPresented: Binding<Bool>, _ files: [URL], _ finish: @escaping (Result<[URL], any Error>?) -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented,
                makeRequest: { files.isEmpty ? nil : FileDialogRequest(.folder, title: "Move") },
                finish: { urls in
                    guard let folder = urls?.first else { return finish(nil) }
                    finish(
                        Result {
                            try files.map { file in
                                let place = folder.appendingPathComponent(file.lastPathComponent)
                                try FileManager.default.moveItem(at: file, to: place)
                                return place
                            }
                        })
                }))
    }
}
