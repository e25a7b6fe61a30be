import SwiftUI

// Identifiable by turns: the subscript that a binding finds by dynamic member lookup.

extension Optional {
    subscript<ID>(
        identifiedBy keyPath: KeyPath<Wrapped, ID>
    ) -> IdentifiableItem<Wrapped, ID>?
    where
        ID: Hashable
    {
        get {
            // Item? -> IdentifiableItem?
            map { IdentifiableItem(item: $0, keyPath: keyPath) }
        }
        set {
            // IdentifiableItem? -> Item?
            self = newValue?.item
        }
    }
}
