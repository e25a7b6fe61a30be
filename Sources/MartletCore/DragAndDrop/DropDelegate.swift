/// What a destination hears of a drag over it.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether a drag with items of the expected types may be dropped here. Asked when it comes over the view.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what is dropped; false if it was not taken.
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    /// The drag is over the view; the answer says what would be done. Nil leaves it at the last answer, or else at a copy.
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// A drag over a destination, as it is now.
public struct DropInfo {
    let session: DragSession
    /// In the coordinates of the destination.
    public let location: CGPoint

    /// Whether one of the items conforms to one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        session.items.contains { $0.conforms(to: contentTypes) }
    }

    /// The items that conform to one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        session.items.filter { $0.conforms(to: contentTypes) }.map(\.provider)
    }

    /// The same by identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(importedAs: $0) })
    }

    /// The same by identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(importedAs: $0) })
    }
}
