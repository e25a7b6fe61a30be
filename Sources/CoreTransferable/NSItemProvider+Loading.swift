extension NSItemProvider {
    /// Gives the data of the first representation that conforms to the type, or an error.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let representation = representation(for: typeIdentifier) else {
            DispatchQueue.main.async { completionHandler(nil, ErrorCode.itemUnavailableError) }
            return progress
        }
        DispatchQueue.main.async {
            _ = representation.load { data, error in
                DispatchQueue.main.async {
                    progress.completedUnitCount = 1
                    completionHandler(data, data == nil ? error ?? ErrorCode.itemUnavailableError : nil)
                }
            }
        }
        return progress
    }

    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// The data of the first representation that conforms to the type.
    public func loadDataRepresentation(for contentType: UTType) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            loadDataRepresentation(for: contentType) { data, error in
                if let data {
                    continuation.resume(returning: data)
                } else {
                    continuation.resume(throwing: error ?? ErrorCode.itemUnavailableError)
                }
            }
        }
    }

    /// Gives the item as a file, which is there until the handler returns.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let suffix = UTType(typeIdentifier)?.preferredFilenameExtension.map { ".\($0)" } ?? ""
        let name = (suggestedName ?? "item") + suffix
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent(name)
                try data.write(to: file)
                completionHandler(file, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Gives the item under a type: a text as `String`, an address as `URL`, anything else as `Data`.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        let type = representation(for: typeIdentifier)?.type
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            completionHandler?(data.map { Self.item($0, type ?? .data) }, error)
        }
    }

    /// The item under a type: a text as `String`, an address as `URL`, anything else as `Data`.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any Sendable {
        let type = representation(for: typeIdentifier)?.type
        let data = try await loadDataRepresentation(for: UTType(declared: typeIdentifier))
        return Self.item(data, type ?? .data)
    }

    private static func item(_ data: Data, _ type: UTType) -> any Sendable {
        let text = String(decoding: data, as: UTF8.self)
        if type.conforms(to: .url) { return URL(string: text) ?? data }
        return type.conforms(to: .plainText) ? text : data
    }

    /// Whether an object of the class can be made of the item.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { representation(for: $0) != nil }
    }

    /// Gives an object of the class, or an error.
    @_disfavoredOverload
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        load(aClass) { completionHandler($0, $1) }
    }

    /// Gives a value of the type, or an error.
    @discardableResult
    public func loadObject<T: NSItemProviderReading>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        load(aClass) { completionHandler($0 as? T, $1) }
    }

    private func load(
        _ aClass: any NSItemProviderReading.Type,
        _ completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        guard let type = readable.first(where: { representation(for: $0) != nil }) else {
            DispatchQueue.main.async { completionHandler(nil, ErrorCode.unavailableCoercionError) }
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }
}

extension NSItemProvider {
    /// Registers every way out of a value. The value is made when it is asked for the first time.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        for channel in T._channels {
            guard let exporting = channel.exporting else { continue }
            registerDataRepresentation(for: channel.contentType) { handler in
                Task { @MainActor in
                    do {
                        let item = transferable()
                        guard channel.condition(item) else { throw ErrorCode.itemUnavailableError }
                        handler(try await exporting(item), nil)
                    } catch {
                        handler(nil, error)
                    }
                }
                return nil
            }
        }
    }

    /// Gives a value of the type, made of the first representation that it can be made of.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        Task { @MainActor in
            do {
                completionHandler(.success(try await self.transferable(T.self)))
            } catch {
                completionHandler(.failure(error))
            }
        }
        return Progress(totalUnitCount: 1)
    }

    /// A value of the type, made of the first representation that it can be made of.
    public func transferable<T: Transferable>(_ type: T.Type) async throws -> T {
        for channel in T._channels {
            guard let importing = channel.importing, representation(for: channel.contentType.identifier) != nil else {
                continue
            }
            let data = try await loadDataRepresentation(for: channel.contentType)
            return try await importing(data)
        }
        throw TransferError.unsupportedType(registeredContentTypes.first ?? .data, "\(T.self)")
    }

    /// Whether a value of the type can be made of the item.
    public func hasItem<T: Transferable>(for type: T.Type) -> Bool {
        T.importedContentTypes().contains { representation(for: $0.identifier) != nil }
    }
}

extension NSItemProvider {
    /// Gives the data of the first representation that conforms to the type, wherever its loader calls back: at once where the
    /// data is at hand. Nil where there is none.
    package func _loadAtOnce(_ contentType: UTType, _ handler: @escaping @Sendable (Data?) -> Void) {
        guard let representation = representation(for: contentType.identifier) else { return handler(nil) }
        _ = representation.load { data, _ in handler(data) }
    }
}
