import MartletGraph

/// Takes commands of the Edit menu while the focus is inside.
final class CommandNode: ViewNode {
    /// What is put on the clipboard; nil where the view has none of that.
    var copied: (() -> [NSItemProvider])?
    /// The same, and taken away.
    var cut: (() -> [NSItemProvider])?
    var pasteTypes: [UTType] = []
    var paste: (([NSItemProvider]) -> Void)?
    var deleted: (() -> Void)?
    var isEnabled = true

    func can(_ command: EditCommand) -> Bool {
        guard isEnabled else { return false }
        switch command {
        case .copy: return copied != nil
        case .cut: return cut != nil
        case .delete: return deleted != nil
        case .paste: return paste != nil && host.input.desktop.clipboard.has(pasteTypes)
        case .undo, .redo, .selectAll: return false
        }
    }

    /// False where there is nothing after all.
    func perform(_ command: EditCommand) -> Bool {
        let clipboard = host.input.desktop.clipboard
        switch command {
        case .copy, .cut:
            guard let items = command == .copy ? copied?() : cut?(), !items.isEmpty else { return false }
            clipboard.write(items)
        case .paste:
            let items = clipboard.items.filter { item in
                pasteTypes.contains { item.hasItemConformingToTypeIdentifier($0.identifier) }
            }
            guard !items.isEmpty else { return false }
            paste?(items)
        case .delete: deleted?()
        case .undo, .redo, .selectAll: return false
        }
        return true
    }
}

nonisolated struct CommandModifier: UnaryModifier {
    var copied: (() -> [NSItemProvider])?
    var cut: (() -> [NSItemProvider])?
    var pasteTypes: [UTType] = []
    var paste: (([NSItemProvider]) -> Void)?
    var deleted: (() -> Void)?

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        surround(CommandNode(inputs), modifier: modifier, inputs: inputs, body: body) { node, value, environment in
            node.copied = value.copied
            node.cut = value.cut
            node.pasteTypes = value.pasteTypes
            node.paste = value.paste
            node.deleted = value.deleted
            node.isEnabled = environment.isEnabled
        }
    }
}
