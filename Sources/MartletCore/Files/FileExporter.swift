/// Something that is written to a place that a dialog gives.
private struct FileExport {
    let name: String
    let type: UTType?
    let way: Way

    enum Way {
        case atOnce((URL) throws -> Void)
        /// The data has to be made first.
        case later(@Sendable () async throws -> Data)
    }
}

extension View {
    /// Shows a dialog for saving a document while `isPresented` is true. `onCompletion` gets the place, or what went wrong; it is
    /// not called when the dialog is cancelled.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporting(isPresented, [document.map { export($0, contentType, defaultFilename) }], one: onCompletion, {})
    }

    /// The same for a document that is an object.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporting(isPresented, [document.map { export($0, contentType, defaultFilename) }], one: onCompletion, {})
    }

    /// The same; the first of the types is used, or else the first that the document can be written as.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let type = contentTypes.first ?? D.writableContentTypes.first
        return exporting(
            isPresented, [document.map { export($0, type ?? .data, defaultFilename) }], one: onCompletion,
            onCancellation)
    }

    /// The same for a document that is an object.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let type = contentTypes.first ?? D.writableContentTypes.first
        return exporting(
            isPresented, [document.map { export($0, type ?? .data, defaultFilename) }], one: onCompletion,
            onCancellation)
    }

    /// Shows a dialog for a folder to write documents to while `isPresented` is true.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        exporting(isPresented, documents.map { export($0, contentType, nil) }, all: onCompletion, {})
    }

    /// The same for documents that are objects.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        exporting(isPresented, documents.map { export($0, contentType, nil) }, all: onCompletion, {})
    }

    /// Shows a dialog for saving a value while `isPresented` is true: as the first of the types, or else as the first that the
    /// value can be given out as.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporting(
            isPresented, [item.map { export($0, contentTypes, defaultFilename) }], one: onCompletion, onCancellation)
    }

    /// Shows a dialog for a folder to write values to while `isPresented` is true.
    nonisolated public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        exporting(
            isPresented, items.map { export($0, contentTypes, defaultFilename) }, all: onCompletion, onCancellation)
    }

    // MARK: What is written

    nonisolated private func export<D: FileDocument>(_ document: D, _ type: UTType, _ name: String?) -> FileExport {
        document.fileExport(type, name) {
            try document.fileWrapper(
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
        }
    }

    nonisolated private func export<D: ReferenceFileDocument>(
        _ document: D, _ type: UTType, _ name: String?
    ) -> FileExport {
        document.fileExport(type, name) {
            let snapshot = try document.snapshot(contentType: type)
            return try document.fileWrapper(
                snapshot: snapshot, configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
        }
    }

    nonisolated private func export<T: Transferable>(_ item: T, _ types: [UTType], _ name: String?) -> FileExport {
        let type = types.first ?? item.exportedContentTypes().first ?? .data
        return FileExport(name: name ?? "Untitled", type: type, way: .later { try await item.exported(as: type) })
    }

    // MARK: Asking and writing

    nonisolated private func exporting(
        _ isPresented: Binding<Bool>, _ items: [FileExport?], one finish: @escaping (Result<URL, any Error>) -> Void,
        _ cancelled: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented,
                makeRequest: {
                    items[0].map { FileDialogRequest(.save(name: $0.fullName, type: $0.type), title: "Save") }
                },
                finish: { urls in
                    guard let url = urls?.first, let item = items[0] else { return cancelled() }
                    write([(item, item.completing(url))]) { result in finish(result.map { $0[0] }) }
                }))
    }

    nonisolated private func exporting(
        _ isPresented: Binding<Bool>, _ items: [FileExport], all finish: @escaping (Result<[URL], any Error>) -> Void,
        _ cancelled: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented,
                makeRequest: { items.isEmpty ? nil : FileDialogRequest(.folder, title: "Save") },
                finish: { urls in
                    guard let folder = urls?.first else { return cancelled() }
                    var taken: Set<String> = []
                    write(
                        items.map { item in
                            var name = item.fullName, number = 1
                            while !taken.insert(name).inserted {
                                number += 1
                                name = item.fullName(number)
                            }
                            return (item, folder.appendingPathComponent(name))
                        }, finish)
                }))
    }
}

/// Writes all, and tells of the places or of the first error: at once where all can be, otherwise later.
private func write(_ items: [(FileExport, URL)], _ finish: @escaping (Result<[URL], any Error>) -> Void) {
    let isAtOnce = items.allSatisfy { if case .atOnce = $0.0.way { true } else { false } }
    if isAtOnce {
        return finish(
            Result {
                try items.map { item, url in
                    if case .atOnce(let write) = item.way { try write(url) }
                    return url
                }
            })
    }
    let work = LateExport(items: items, finish: finish)
    Task { @MainActor in await work.run() }
}

/// Stays on the main actor.
private struct LateExport: @unchecked Sendable {
    let items: [(FileExport, URL)]
    let finish: (Result<[URL], any Error>) -> Void

    @MainActor func run() async {
        do {
            for (item, url) in items {
                switch item.way {
                case .atOnce(let write): try write(url)
                case .later(let make): try await make().write(to: url, options: .atomic)
                }
            }
            finish(.success(items.map(\.1)))
        } catch {
            finish(.failure(error))
        }
    }
}

extension FileExport {
    /// The name with the extension of the type.
    var fullName: String { fullName(1) }

    func fullName(_ number: Int) -> String {
        let own = (name as NSString).deletingPathExtension, given = (name as NSString).pathExtension
        let numbered = number == 1 ? own : "\(own) \(number)"
        let suffix = given.isEmpty ? type?.fileExtension ?? "" : given
        return suffix.isEmpty ? numbered : numbered + "." + suffix
    }

    /// A place for which a person has left out the extension gets it.
    func completing(_ url: URL) -> URL {
        guard url.pathExtension.isEmpty, let suffix = type?.fileExtension else { return url }
        return url.appendingPathExtension(suffix)
    }
}

extension UTType {
    /// Plain text in any coding is written to the same kind of file.
    fileprivate var fileExtension: String? { preferredFilenameExtension ?? (conforms(to: .plainText) ? "txt" : nil) }
}

extension FileDocument {
    fileprivate nonisolated func fileExport(
        _ type: UTType, _ name: String?, _ make: @escaping () throws -> FileWrapper
    ) -> FileExport { FileExport(type, name, make) }
}

extension ReferenceFileDocument {
    fileprivate nonisolated func fileExport(
        _ type: UTType, _ name: String?, _ make: @escaping () throws -> FileWrapper
    ) -> FileExport { FileExport(type, name, make) }
}

extension FileExport {
    init(_ type: UTType, _ name: String?, _ make: @escaping () throws -> FileWrapper) {
        self.init(
            name: name ?? "Untitled", type: type,
            way: .atOnce { try make().write(to: $0, options: .atomic, originalContentsURL: nil) })
    }
}
