import SwiftUI

// Identifiable by turns: sheet(item:id:).

extension View {
    nonisolated func sheet<Item, ID>(
        item: Binding<Item?>,
        id: KeyPath<Item, ID>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View
    where
        ID: Hashable
    {
        sheet(item: item[identifiedBy: id], onDismiss: onDismiss) {
                 // ^^^^^^^^^^^^^^^^^^^^^^
                 // 택갈이 중 ✨

            content($0.item) // 까기
        }
    }
}
