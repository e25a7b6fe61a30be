extension View {
    /// What Copy puts on the clipboard while the focus is in the view. An empty list leaves the clipboard as it is.
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        modifier(CommandModifier(copied: { payload().map(NSItemProvider.init(transferring:)) }))
    }

    /// What Cut puts on the clipboard while the focus is in the view. `action` takes the values away and answers them.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        modifier(CommandModifier(cut: { action().map(NSItemProvider.init(transferring:)) }))
    }

    /// Takes what Paste gives while the focus is in the view. `validator` picks the values that are taken; without any, `action`
    /// is not called. The values arrive later, when they are loaded.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        modifier(
            CommandModifier(
                pasteTypes: T.importedContentTypes(),
                paste: { items in
                    LatePaste(items: items) { (values: [T]) in
                        let taken = validator(values)
                        if !taken.isEmpty { action(taken) }
                    }.run()
                }))
    }

    /// What Copy puts on the clipboard while the focus is in the view; nil for nothing.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(CommandModifier(copied: payloadAction))
    }

    /// What Cut puts on the clipboard while the focus is in the view; nil for nothing.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(CommandModifier(cut: payloadAction))
    }

    /// Takes items of the types that Paste gives while the focus is in the view.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        modifier(CommandModifier(pasteTypes: supportedContentTypes, paste: payloadAction))
    }

    /// The same; `validator` makes of the items what is pasted, or nil where they are of no use.
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes) { items in validator(items).map(payloadAction) }
    }

    /// The same by identifiers.
    nonisolated public func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedTypes.map { UTType(importedAs: $0) }, perform: payloadAction)
    }

    /// What Delete does while the focus is in the view; nil for nothing.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        modifier(CommandModifier(deleted: action))
    }
}

extension NSItemProvider {
    convenience init<T: Transferable>(transferring value: T) {
        self.init()
        register(value)
    }
}

/// Values that have to be loaded before they arrive. Stays on the main actor.
struct LatePaste<T: Transferable>: @unchecked Sendable {
    let items: [NSItemProvider]
    let action: ([T]) -> Void

    func run() {
        Task { @MainActor in
            var values: [T] = []
            for item in items { if let value = try? await item.transferable(T.self) { values.append(value) } }
            if !values.isEmpty { action(values) }
        }
    }
}
