import SwiftUI

// Identifiable by turns: the wrapper that makes anything identifiable.

struct IdentifiableItem<Item, ID: Hashable>: Identifiable {
    let item: Item
    let keyPath: KeyPath<Item, ID>;

    var id: ID {
        item[keyPath: keyPath] // 짜잔. 여기다 ✨
    } 
}
