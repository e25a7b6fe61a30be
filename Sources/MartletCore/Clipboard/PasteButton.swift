import MartletGraph

/// A button that pastes. It is enabled while the clipboard has something of use.
nonisolated public struct PasteButton: View {
    private let types: [UTType]
    private let take: ([NSItemProvider]) -> Void
    @State private var source = ClipboardSource()

    /// Gives values of a type to `onPaste`, when they are loaded.
    nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        types = T.importedContentTypes()
        take = { LatePaste(items: $0, action: onPaste).run() }
    }

    /// Gives items of the types to `payloadAction`.
    nonisolated public init(
        supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {
        types = supportedContentTypes
        take = payloadAction
    }

    /// The same; `validator` makes of the items what is pasted, or nil where they are of no use.
    nonisolated public init<Payload>(
        supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) {
        self.init(supportedContentTypes: supportedContentTypes) { items in validator(items).map(payloadAction) }
    }

    @MainActor public var body: some View {
        Button {
            let items = source.items(of: types)
            if !items.isEmpty { take(items) }
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        .disabled(source.items(of: types).isEmpty)
        .modifier(ClipboardWatching { source = $0 })
    }
}

/// The clipboard at one moment: another value after each change.
struct ClipboardSource: FieldComparable {
    var clipboard: (any Clipboard)?
    var changeCount = 0

    func items(of types: [UTType]) -> [NSItemProvider] {
        clipboard?.items.filter { item in types.contains { item.hasItemConformingToTypeIdentifier($0.identifier) } }
            ?? []
    }

    static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let (a, b) = (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee)
        return a.clipboard === b.clipboard && a.changeCount == b.changeCount
    }
}

/// Tells of the clipboard when the view appears and after each change.
nonisolated struct ClipboardWatching: CallbackModifier {
    let action: @MainActor (ClipboardSource) -> Void

    nonisolated static func install(_ modifier: _GraphValue<Self>, inputs: _ViewInputs, order: CallbackOrder) {
        let graph = inputs.graph
        let host = inputs.host
        var latest: ((ClipboardSource) -> Void)?
        _ = graph.effect { latest = onMainThread(modifier.value(in: graph).action) }
        let watch = Watch()
        host.afterUpdate(order) {
            let clipboard = host.input.desktop.clipboard
            let tell = { latest?(ClipboardSource(clipboard: clipboard, changeCount: clipboard.changeCount)) }
            watch.observer = clipboard.observe { tell() }
            tell()
        }
        graph.onRemove(graph.currentSubgraph) {
            watch.observer = nil
            latest = nil
        }
    }

    private final class Watch { var observer: AnyObject? }
}
