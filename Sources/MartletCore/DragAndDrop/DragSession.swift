/// Something that is dragged: by types of data, and within the program as the value itself.
package struct DragItem {
    package let provider: NSItemProvider
    /// The value that `draggable` was given.
    package var value: Any?

    package init(provider: NSItemProvider, value: Any? = nil) {
        self.provider = provider
        self.value = value
    }

    func conforms(to types: [UTType]) -> Bool {
        types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
}

/// One drag, from its beginning to the drop. It knows no host: data is asked for by type.
package final class DragSession {
    package let items: [DragItem]
    /// Where the pointer is, in root coordinates.
    package internal(set) var location: CGPoint
    /// What the destination under the pointer would do; nil where there is none.
    package internal(set) var operation: DropOperation?
    /// What is shown under the pointer, with its size; nil for drags from elsewhere.
    package internal(set) var picture: DisplayItem?
    package internal(set) var pictureSize = CGSize.zero

    package init(items: [DragItem], location: CGPoint) {
        self.items = items
        self.location = location
    }
}
